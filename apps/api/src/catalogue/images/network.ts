import { lookup } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

interface Destination {
  /** The IP address that was resolved and found public: the connection is made only to it. */
  ip: string;
  port: number;
  /** The host that the certificate must name. */
  name: string;
  secure: boolean;
}

/** Access to the internet. Tests pass their own, since they fetch from their own machine. */
export interface Network {
  /** All IP addresses of a name. */
  resolve: (name: string) => Promise<string[]>;
  connect: (to: Destination) => Socket;
}

/** The real internet. */
export const internet: Network = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  connect: ({ ip, port, name, secure }) =>
    secure
      ? connectSecurely({ host: ip, port, ...(isIP(name) === 0 && { servername: name }) })
      : connect({ host: ip, port }),
};
