import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import { type ListsForTest, listsForTest } from '../../catalogue/ingestion/undo/testing/lists-for-test.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { manualJobs } from '../../platform/jobs/testing/manual-jobs.ts';
import { openOutbox, type Outbox } from '../../platform/outbox/outbox.ts';
import { readUnsubscription, unsubscribe } from '../alerts/unsubscribe.ts';
import { type Seed, seedCustomer } from '../alerts/testing/seed-customer.ts';
import { sendReminders } from './send-reminders.ts';

/** On São Paulo's clock. */
const at = (saoPaulo: string) => new Date(`${saoPaulo}-03:00`);

describe.each(engines)('reminders of rounds on $name', ({ open }) => {
  let opened: OpenDatabase;
  let outbox: Outbox;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
    outbox = await openOutbox(opened.database, manualJobs(), 'https://martelo.example');
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    await lists.clear();
  });

  const lot = (code: string, first: string, second: string | null = null, third: string | null = null) =>
    aListedAuction(code, {
      type: 1,
      modality: null,
      directSale: false,
      title: `Casa ${code}`,
      dateFirst: at(first),
      dateSecond: second === null ? null : at(second),
      ...(third !== null && { third: { date: at(third), minimum: null } }),
    });
  const follower = async (email: string, seed: Omit<Seed, 'email'> = {}, savedAt = '2026-03-01T12:00') => {
    const { id } = await seedCustomer(opened.database, { email, ...seed });
    await opened.pool.query(
      'insert into favorites (person_id, auction_id, created_at) select $1, id, $2 from auctions',
      [id, at(savedAt)],
    );
    return id;
  };
  const remind = (when: string) => sendReminders(opened.database, outbox, at(when));
  const subjects = async () =>
    (await opened.pool.query<{ subject: string }>('select subject from mails order by id')).rows.map(
      ({ subject }) => subject,
    );

  test('[NEWS-14] each round is reminded of once, 24 hours before, by its name and hour in São Paulo', async () => {
    await lists.importList('2026-03-01', [lot('1', '2026-03-12T10:00', '2026-03-20T14:30')]);
    await follower('ana@exemplo.com.br');
    expect(await remind('2026-03-11T09:59')).toBe(0);
    expect(await remind('2026-03-11T10:00')).toBe(1);
    expect(await remind('2026-03-11T10:10')).toBe(0);
    expect(await remind('2026-03-12T10:00')).toBe(0);
    expect(await remind('2026-03-20T00:10')).toBe(1);
    expect(await subjects()).toEqual([
      '1ª praça amanhã, 12/03/2026 às 10:00 (horário de Brasília): Casa 1',
      '2ª praça hoje, 20/03/2026 às 14:30 (horário de Brasília): Casa 1',
    ]);
    const { rows } = await opened.pool.query('select kind, description from activities order by id');
    expect(rows).toEqual([
      { kind: 'favorite', description: 'Lembrete: 1ª praça em 12/03/2026 10:00, Casa 1' },
      { kind: 'favorite', description: 'Lembrete: 2ª praça em 20/03/2026 14:30, Casa 1' },
    ]);
  });

  test('[NEWS-14][LABEL-09] a third round is named as such', async () => {
    await lists.importList('2026-03-01', [
      lot('1', '2026-03-02T10:00', '2026-03-05T10:00', '2026-03-12T10:00'),
    ]);
    await follower('ana@exemplo.com.br');
    expect(await remind('2026-03-11T10:00')).toBe(1);
    expect(await subjects()).toEqual(['3ª praça amanhã, 12/03/2026 às 10:00 (horário de Brasília): Casa 1']);
  });

  test('[NEWS-14] a later round of the same day is reminded of with its own minimum', async () => {
    await lists.importList('2026-03-01', [
      {
        ...lot('1', '2026-03-12T10:00', '2026-03-12T14:00'),
        minimumFirst: 30_000_000,
        minimumSecond: 18_000_000,
        valuation: 30_000_000,
      },
    ]);
    await follower('ana@exemplo.com.br');
    expect(await remind('2026-03-11T10:00')).toBe(1);
    expect(await remind('2026-03-11T14:00')).toBe(1);
    const { rows } = await opened.pool.query<{ text: string }>('select text from mails order by id');
    expect(rows.map(({ text }) => text.match(/\dª praça encerra|R\$\s[\d.,]+|\d+% abaixo/g))).toEqual([
      ['1ª praça encerra', '1ª praça encerra', 'R$\u00a0300.000,00', 'R$\u00a0300.000,00'],
      ['2ª praça encerra', '2ª praça encerra', 'R$\u00a0180.000,00', '40% abaixo', 'R$\u00a0300.000,00'],
    ]);
  });

  test('[NEWS-14] a date that moves is reminded of at its new time', async () => {
    await lists.importList('2026-03-01', [lot('1', '2026-03-12T10:00')]);
    await follower('ana@exemplo.com.br');
    await lists.importList('2026-03-02', [lot('1', '2026-03-15T10:00')]);
    expect(await remind('2026-03-11T10:00')).toBe(0);
    expect(await remind('2026-03-14T10:00')).toBe(1);
    await lists.importList('2026-03-03', [lot('1', '2026-03-18T10:00')]);
    expect(await remind('2026-03-17T10:00')).toBe(1);
    expect(await subjects()).toHaveLength(2);
  });

  test('[NEWS-14] what left its list, is hidden or has no date has no reminder', async () => {
    await lists.importList('2026-03-01', [
      lot('1', '2026-03-12T10:00'),
      lot('2', '2026-03-12T10:00'),
      aListedAuction('3'),
    ]);
    await follower('ana@exemplo.com.br');
    await lists.importList('2026-03-02', [lot('2', '2026-03-12T10:00'), aListedAuction('3')]);
    await opened.pool.query(`update auctions set flagged_reason = 'x' where code = '2'`);
    expect(await remind('2026-03-11T12:00')).toBe(0);
  });

  test('[NEWS-14] who saved it within the last day gets no reminder at once', async () => {
    await lists.importList('2026-03-01', [lot('1', '2026-03-12T10:00')]);
    await follower('ana@exemplo.com.br', {}, '2026-03-11T15:00');
    expect(await remind('2026-03-11T15:10')).toBe(0);
  });

  test('[NEWS-14] rounds of one person that are due together make one mail', async () => {
    await lists.importList('2026-03-01', [lot('1', '2026-03-12T10:00'), lot('2', '2026-03-12T09:00')]);
    await follower('ana@exemplo.com.br');
    expect(await remind('2026-03-11T10:00')).toBe(2);
    expect(await subjects()).toEqual(['2 praças dos seus favoritos encerram em 24 horas']);
  });

  test('[NEWS-14] several processes at once remind of each round once', async () => {
    await lists.importList('2026-03-01', [lot('1', '2026-03-12T10:00')]);
    await follower('ana@exemplo.com.br');
    await follower('rui@exemplo.com.br');
    const counts = await Promise.all([1, 2, 3].map(() => remind('2026-03-11T10:00')));
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(2);
    expect(await subjects()).toHaveLength(2);
  });

  test('[NEWS-15] who wants none is reminded on the dashboard alone', async () => {
    await lists.importList('2026-03-01', [lot('1', '2026-03-12T10:00')]);
    await follower('ana@exemplo.com.br', { frequency: 'off' });
    const rui = await follower('rui@exemplo.com.br', { frequency: 'weekly' });
    await opened.pool.query('update notification_settings set reminders = false where person_id = $1', [rui]);
    expect(await remind('2026-03-11T10:00')).toBe(2);
    expect(await subjects()).toEqual([]);
    expect((await opened.pool.query('select from activities')).rows).toHaveLength(2);
  });

  test('[NEWS-15] the link of a reminder ends reminders and nothing else', async () => {
    await lists.importList('2026-03-01', [lot('1', '2026-03-12T10:00', '2026-03-20T14:30')]);
    const id = await follower('ana@exemplo.com.br', { frequency: 'daily' });
    await remind('2026-03-11T10:00');
    const { rows } = await opened.pool.query<{ text: string }>('select text from mails');
    const token = /cancelar-avisos\/(\S+)/.exec(rows[0]!.text)![1]!;
    const secret = outbox.unsubscribeSecret;
    expect(await readUnsubscription(opened.database, secret, token)).toMatchObject({
      what: 'reminders',
      unsubscribed: false,
    });
    expect(await unsubscribe(opened.database, secret, token, at('2026-03-11T11:00'))).toBe('reminders');
    expect(await readUnsubscription(opened.database, secret, token)).toMatchObject({ unsubscribed: true });
    const settings = await opened.pool.query(
      'select frequency, reminders from notification_settings where person_id = $1',
      [id],
    );
    expect(settings.rows).toEqual([{ frequency: 'daily', reminders: false }]);
    await remind('2026-03-20T10:00');
    expect(await subjects()).toHaveLength(1);
  });
});
