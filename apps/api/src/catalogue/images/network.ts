import { lookup } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

interface Destination {
  /** The number that was looked up and found public: the connection goes there and nowhere else. */
  ip: string;
  port: number;
  /** Whom the certificate must name. */
  name: string;
  secure: boolean;
}

/** The way out of this machine. Tests bring their own, since what they fetch from is their own machine. */
export interface Network {
  /** Every number that a name stands for. */
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
