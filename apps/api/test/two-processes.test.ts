import { calendarDate } from '@martelo/domain/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { seedAlert, seedCustomer } from '../src/members/alerts/testing/seed-customer.ts';
import { openPostgres } from '../src/catalogue/open-database.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { importListForTest } from '../src/catalogue/ingestion/testing/import-list-for-test.ts';
import { catchMails, type SmtpCatcher } from '../src/platform/outbox/testing/smtp-catcher.ts';
import { aListedAuction } from './a-listed-auction.ts';
import { validatedFetch } from './answers.ts';
import { aCaller, type Caller } from './callers.ts';
import { freshPostgres } from './databases.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const missing = inject('postgresUrl') === null;
const customers = 20;
const sources = ['um', 'dois', 'tres', 'quatro'];
const perMinute = 40;
const soon = { timeout: 25_000, interval: 100 };

describe.skipIf(missing)('two processes on one PostgreSQL', () => {
  let opened: OpenDatabase;
  let post: SmtpCatcher;
  let processes: ServerProcess[] = [];
  let sender: Caller;
  const count = async (what: string) =>
    (await opened.pool.query<{ n: number }>(`select count(*)::integer as n from ${what}`)).rows[0]!.n;
  const call = (server: ServerProcess, path: string, init: RequestInit = {}) =>
    validatedFetch(`${server.url}${path}`, init);
  const send = (server: ServerProcess, path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(server, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    const url = await freshPostgres();
    opened = await openPostgres(url);
    const { database } = opened;
    const now = new Date();
    for (let nth = 0; nth < customers; nth += 1) {
      const { id } = await seedCustomer(database, { email: `cliente-${nth}@exemplo.com.br` });
      await seedAlert(database, id);
      await seedAlert(database, id, { auctionType: 4 });
    }
    sender = await aCaller(database, now, 'leiloeira@exemplo.com.br', 'auctioneer');
    for (const code of sources) {
      const auctions = [aListedAuction(`${code}-1`), aListedAuction(`${code}-2`)];
      await importListForTest(
        database,
        { source: { code, name: code }, listDate: '2026-03-10', scope: ['GO'], auctions },
        now,
      );
    }
    post = await catchMails();
    const env = {
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      MAIL_FROM: 'avisos@martelo.example',
      PUBLIC_URL: 'https://martelo.example',
      REQUESTS_PER_MINUTE: String(perMinute),
      MAX_EVENT_LOOP_DELAY_MS: '0',
    };
    processes = await Promise.all([startServerProcess(url, env), startServerProcess(url, env)]);
  });
  afterAll(async () => {
    await Promise.all(processes.map((server) => server.end('SIGKILL')));
    await post?.close();
    await opened?.close();
  });

  /** How often each customer was written to. */
  const mails = () =>
    Object.values(Object.groupBy(post.received, ({ to }) => to.join())).map((own) => own!.length);

  test('[ALERT-09] both begin with the pending lists: each match is found once and mailed once', async () => {
    await expect.poll(() => post.received.length, soon).toBe(customers * sources.length);
    await expect.poll(() => count('lists where matched_at is null'), soon).toBe(0);
    expect(await count('opportunities')).toBe(customers * sources.length * 2);
    expect(await count('mails where sent_at is not null')).toBe(customers * sources.length);
    expect(mails()).toEqual(Array<number>(customers).fill(sources.length));
  });

  test('[API-09] the matches of a list that one imports are notified once, by whichever is free', async () => {
    const before = post.received.length;
    const lot = {
      code: 'L1',
      title: 'Apartamento em Goiânia – GO',
      type: 'extrajudicial',
      property_type: 'apartamento',
      uf: 'GO',
      city: 'Goiânia',
      first_minimum: 98_500,
      link: 'https://paineira.example/lotes/L1',
    };
    const feed = { martelo_feed: 1, list_date: calendarDate(new Date()), lots: [lot] };
    const answer = await send(processes[0]!, '/api/auctionner/feeds', feed, sender.headers);
    expect([answer.status, await answer.json()]).toMatchObject([202, { data: { status: 'queued' } }]);
    await expect.poll(() => post.received.length, soon).toBe(before + customers);
    expect(await count('opportunities')).toBe(customers * (sources.length * 2 + 1));
    expect(mails()).toEqual(Array<number>(customers).fill(sources.length + 1));
  });

  test('[AUTH-14] a session of one holds in the other, and ends in both', async () => {
    const [one, other] = processes;
    const { headers } = await aCaller(opened.database, new Date(), 'ana@exemplo.com.br');
    const profile = '/api/customer/dashboard/stats';
    expect([
      (await call(one!, profile, { headers })).status,
      (await call(other!, profile, { headers })).status,
    ]).toEqual([200, 200]);
    expect((await send(one!, '/api/customer/logout', {}, headers)).status).toBe(200);
    expect((await call(other!, profile, { headers })).status).toBe(401);
  });

  test('[AUTH-04] failed sign-ins are counted in the database: those of one are known to the other', async () => {
    const [one, other] = processes;
    const wrong = { email: 'ninguem@exemplo.com.br', password: 'errada-123' };
    for (let turn = 0; turn < 3; turn += 1)
      expect((await send(one!, '/api/customer/post-login', wrong)).status).toBe(401);
    const refused = await send(other!, '/api/customer/post-login', wrong);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { captcha: ['O código de verificação é obrigatório'] } },
    ]);
  });

  test('requests are counted by each process for itself', async () => {
    const [one, other] = processes;
    const statuses: number[] = [];
    for (let turn = 0; turn <= perMinute; turn += 1)
      statuses.push((await call(one!, '/api/auctions/states')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await call(other!, '/api/auctions/states')).status).toBe(200);
  });

  test('stopped, both end well and leave no job half done', async () => {
    expect(await Promise.all(processes.map((server) => server.end('SIGTERM')))).toEqual([0, 0]);
    processes = [];
    expect(await count(`jobs.job where state = 'active'`)).toBe(0);
    expect(await count(`jobs.job where state = 'failed'`)).toBe(0);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::integer as n from mails where sent_at is null`.execute(opened.database);
    expect(rows).toEqual([{ n: 0 }]);
  });
});
