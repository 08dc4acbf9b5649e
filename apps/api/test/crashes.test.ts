import { setImmediate as turn } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';

import { seedAlert, seedCustomer } from '../src/members/alerts/testing/seed-customer.ts';
import { openPostgres } from '../src/catalogue/open-database.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { importListForTest } from '../src/catalogue/ingestion/testing/import-list-for-test.ts';
import { catchMails } from '../src/platform/outbox/testing/smtp-catcher.ts';
import { aListedAuction } from './a-listed-auction.ts';
import { validatedFetch } from './answers.ts';
import { aCaller, type Caller } from './callers.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const writers = 6;
const auctionsEach = 400;
const soon = { timeout: 50_000, interval: 50 };
const missed = { timeout: 110_000, interval: 250 };
const env = { REQUESTS_PER_MINUTE: '1000000', MAX_EVENT_LOOP_DELAY_MS: '0' };

describe.skipIf(inject('postgresUrl') === null)('what is acknowledged is stored', () => {
  let cluster: Cluster;
  let url: string;
  let opened: OpenDatabase;
  let server: ServerProcess | null = null;
  let keys: string[];
  let callers: Caller[];

  beforeAll(async () => {
    cluster = (await startCluster())!;
    url = cluster.urlOf('postgres');
    opened = await openPostgres(url);
    const now = new Date();
    const auctions = Array.from({ length: auctionsEach }, (_, at) => aListedAuction(String(at)));
    const source = { code: 'caixa', name: 'Caixa' };
    await importListForTest(
      opened.database,
      { source, listDate: '2026-03-10', scope: ['GO'], auctions },
      now,
    );
    await opened.pool.query('update lists set matched_at = now()');
    const { rows } = await opened.pool.query<{ uuid_key: string }>(
      'select uuid_key from auctions order by id',
    );
    keys = rows.map(({ uuid_key }) => uuid_key);
    callers = await Promise.all(
      Array.from({ length: writers }, (_, nth) => aCaller(opened.database, now, `c${nth}@exemplo.com.br`)),
    );
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    server = null;
  });
  afterAll(async () => {
    await opened?.close();
    cluster?.stop();
  });

  /** Each customer saves one auction after the other until stopped; records what was acknowledged. */
  function writeOn({ url: origin }: ServerProcess) {
    const acknowledged = new Set<string>();
    const answers = new Map<number, string>();
    const end = new AbortController();
    const one = async ({ id, headers }: Caller) => {
      for (let at = 0; !end.signal.aborted && at < keys.length;) {
        try {
          const answer = await fetch(`${origin}/api/auctions/save-favorite`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify({ code: keys[at] }),
          });
          const text = await answer.text();
          answers.set(answer.status, text);
          if (answer.status === 200) acknowledged.add(`${id} ${keys[at++]}`);
        } catch {
          // The server is gone: nothing was acknowledged.
          await turn();
        }
      }
    };
    const done = Promise.all(callers.map(one));
    return {
      acknowledged,
      answers,
      async stop() {
        end.abort();
        await done;
      },
    };
  }

  const lost = async (acknowledged: ReadonlySet<string>) => {
    const { rows } = await opened.pool.query<{ pair: string }>(
      `select f.person_id || ' ' || a.uuid_key as pair from favorites f join auctions a on a.id = f.auction_id`,
    );
    const stored = new Set(rows.map(({ pair }) => pair));
    return [...acknowledged].filter((pair) => !stored.has(pair));
  };
  const status = async (path: string) => (await fetch(`${server!.url}${path}`)).status;

  test('[FAV-02] the server killed during writes loses none, and the next start serves them', async () => {
    server = await startServerProcess(url, env);
    const writing = writeOn(server);
    await expect.poll(() => writing.acknowledged.size, soon).toBeGreaterThan(150);
    await server.end('SIGKILL');
    await writing.stop();
    expect(await lost(writing.acknowledged)).toEqual([]);
    server = await startServerProcess(url, env);
    const [first] = callers;
    const answer = await validatedFetch(`${server.url}/api/customer/favorites/keys`, {
      headers: first!.headers,
    });
    const { rows } = await opened.pool.query('select from favorites where person_id = $1', [first!.id]);
    expect(((await answer.json()) as { data: string[] }).data).toHaveLength(rows.length);
  });

  test.each(['SIGINT', 'SIGKILL'] as const)(
    '[API-06] PostgreSQL ended by %s under load: 503 in Portuguese meanwhile, then all goes on, nothing lost',
    async (signal) => {
      await opened.pool.query('delete from favorites');
      server = await startServerProcess(url, env);
      const { pid } = server;
      const writing = writeOn(server);
      await expect.poll(() => writing.acknowledged.size, soon).toBeGreaterThan(60);
      await cluster.halt(signal);
      await expect.poll(() => status('/readyz'), soon).toBe(503);
      expect(await status('/healthz')).toBe(200);
      await expect
        .poll(() => writing.answers.get(503), soon)
        .toBe('{"message":"Serviço indisponível no momento. Tente novamente em instantes."}');
      const away = await validatedFetch(`${server.url}/api/auctions`);
      expect([away.status, away.headers.get('retry-after'), await away.text()]).toEqual([
        503,
        '5',
        expect.not.stringMatching(/\bat \S+:\d+|ECONN|socket/) as unknown,
      ]);
      await cluster.resume();
      await expect.poll(() => status('/readyz'), soon).toBe(200);
      const before = writing.acknowledged.size;
      await expect.poll(() => writing.acknowledged.size, soon).toBeGreaterThan(before + 30);
      await writing.stop();
      expect([...writing.answers.keys()].toSorted((a, b) => a - b)).toEqual([200, 503]);
      expect(await lost(writing.acknowledged)).toEqual([]);
      expect(server.pid).toBe(pid);
      expect(await server.end('SIGTERM')).toBe(0);
      server = null;
    },
  );

  test(
    '[ALERT-09] killed while sending mails, it notifies everybody after the next start, by one message each',
    missed,
    async () => {
      const customers = 12;
      for (let nth = 0; nth < customers; nth += 1) {
        const { id } = await seedCustomer(opened.database, { email: `alerta-${nth}@exemplo.com.br` });
        await seedAlert(opened.database, id);
      }
      await opened.pool.query(`
      update lists set matched_at = null, last_event = (select min(id) + 2 from auction_events)`);
      const post = await catchMails();
      const mailing = {
        ...env,
        SMTP_URL: `smtp://127.0.0.1:${post.port}`,
        MAIL_FROM: 'avisos@martelo.example',
        PUBLIC_URL: 'https://martelo.example',
      };
      server = await startServerProcess(url, mailing);
      await expect.poll(() => post.received.length, { timeout: 50_000, interval: 5 }).toBeGreaterThan(0);
      await server.end('SIGKILL');
      // A dead process is noticed after a quarter of a minute, and its jobs are started again half a minute later.
      await opened.pool.query(`
      update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`);
      server = await startServerProcess(url, mailing);
      const notified = async () => {
        await opened.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
        return new Set(post.received.map(({ to }) => to.join())).size;
      };
      await expect.poll(notified, missed).toBe(customers);
      const ids = post.received.map(({ raw }) => /^message-id: (.+)$/im.exec(raw)?.[1]);
      // Mails being sent when it died may be sent again, as the same message.
      expect(new Set(ids).size).toBe(customers);
      expect(ids.length - customers).toBeLessThanOrEqual(5);
      await post.close();
    },
  );
});
