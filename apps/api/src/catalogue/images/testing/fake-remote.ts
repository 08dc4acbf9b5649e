import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';

import type { Network } from '../network.ts';

/** An unassigned address; connections to it reach the test's server. */
export const somewhere = '93.184.215.14';

export interface FakeRemote {
  network: Network;
  /** Requested paths, in order. */
  requests: string[];
  /** IP addresses and ports that were connected. */
  connected: string[];
  close: () => Promise<void>;
}

/** Another site on this machine, behind a network that resolves names by `names`, each else to `somewhere`. */
export async function fakeRemote(
  listener: RequestListener,
  names: Readonly<Record<string, readonly string[]>> = {},
): Promise<FakeRemote> {
  const requests: string[] = [];
  const connected: string[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    requests,
    connected,
    network: {
      resolve: async (name) => [...(names[name] ?? [somewhere])],
      connect: (to) => {
        connected.push(`${to.ip}:${to.port}`);
        return connect(port, '127.0.0.1');
      },
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
