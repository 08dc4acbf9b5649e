import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface StallingProxy {
  port: number;
  /** From now on answers are read and passed on no more; connections stay open. */
  stall: () => void;
  /** What was held back goes on its way, and all that comes after. */
  resume: () => void;
  close: () => void;
}

/**
 * Passes bytes on to the socket at `path`, until it is set to withhold the answers: a server that vanished without
 * closing.
 */
export async function stallingProxy(path: string): Promise<StallingProxy> {
  let stalled = false;
  const sockets = new Set<Socket>();
  const answering = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(path);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    answering.add(server);
    server.on('close', () => answering.delete(server));
    client.pipe(server).pipe(client);
    if (stalled) server.pause();
    client.on('close', () => server.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    stall() {
      stalled = true;
      for (const server of answering) server.pause();
    },
    resume() {
      stalled = false;
      for (const server of answering) server.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
