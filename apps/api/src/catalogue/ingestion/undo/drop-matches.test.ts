import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../../test/a-listed-auction.ts';
import { engines } from '../../../../test/databases.ts';
import { sendDigests } from '../../../members/alerts/digest.ts';
import { notifyMatches } from '../../../members/alerts/notify-matches.ts';
import { goiania, seedAlert, seedCustomer } from '../../../members/alerts/testing/seed-customer.ts';
import { findPastMatches } from '../../../members/alerts/past-matches.ts';
import { renewByClock } from '../../renew-by-clock.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { manualJobs } from '../../../platform/jobs/testing/manual-jobs.ts';
import { openOutbox, type Outbox } from '../../../platform/outbox/outbox.ts';
import { type ListsForTest, listsForTest } from './testing/lists-for-test.ts';

const now = new Date('2026-03-10T12:00Z');

describe.each(engines)('alerts of a list that is undone on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  let outbox: Outbox;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
    outbox = await openOutbox(opened.database, manualJobs(), 'https://martelo.example');
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    await lists.clear();
  });

  const notify = (at = now) => notifyMatches(opened.database, outbox, at);
  const found = async () =>
    (
      await lists.rows(`select p.email || ' ' || a.code as pair from opportunities o join people p on p.id = o.person_id
        join auctions a on a.id = o.auction_id order by 1`)
    ).map(({ pair }) => pair);
  const customer = async (email: string, frequency?: 'at_once' | 'daily') => {
    const { id } = await seedCustomer(opened.database, { email, ...(frequency && { frequency }) });
    await seedAlert(opened.database, id);
    return id;
  };

  test('[INTAKE-35] nobody is notified of a list that was undone before its turn came', async () => {
    await customer('ana@exemplo.com.br');
    await lists.importList('2026-03-01', [aListedAuction('1')]);
    await lists.undo(await lists.importList('2026-03-02', [aListedAuction('1'), aListedAuction('2')]));
    expect(await notify()).toBe(1);
    expect(await found()).toEqual(['ana@exemplo.com.br 1']);
  });

  test('[INTAKE-35] matches that wait for a digest, and mails that wait to be sent, are dropped with their activity', async () => {
    await customer('ana@exemplo.com.br', 'at_once');
    await customer('bia@exemplo.com.br', 'daily');
    await lists.importList('2026-03-01', [aListedAuction('1')]);
    const run = await lists.importList('2026-03-02', [aListedAuction('1'), aListedAuction('2')]);
    await notify();
    await lists.undo(run);
    expect(await found()).toEqual(['ana@exemplo.com.br 1', 'bia@exemplo.com.br 1']);
    expect(await lists.rows('select key from mails')).toEqual([{ key: 'alert:1:1' }]);
    expect(await lists.rows('select person_id, count(*) as n from activities group by 1 order by 1')).toEqual(
      [
        { person_id: 1, n: 1 },
        { person_id: 2, n: 1 },
      ],
    );
    // The same list again matches again.
    await lists.importList('2026-03-02', [aListedAuction('1'), aListedAuction('2')]);
    await notify();
    expect(await found()).toHaveLength(4);
    expect(await lists.rows('select key from mails order by id')).toEqual([
      { key: 'alert:1:1' },
      { key: 'alert:3:1' },
    ]);
  });

  test('[INTAKE-35] a pending digest is built again from what is left', async () => {
    await customer('bia@exemplo.com.br', 'daily');
    await lists.importList('2026-03-01', [aListedAuction('1')]);
    const run = await lists.importList('2026-03-02', [aListedAuction('1'), aListedAuction('2')]);
    await notify();
    const hour = new Date('2026-03-11T12:00Z');
    expect(await sendDigests(opened.database, outbox, hour)).toBe(1);
    expect(await lists.rows('select subject from mails')).toEqual([
      { subject: 'Resumo do dia: 2 imóveis novos' },
    ]);
    await lists.undo(run);
    expect(await lists.rows('select subject from mails')).toEqual([]);
    expect(await sendDigests(opened.database, outbox, hour)).toBe(1);
    expect(await lists.rows('select subject from mails')).toEqual([
      { subject: 'Resumo do dia: 1 imóvel novo' },
    ]);
  });

  test('[INTAKE-35] what was sent stays marked, so that nobody is notified twice', async () => {
    await customer('ana@exemplo.com.br', 'at_once');
    const run = await lists.importList('2026-03-02', [aListedAuction('1')]);
    await notify();
    await opened.pool.query('update mails set sent_at = now()');
    await lists.undo(run);
    expect(await found()).toEqual(['ana@exemplo.com.br 1']);
    await lists.importList('2026-03-02', [aListedAuction('1')]);
    await notify();
    expect(await lists.rows('select count(*) as n from mails')).toEqual([{ n: 1 }]);
  });

  test('[ALERT-17][INTAKE-35] a round that the list dated goes with it, as far as no mail was sent', async () => {
    await customer('ana@exemplo.com.br', 'at_once');
    await customer('bia@exemplo.com.br', 'daily');
    const lot = (dateFirst: string) =>
      aListedAuction('1', {
        type: 1,
        modality: null,
        directSale: false,
        saleMethod: 'rounds',
        minimumFirst: 500_000_000,
        minimumSecond: 9_000_000,
        dateFirst: new Date(dateFirst),
        dateSecond: new Date('2026-04-20T12:00Z'),
      });
    await lists.importList('2026-03-01', [lot('2026-04-10T12:00Z')]);
    const run = await lists.importList('2026-03-10', [lot('2026-03-11T12:00Z')]);
    await notify();
    expect(await found()).toEqual([]);
    const after = new Date('2026-03-11T13:00Z');
    await renewByClock(opened.database, after);
    await notify(after);
    expect(await found()).toEqual(['ana@exemplo.com.br 1', 'bia@exemplo.com.br 1']);
    await lists.undo(run);
    expect(await found()).toEqual([]);
    expect(await lists.rows('select from mails')).toEqual([]);
    expect(await lists.rows('select from activities')).toEqual([]);
  });

  test('[INTAKE-35] past matches of an alert leave it out', async () => {
    const form = { propertyType: 2, auctionType: 1, cityIds: [goiania], priceMin: 0, priceMax: 100_000_000 };
    const count = () => findPastMatches(opened.database, form, now);
    await lists.importList('2026-03-01', [aListedAuction('1')]);
    const run = await lists.importList('2026-03-02', [aListedAuction('1'), aListedAuction('2')]);
    expect((await count()).count).toBe(2);
    await lists.undo(run);
    expect((await count()).count).toBe(1);
  });
});
