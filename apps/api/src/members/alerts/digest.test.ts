import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { Database, OpenDatabase } from '../../platform/database/database.ts';
import { importListForTest } from '../../catalogue/ingestion/testing/import-list-for-test.ts';
import { manualJobs } from '../../platform/jobs/testing/manual-jobs.ts';
import { openOutbox, type Outbox } from '../../platform/outbox/outbox.ts';
import { sendDigests } from './digest.ts';
import { notifyMatches } from './notify-matches.ts';
import { type Seed, seedAlert, seedCustomer } from './testing/seed-customer.ts';

const source = { code: 'caixa', name: 'Caixa Econômica Federal' };
// 2026-03-10 is a Tuesday; São Paulo is three hours behind UTC.
const at = (saoPaulo: string) => new Date(`${saoPaulo}-03:00`);

describe.each(engines)('sendDigests on $name', ({ open }) => {
  let opened: OpenDatabase;
  let database: Database;
  let outbox: Outbox;
  beforeAll(async () => {
    opened = await open();
    ({ database } = opened);
    outbox = await openOutbox(database, manualJobs(), 'https://martelo.example');
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    await sql`truncate auction_events, auction_search, lists, auctions, opportunities, people, mails, sources restart identity cascade`.execute(
      database,
    );
  });

  let code = 0;
  const bring = async (when: Date) => {
    code += 1;
    const auctions = [aListedAuction(String(code))];
    await importListForTest(
      database,
      { source, listDate: when.toISOString().slice(0, 10), scope: [], auctions },
      when,
    );
    await notifyMatches(database, outbox, when);
  };
  const watching = async (seed: Omit<Seed, 'email'>) => {
    const person = await seedCustomer(database, { email: 'ana@exemplo.com.br', ...seed });
    await seedAlert(database, person.id);
    return person;
  };
  const mails = async () =>
    (await opened.pool.query<{ key: string; subject: string }>('select key, subject from mails order by id'))
      .rows;

  test('[ALERT-09] a daily digest goes out once, at its hour in São Paulo', async () => {
    await watching({ frequency: 'daily', hour: 8 });
    await bring(at('2026-03-10T06:00'));
    expect(await mails()).toEqual([]);
    expect(await sendDigests(database, outbox, at('2026-03-10T07:59'))).toBe(1);
    await bring(at('2026-03-10T07:59:30'));
    expect(await sendDigests(database, outbox, at('2026-03-10T07:59:59'))).toBe(0);
    expect(await sendDigests(database, outbox, at('2026-03-10T08:00:01'))).toBe(1);
    expect(await sendDigests(database, outbox, at('2026-03-10T09:00'))).toBe(0);
    expect(await mails()).toEqual([
      { key: 'digest:1:2026-03-09T11:00:00.000Z', subject: 'Resumo do dia: 1 imóvel novo' },
      { key: 'digest:1:2026-03-10T11:00:00.000Z', subject: 'Resumo do dia: 1 imóvel novo' },
    ]);
  });

  test('[ALERT-09] a weekly digest waits for its weekday and hour', async () => {
    await watching({ frequency: 'weekly', hour: 18, weekday: 5, changedAt: at('2026-03-07T12:00') });
    await bring(at('2026-03-10T06:00'));
    for (const early of ['2026-03-10T18:00', '2026-03-12T18:00', '2026-03-13T17:59'])
      expect(await sendDigests(database, outbox, at(early))).toBe(0);
    expect(await sendDigests(database, outbox, at('2026-03-13T18:00'))).toBe(1);
    await bring(at('2026-03-13T20:00'));
    for (const late of ['2026-03-13T19:00', '2026-03-14T18:00', '2026-03-20T17:00'])
      expect(await sendDigests(database, outbox, at(late))).toBe(0);
    expect(await sendDigests(database, outbox, at('2026-03-20T18:00'))).toBe(1);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Resumo da semana: 1 imóvel novo',
      'Resumo da semana: 1 imóvel novo',
    ]);
  });

  test('[ALERT-09] one that a stopped server missed goes out when it is back', async () => {
    await watching({ frequency: 'daily', hour: 8 });
    await sendDigests(database, outbox, at('2026-03-10T08:05'));
    await bring(at('2026-03-10T12:00'));
    expect(await sendDigests(database, outbox, at('2026-03-12T07:30'))).toBe(1);
    expect((await mails()).at(-1)?.key).toBe('digest:1:2026-03-11T11:00:00.000Z');
  });

  test('[ALERT-09] nothing new, seen, dismissed, flagged or gone makes no mail', async () => {
    const { id } = await watching({ frequency: 'daily' });
    expect(await sendDigests(database, outbox, at('2026-03-10T08:00'))).toBe(0);
    for (const change of [
      sql`update opportunities set viewed_at = now() where mailed_at is null`,
      sql`update opportunities set dismissed_at = now() where mailed_at is null`,
      sql`update auctions set flagged_reason = 'x'`,
      sql`update auctions set gone_since = '2026-03-10'`,
    ]) {
      await bring(at('2026-03-10T09:00'));
      await change.execute(database);
      await sql`update notification_settings set last_digest_at = null where person_id = ${id}`.execute(
        database,
      );
      expect(await sendDigests(database, outbox, at('2026-03-10T10:00'))).toBe(0);
    }
    expect(await mails()).toEqual([]);
  });

  test('[ALERT-09] settings changed after the hour wait for the next period', async () => {
    await watching({ frequency: 'daily', hour: 8, changedAt: at('2026-03-10T09:00') });
    await bring(at('2026-03-10T09:30'));
    expect(await sendDigests(database, outbox, at('2026-03-10T10:00'))).toBe(0);
    expect(await sendDigests(database, outbox, at('2026-03-11T08:00'))).toBe(1);
  });

  test('[ALERT-09] dying before any step and running again makes one digest', async () => {
    await watching({ frequency: 'daily' });
    await bring(at('2026-03-10T06:00'));
    const now = at('2026-03-10T08:00');
    const dyingAt = (step: number) => {
      let done = 0;
      return database.withPlugin({
        transformQuery: ({ node }) => {
          done += 1;
          if (done === step) throw new Error('died');
          return node;
        },
        transformResult: async ({ result }) => result,
      });
    };
    for (let step = 1; step <= 4; step += 1) {
      await expect(sendDigests(dyingAt(step), outbox, now)).rejects.toThrow('died');
      expect(await mails()).toEqual([]);
    }
    const made = await Promise.all([1, 2, 3].map(() => sendDigests(database, outbox, now)));
    expect(made.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await mails()).toHaveLength(1);
  });
});
