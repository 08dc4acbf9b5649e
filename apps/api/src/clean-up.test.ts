import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { seedCustomer } from './members/alerts/testing/seed-customer.ts';
import { engines } from '../test/databases.ts';
import type { Database, OpenDatabase } from './platform/database/database.ts';
import { readVersion } from './platform/database/public-version.ts';
import type { Mailer } from './platform/outbox/mailer.ts';
import { openOutbox, type Outbox } from './platform/outbox/outbox.ts';
import { cleanUp, cleanUpOutbox } from './clean-up.ts';
import { completeDeletions } from './accounts/privacy/complete-deletion.ts';
import { requestNotifications, startWorkers } from './workers.ts';
import { manualJobs } from './platform/jobs/testing/manual-jobs.ts';

const now = new Date('2026-03-10T12:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const day = 24 * 60;

describe.each(engines)('what is tidied on $name', ({ open }) => {
  let opened: OpenDatabase;
  let database: Database;
  let outbox: Outbox;
  const jobs = manualJobs();
  beforeAll(async () => {
    opened = await open();
    ({ database } = opened);
    outbox = await openOutbox(database, jobs, 'https://martelo.example');
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    jobs.waiting.length = 0;
    await sql`truncate opportunities, people, mails, captchas, attempts, idempotent_answers restart identity cascade`.execute(
      database,
    );
  });
  const count = async (table: string) =>
    (await opened.pool.query<{ n: number }>(`select count(*)::integer as n from ${table}`)).rows[0]!.n;

  test('[API-09] public changes of an hour ago become one row, and their version stays, to return never', async () => {
    const add = (minutes: number) =>
      sql`insert into public_changes (at) values (${ago(minutes)})`.execute(database);
    for (const minutes of [90, 61, 59]) await add(minutes);
    const [before, version] = [await count('public_changes'), await readVersion(database)];
    await cleanUp(database, now);
    expect([await count('public_changes'), await readVersion(database)]).toEqual([before - 1, version]);
    const far = new Date('2100-01-01T12:00Z');
    await cleanUp(database, far);
    await cleanUp(database, far);
    expect([await count('public_changes'), await readVersion(database)]).toEqual([1, version]);
    await add(0);
    expect(await readVersion(database)).not.toBe(version);
  });

  test('[NEWS-08][FAV-06] views of half a year ago, reminders of last month and favourites removed yesterday are deleted', async () => {
    const { id } = await seedCustomer(database, { email: 'ana@exemplo.com.br' });
    const { rows } = await opened.pool.query<{ id: number }>(`
      with s as (insert into sources (code, name) values ('x', 'X') returning id)
      insert into auctions (uuid_key, source_id, code, title, type, direct_sale, uf, state_id, fingerprint, first_listed, list_date)
      select gen_random_uuid(), s.id, n::text, 'Casa', 3, true, 'GO', (select min(id) from states), '', '2026-01-01', '2026-01-01'
      from s, generate_series(1, 2) n returning id`);
    for (const [n, days] of [180, 179].entries())
      await sql`insert into auction_visits (person_id, auction_id, looked_at, seen_event)
        values (${id}, ${rows[n]!.id}, ${ago(days * day)}, 1)`.execute(database);
    for (const [n, days] of [30, 29].entries())
      await sql`insert into round_reminders values (${id}, ${rows[n]!.id}, ${ago(days * day)}, ${ago(days * day)})`.execute(
        database,
      );
    for (const [n, days] of [1, 0].entries())
      await sql`insert into removed_favorites values (${id}, ${rows[n]!.id}, ${now}, 0, 0, ${ago(days * day)})`.execute(
        database,
      );
    await cleanUp(database, now);
    for (const table of ['auction_visits', 'round_reminders', 'removed_favorites'])
      expect([table, await count(table)]).toEqual([table, 1]);
    await opened.pool.query('truncate auctions, sources cascade');
  });

  test('[AUTH-14] what expired goes, what holds stays', async () => {
    const { id } = await seedCustomer(database, { email: 'ana@exemplo.com.br' });
    const bytes = (n: number) => Buffer.from([n]);
    for (const [n, expires] of [now, ago(-1)].entries()) {
      await sql`insert into sessions (token_hash, person_id, created_at, expires_at) values (${bytes(n)}, ${id}, ${ago(day)}, ${expires})`.execute(
        database,
      );
      await sql`insert into captchas (picture_hash, question_hash, created_at, expires_at)
        values (${bytes(n)}, ${bytes(n)}, ${ago(10)}, ${expires})`.execute(database);
    }
    for (const [n, at] of [ago(7 * day), ago(7 * day - 1)].entries())
      await sql`insert into one_use_tokens (token_hash, person_id, purpose, email, created_at, expires_at)
        values (${bytes(n)}, ${id}, 'password', 'a', ${at}, ${at})`.execute(database);
    for (const [n, at] of [ago(day), ago(day - 1)].entries()) {
      await sql`insert into attempts (kind, subject, at) values ('login', ${bytes(n)}, ${at})`.execute(
        database,
      );
      await sql`insert into idempotent_answers (scope, operation, key, request_hash, created_at)
        values ('s', 'o', ${String(n)}, ${bytes(n)}, ${at})`.execute(database);
    }
    for (const at of [ago(30 * day), ago(30 * day - 1)])
      await sql`insert into email_changes (person_id, former_email, new_email, requested_at, confirmed_at)
        values (${id}, 'a', 'b', ${ago(60 * day)}, ${at})`.execute(database);
    for (const [n, at] of [ago(90 * day), ago(90 * day - 1)].entries())
      await sql`insert into known_addresses (person_id, address_hash, last_at) values (${id}, ${bytes(n)}, ${at})`.execute(
        database,
      );
    for (const at of [ago(30 * day), ago(30 * day - 1)])
      await sql`insert into invitations (role, email, created_at, expires_at, used_at)
        values ('customer', 'a', ${ago(60 * day)}, ${ago(-day)}, ${at})`.execute(database);
    const mail = (key: string, at: Date, sent: Date | null) =>
      sql`insert into mails (key, recipient, subject, text, html, created_at, sent_at)
        values (${key}, 'a', 's', 't', 'h', ${at}, ${sent})`.execute(database);
    await mail('old', ago(90 * day), ago(90 * day));
    await mail('young', ago(89 * day), ago(89 * day));
    await mail('unsent', ago(91 * day), null);
    await mail('contact:7', ago(91 * day), ago(91 * day));
    // A mailer empties the text as it sends.
    await sql`update mails set text = '', html = '' where key = 'contact:7'`.execute(database);
    await mail('contact:8', ago(89 * day), ago(89 * day));
    await mail('contact:9', ago(91 * day), null);

    await cleanUp(database, now);
    for (const table of [
      'sessions',
      'captchas',
      'one_use_tokens',
      'attempts',
      'idempotent_answers',
      'email_changes',
      'known_addresses',
      'invitations',
    ])
      expect([table, await count(table)]).toEqual([table, 1]);
    const mails = await opened.pool.query(
      'select key, concat(recipient, subject, text, html) as said, sent_at from mails order by 1',
    );
    expect(mails.rows).toEqual([
      { key: 'contact:7', said: '', sent_at: ago(91 * day) },
      { key: 'contact:8', said: 'asth', sent_at: ago(89 * day) },
      { key: 'contact:9', said: 'asth', sent_at: null },
      { key: 'unsent', said: 'asth', sent_at: null },
      { key: 'young', said: 'asth', sent_at: ago(89 * day) },
    ]);
  });

  const request = async (email: string, dueAt: Date, status = 'open') => {
    const { id } = await seedCustomer(database, { email, frequency: 'daily' });
    await sql`insert into deletion_requests (person_id, reason, requested_at, due_at, status)
      values (${id}, 'x', ${ago(day)}, ${dueAt}, ${status})`.execute(database);
  };

  test('[ACC-09] due deletions take the account with all that is its, and say so once', async () => {
    await request('ana@exemplo.com.br', now);
    await request('bia@exemplo.com.br', ago(-1));
    await request('caio@exemplo.com.br', ago(day), 'cancelled');
    expect(await completeDeletions(database, outbox, now)).toBe(1);
    expect(await completeDeletions(database, outbox, now)).toBe(0);
    expect((await opened.pool.query('select email from people order by 1')).rows).toEqual([
      { email: 'bia@exemplo.com.br' },
      { email: 'caio@exemplo.com.br' },
    ]);
    expect(await count('notification_settings')).toBe(2);
    expect(
      (await opened.pool.query('select person_id, status, decided_at from deletion_requests order by id'))
        .rows,
    ).toEqual([
      { person_id: null, status: 'completed', decided_at: now },
      { person_id: 2, status: 'open', decided_at: null },
      { person_id: 3, status: 'cancelled', decided_at: null },
    ]);
    expect((await opened.pool.query('select recipient, subject from mails')).rows).toEqual([
      { recipient: 'ana@exemplo.com.br', subject: 'A sua conta foi excluída' },
    ]);
  });

  test('[ACC-09] an admin can complete one before it is due', async () => {
    await request('ana@exemplo.com.br', ago(-day));
    await request('bia@exemplo.com.br', ago(-day));
    expect(await completeDeletions(database, outbox, now, { decidedBy: 2, only: 1 })).toBe(1);
    expect(
      (await opened.pool.query('select status, decided_by from deletion_requests order by id')).rows,
    ).toEqual([
      { status: 'completed', decided_by: 2 },
      { status: 'open', decided_by: null },
    ]);
  });

  test('each queue has its work: a due deletion ends in a mail that is sent', async () => {
    await request('ana@exemplo.com.br', now);
    const sent: string[] = [];
    const mailer: Mailer = {
      clearsSentMails: true,
      send: async ({ recipient }) => void sent.push(recipient),
    };
    const warnings: unknown[] = [];
    const log = { warn: (facts: unknown) => void warnings.push(facts) };
    await startWorkers({ database, jobs, outbox, mailer, clock: () => now, embedded: true, demo: true, log });
    await sql`insert into mails (key, recipient, subject, text, html, created_at)
      values ('old', 'bia@exemplo.com.br', 'Aviso', 'Olá', '', ${ago(4 * day)})`.execute(database);
    await jobs.send('clean-up', [{ data: null, key: 'clean-up' }]);
    await jobs.send('digest', [{ data: null, key: 'digest' }]);
    await requestNotifications(jobs);
    await jobs.run();
    expect(sent).toEqual(['ana@exemplo.com.br']);
    expect(warnings).toEqual([{ mails: 1 }]);
    expect(jobs.waiting).toEqual([]);
  });
});

test('[AUTH-14] mails that are files go after 90 days, as those of the database; other files stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'martelo-outbox-'));
  try {
    await cleanUpOutbox(folder, now);
    const outbox = join(folder, 'outbox');
    mkdirSync(outbox);
    const old = ['2025-12-10T12-00-00-000Z-1.eml', '.2025-12-10T11-59-59-999Z-2.eml'];
    const others = ['2025-12-10T12-00-00-001Z-3.eml', '2025-01-01.eml', 'leia-me.txt'];
    for (const name of [...old, ...others]) writeFileSync(join(outbox, name), '');
    await cleanUpOutbox(folder, now);
    expect(readdirSync(outbox).toSorted()).toEqual(others.toSorted());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
