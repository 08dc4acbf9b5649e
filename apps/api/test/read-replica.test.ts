import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { openPostgres } from '../src/catalogue/open-database.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { callPool } from '../src/platform/database/pools.ts';
import { type Reads, readsFromReplica } from '../src/platform/database/read-replica.ts';
import { importListForTest } from '../src/catalogue/ingestion/testing/import-list-for-test.ts';
import { type TestServer, testServer } from './test-server.ts';
import { aListedAuction } from './a-listed-auction.ts';
import { aCaller, type Caller } from './callers.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';

const now = new Date('2026-03-10T12:00Z');
const soon = { timeout: 20_000, interval: 50 };
const env = { DATABASE_URL: 'postgres://primary/x', DATABASE_READ_URL: 'postgres://standby/x' };
const source = { code: 'caixa', name: 'Caixa' };

describe.skipIf(inject('postgresUrl') === null)('a primary and its streaming replica', () => {
  let primary: Cluster;
  let standby: Cluster;
  let opened: OpenDatabase;
  let lenient: { reads: Reads; server: TestServer };
  let strict: { reads: Reads; server: TestServer };
  let ana: Caller;
  let listed = 0;

  /** Another auction, known to the primary. */
  const listOneMore = async () => {
    listed += 1;
    const auctions = Array.from({ length: listed }, (_, at) => aListedAuction(String(at)));
    await importListForTest(
      opened.database,
      { source, listDate: '2026-03-10', scope: ['GO'], auctions },
      now,
    );
  };
  const total = async ({ server }: { server: TestServer }, headers: Record<string, string> = {}) => {
    const answer = await server.app.inject({ url: '/api/auctions', headers });
    return answer.statusCode === 200
      ? answer.json<{ pagination: { total: number } }>().pagination.total
      : answer.statusCode;
  };
  const replay = async (what: 'pause' | 'resume') => {
    const pool = callPool(standby.urlOf('postgres'));
    await pool.query(`select pg_wal_replay_${what}()`);
    await pool.end();
  };
  const withReads = async (maxBehindMs: number) => {
    const reads = readsFromReplica(opened.pool, callPool(standby.urlOf('postgres')), maxBehindMs);
    return { reads, server: await testServer({ ...opened, reads }, { clock: () => now, env }) };
  };
  const usesReplica = () => [lenient.reads.usesReplica(), strict.reads.usesReplica()];

  beforeAll(async () => {
    primary = (await startCluster())!;
    opened = await openPostgres(primary.urlOf('postgres'));
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    await listOneMore();
    standby = await primary.standby();
    lenient = await withReads(600_000);
    strict = await withReads(1500);
  });
  afterAll(async () => {
    for (const one of [lenient, strict]) {
      await one?.server.app.close();
      await one?.reads.close();
    }
    await opened?.close();
    standby?.stop();
    primary?.stop();
  });

  test('public reads come from the replica, those of the signed-in and of who just wrote from the primary', async () => {
    await expect.poll(usesReplica, soon).toEqual([true, true]);
    await replay('pause');
    await listOneMore();
    expect(await total(lenient)).toBe(1);
    expect(await total(lenient, ana.headers)).toBe(2);
    const wrote = await lenient.server.app.inject({
      url: '/api/customer/logout',
      method: 'POST',
      headers: (await aCaller(opened.database, now, 'bia@exemplo.com.br')).headers,
    });
    const [cookie = ''] = String(wrote.headers['set-cookie']).split(';');
    expect(await total(lenient, { cookie: `a=b; ${cookie}` })).toBe(2);
  });

  test('one too far behind is not read from until it has caught up', async () => {
    await expect.poll(usesReplica, soon).toEqual([true, false]);
    expect([await total(lenient), await total(strict)]).toEqual([1, 2]);
    await replay('resume');
    await expect.poll(usesReplica, soon).toEqual([true, true]);
    await expect.poll(() => total(lenient), soon).toBe(2);
  });

  test('while it is away every read is answered by the primary', async () => {
    await standby.halt('SIGKILL');
    await listOneMore();
    for (let turn = 0; turn < 10; turn += 1) expect(await total(lenient)).toBe(3);
    expect(lenient.reads.usesReplica()).toBe(false);
    await standby.resume();
    await expect.poll(usesReplica, soon).toEqual([true, true]);
    await expect.poll(() => total(strict), soon).toBe(3);
  });

  test('while the primary is away lists and auctions are still shown, writes answer 503, and /readyz says so', async () => {
    await primary.halt('SIGINT');
    expect(await total(lenient)).toBe(3);
    const { app } = lenient.server;
    const id = (await app.inject('/api/auctions')).json<{ data: { uuid_key: string }[] }>().data[0]!.uuid_key;
    expect((await app.inject(`/api/auctions/${id}`)).statusCode).toBe(200);
    const refused = await app.inject({ url: '/api/customer/logout', method: 'POST', headers: ana.headers });
    expect([refused.statusCode, refused.json()]).toEqual([
      503,
      { message: 'Serviço indisponível no momento. Tente novamente em instantes.' },
    ]);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await primary.resume();
    await expect.poll(async () => (await app.inject('/readyz')).statusCode, soon).toBe(200);
    await expect.poll(usesReplica, soon).toEqual([true, true]);
  });

  test('a promoted standby follows no primary and is not read from', async () => {
    const pool = callPool(standby.urlOf('postgres'));
    await pool.query('select pg_promote()');
    await pool.end();
    await expect.poll(usesReplica, soon).toEqual([false, false]);
    expect(await total(lenient)).toBe(3);
  });
});
