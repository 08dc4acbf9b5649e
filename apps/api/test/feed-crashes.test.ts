import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';

import { openPostgres } from '../src/catalogue/open-database.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { feedLines, lots } from '../src/backoffice/feeds/testing/a-feed.ts';
import { validatedFetch } from './answers.ts';
import { aCaller, type Caller } from './callers.ts';
import { freshPostgres } from './databases.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const soon = { timeout: 50_000, interval: 50 };
const missed = { timeout: 110_000, interval: 250 };
const count = 300;

/** Other databases of the cluster have other tests. */
const waitingHere = `
  pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

describe.skipIf(inject('postgresUrl') === null)('a process that dies in a feed', () => {
  let url: string;
  let opened: OpenDatabase;
  let sender: Caller;
  let server: ServerProcess | null = null;

  beforeAll(async () => {
    url = await freshPostgres();
    opened = await openPostgres(url);
    sender = await aCaller(opened.database, new Date(), 'leiloeira@exemplo.com.br', 'auctioneer');
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    server = null;
  });
  afterAll(() => opened?.close());

  const start = async () =>
    (server = await startServerProcess(url, {
      REQUESTS_PER_MINUTE: '1000000',
      MAX_EVENT_LOOP_DELAY_MS: '0',
    }));
  const numberOf = async (query: string, values: unknown[] = []) =>
    Number((await opened.pool.query<{ n: string }>(`select count(*) as n from ${query}`, values)).rows[0]!.n);
  const statusOf = async (id: string) => {
    const { rows } = await opened.pool.query<{ status: string; held_reason: string | null }>(
      'select status, held_reason from feed_runs where uuid = $1',
      [id],
    );
    return rows[0]!;
  };
  const send = async ({ url: origin }: ServerProcess, day: string): Promise<string> => {
    const answer = await validatedFetch(`${origin}/api/auctionner/feeds`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson', ...sender.headers },
      body: feedLines(lots(count), { list_date: day, complete: true }),
    });
    expect(answer.status).toBe(202);
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };

  test(
    '[SAFE-27] killed inside a feed it leaves nothing half imported, and the next one imports it whole',
    { timeout: 180_000 },
    async () => {
      // The last write of a feed waits for this lock, with the auctions written before it.
      const holder = await opened.work.pool.connect();
      await holder.query('begin');
      await holder.query('lock table feed_lines in exclusive mode');
      const id = await send(await start(), '2026-03-09');
      await expect.poll(() => numberOf(waitingHere), soon).toBeGreaterThan(0);
      await server!.end('SIGKILL');
      await holder.query('rollback');
      holder.release();
      expect(await statusOf(id)).toMatchObject({ status: 'running' });
      await expect
        .poll(
          () => numberOf("pg_stat_activity where datname = current_database() and state = 'active'"),
          soon,
        )
        .toBe(1);
      expect([await numberOf('auctions'), await numberOf('lists'), await numberOf('feed_lines')]).toEqual([
        0, 0, 0,
      ]);

      // A dead process is noticed after a quarter of a minute.
      await opened.pool.query(
        `update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
      );
      await start();
      const state = async () => {
        await opened.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
        return (await statusOf(id)).status;
      };
      await expect.poll(state, missed).toBe('taken');
      expect([await numberOf('auctions'), await numberOf('lists'), await numberOf('feed_lines')]).toEqual([
        count,
        1,
        count,
      ]);
    },
  );

  test(
    '[SAFE-27] what broke off too often, or lost its job, is at an end after the next start',
    { timeout: 120_000 },
    async () => {
      const { rows } = await opened.pool.query<{ uuid: string }>(
        `insert into feed_runs (source_id, person_id, file_name, format, received_at, status, attempts, content)
      select source_id, id, 'lotes.csv', 'csv', now(), 'running', 3, '' from people where id = $1 returning uuid`,
        [sender.id],
      );
      await start();
      await expect
        .poll(() => statusOf(rows[0]!.uuid), missed)
        .toEqual({
          status: 'failed',
          held_reason: 'A leitura foi interrompida e nada foi mudado. Envie a lista outra vez.',
        });
      expect(await numberOf("feed_runs where status in ('queued', 'running')")).toBe(0);
    },
  );

  test('[SAFE-27] stopped while it still starts its workers, it ends well', async () => {
    await opened.pool.query(
      `with source as (insert into sources (code, name) values ('outra', 'Outra')
        on conflict (code) do update set name = excluded.name returning id)
      insert into feed_runs (source_id, person_id, file_name, format, received_at, status, attempts, content)
      select id, $1, 'lotes.csv', 'csv', now(), 'queued', 0, '' from source`,
      [sender.id],
    );
    const holder = await opened.work.pool.connect();
    await holder.query('begin');
    await holder.query('lock table feed_runs in access exclusive mode');
    const { url: origin, end } = await start();
    await expect.poll(() => numberOf(waitingHere), soon).toBeGreaterThan(0);
    const ended = end('SIGTERM');
    const stopped = () =>
      fetch(origin).then(
        () => false,
        () => true,
      );
    await expect.poll(stopped, soon).toBe(true);
    await holder.query('rollback');
    holder.release();
    expect(await ended).toBe(0);
    server = null;
  });
});
