import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../database/database.ts';
import { testServer } from '../../../test/test-server.ts';

const now = new Date('2026-03-10T12:00:00Z');
const token = 'm'.repeat(40);

describe.each(engines)('watching on $name', ({ open }) => {
  let opened: OpenDatabase;
  const server = async (env: Record<string, string>) =>
    (await testServer(opened, { clock: () => now, env })).app;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => opened?.close());

  test('figures name routes and never addresses', async () => {
    const app = await server({});
    await app.inject('/api/unsubscribe/segredo');
    await app.inject('/nothing/ana@exemplo.com.br');
    const answer = await app.inject('/metrics');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(answer.body).toMatch(
      /martelo_request_duration_seconds_count\{method="GET",route="\/api\/unsubscribe\/:token",status="404"\} 1\n/,
    );
    expect(answer.body).toMatch(/_count\{method="GET",route="none",status="404"\} 1\n/);
    expect(answer.body).toMatch(/martelo_pool_connections\{state="total"\} \d/);
    expect(answer.body).toContain('process_resident_memory_bytes ');
    expect(answer.body).not.toMatch(/segredo|exemplo/);
    await app.close();
  });

  test('jobs are counted by queue and state where there are any', async () => {
    await opened.pool.query('create schema jobs');
    await opened.pool.query(
      `create table jobs.job as select 'send-mail' as name, 'retry' as state from generate_series(1, 2)`,
    );
    const app = await server({});
    expect((await app.inject('/metrics')).body).toContain('martelo_jobs{queue="send-mail",state="retry"} 2');
    await app.close();
    await opened.pool.query('drop schema jobs cascade');
  });

  test('[SAFE-43] mails that wait or were given up and lists in quarantine are counted, and whether the replica is read from', async () => {
    const app = await server({});
    const figures = async () =>
      (await app.inject('/metrics')).body.match(/^martelo_(mails|lists|replica)_.*/gm);
    expect(await figures()).toEqual([
      'martelo_mails_waiting 0',
      'martelo_mails_given_up 0',
      'martelo_lists_held 0',
      'martelo_replica_in_use 0',
    ]);
    await opened.pool
      .query(`insert into mails (key, recipient, subject, text, html, created_at, sent_at, failed_at)
      select key, 'a@exemplo.com.br', '', '', '', now(), sent, failed from (values ('waits', null::timestamptz, null::timestamptz),
        ('sent', now(), null), ('refused', null, now()), ('long ago', null, now() - interval '2 days')) as mail (key, sent, failed)`);
    await opened.pool
      .query(`with source as (insert into sources (code, name) values ('figures', 'Figures') returning id)
      insert into feed_runs (source_id, file_name, format, received_at, status)
      select id, 'lotes.csv', 'csv', now(), status from source, unnest(array['held', 'taken']) as status`);
    expect(await figures()).toEqual([
      'martelo_mails_waiting 1',
      'martelo_mails_given_up 1',
      'martelo_lists_held 1',
      'martelo_replica_in_use 0',
    ]);
    await app.close();
  });

  test('in production only who has the token reads them', async () => {
    const [closed, open] = [await server({ DEMO: 'off' }), await server({ METRICS_TOKEN: token })];
    const read = async (app: typeof open, authorization?: string) =>
      (await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode;
    expect(await read(closed)).toBe(404);
    expect(await read(closed, 'Bearer null')).toBe(404);
    expect(await read(open)).toBe(404);
    expect(await read(open, `Bearer ${token}x`)).toBe(404);
    expect(await read(open, `Bearer ${token}`)).toBe(200);
    await closed.close();
    await open.close();
  });

  test('ids of requests are never alike, also in two processes', async () => {
    const [first, second] = [await server({}), await server({})];
    const ids = new Set<unknown>();
    for (const app of [first, first, second, second])
      ids.add(
        (await app.inject({ url: '/healthz', headers: { 'x-request-id': 'mine' } })).headers['x-request-id'],
      );
    expect(ids.size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    await first.close();
    await second.close();
  });

  test('TRUST_PROXY sets which proxies may state the caller’s address; by default none may', async () => {
    const limit = async (env: Record<string, string>, forwarded: string[], remoteAddress = '10.0.0.5') => {
      const app = await server({ ...env, REQUESTS_PER_MINUTE: '1' });
      const answers: number[] = [];
      for (const one of forwarded) {
        const headers = { 'x-forwarded-for': one };
        answers.push((await app.inject({ url: '/api/auctions/states', headers, remoteAddress })).statusCode);
      }
      await app.close();
      return answers;
    };
    const callers = ['203.0.113.1', '203.0.113.2'];
    const faked = ['1.1.1.1, 203.0.113.1', '2.2.2.2, 203.0.113.1'];
    expect(await limit({}, callers)).toEqual([200, 429]);
    expect(await limit({ TRUST_PROXY: '10.0.0.0/8' }, callers)).toEqual([200, 200]);
    expect(await limit({ TRUST_PROXY: '10.0.0.0/8' }, callers, '192.0.2.1')).toEqual([200, 429]);
    expect(await limit({ TRUST_PROXY: '10.0.0.0/8' }, faked)).toEqual([200, 429]);
    expect(await limit({ TRUST_PROXY: '10.0.0.0/8' }, ['in-process', 'in-process'])).toEqual([200, 429]);
  });
});
