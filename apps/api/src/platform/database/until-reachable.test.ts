import { once } from 'node:events';
import { createServer } from 'node:net';

import { Pool } from 'pg';
import { describe, expect, inject, test } from 'vitest';

import { startCluster } from '../../../test/postgres-cluster.ts';
import { startServerProcess } from '../../../test/server-process.ts';
import { untilReachable } from './until-reachable.ts';

/** The address of a PostgreSQL that does not listen: a port that was just released. */
async function nobodysAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return `postgres://martelo:segredo@127.0.0.1:${port}/martelo`;
}

describe('without its database', () => {
  test('[SAFE-32] the server says so, tries for a while, and ends with one sentence', async () => {
    const url = await nobodysAddress();
    const started = performance.now();
    const ended: unknown = await startServerProcess(url, { DATABASE_WAIT_SECONDS: '2' }).catch(
      (error: unknown) => error,
    );
    const { port } = new URL(url);
    expect(String(ended)).toBe(
      'Error: The server ended with 1: ' +
        `The database of DATABASE_URL is not reachable yet: connect ECONNREFUSED 127.0.0.1:${port}. Trying for 2 seconds.\n` +
        `The database of DATABASE_URL was not reachable for 2 seconds: connect ECONNREFUSED 127.0.0.1:${port}.\n`,
    );
    expect(performance.now() - started).toBeGreaterThan(1000);
  });

  test.skipIf(inject('postgresUrl') === null)('[SAFE-32] a database that comes later is found', async () => {
    const cluster = (await startCluster())!;
    const pool = new Pool({ connectionString: cluster.urlOf('postgres') });
    try {
      await cluster.halt('SIGINT');
      const { promise: waits, resolve } = Promise.withResolvers<string>();
      const found = untilReachable(pool, { seconds: 50, onWait: resolve });
      expect(await waits).toContain('is not reachable yet');
      await cluster.resume();
      await expect(found).resolves.toBeUndefined();
    } finally {
      await pool.end();
      cluster.stop();
    }
  });

  test.skipIf(inject('postgresUrl') === null)(
    '[SAFE-32] a database that is missing is not waited for',
    async () => {
      const url = new URL(inject('postgresUrl')!);
      url.pathname = '/no_such_database';
      const pool = new Pool({ connectionString: url.href });
      const reported: string[] = [];
      await expect(
        untilReachable(pool, { seconds: 50, onWait: (sentence) => void reported.push(sentence) }),
      ).rejects.toThrow('database "no_such_database" does not exist');
      expect(reported).toEqual([]);
      await pool.end();
    },
  );
});
