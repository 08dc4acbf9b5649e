import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ListedAuction } from '../../catalogue/ingestion/sources/listed-auction.ts';
import { importListForTest } from '../../catalogue/ingestion/testing/import-list-for-test.ts';
import { goiania, saoPaulo } from './testing/seed-customer.ts';
import { findPastMatches, type FormCriteria } from './past-matches.ts';

const now = new Date('2026-03-31T12:00Z');
const form: FormCriteria = {
  propertyType: 2,
  auctionType: 1,
  cityIds: [goiania],
  priceMin: 0,
  priceMax: 20_000_000,
};

describe.each(engines)('findPastMatches on $name', ({ open }) => {
  let opened: OpenDatabase;
  const importList = (listDate: string, auctions: ListedAuction[]) =>
    importListForTest(
      opened.database,
      { source: { code: 'caixa', name: 'Caixa' }, listDate, scope: ['GO'], auctions },
      new Date(`${listDate}T12:00Z`),
    );
  beforeAll(async () => {
    opened = await open();
    const dear = aListedAuction('dear', { minimumFirst: 50_000_000 });
    const old = aListedAuction('old');
    const sold = aListedAuction('flagged');
    await importList('2025-12-01', [old, dear]);
    await importList('2026-02-01', [
      old,
      dear,
      aListedAuction('new'),
      aListedAuction('house', { subcategoryId: 1 }),
      sold,
    ]);
    await importList('2026-02-10', [old, { ...dear, minimumFirst: 15_000_000 }, aListedAuction('new'), sold]);
    await importList('2026-02-20', [old, { ...dear, minimumFirst: 40_000_000 }, sold]);
    await opened.pool.query(`update auctions set flagged_reason = 'x' where code = 'flagged'`);
  });
  afterAll(() => opened?.close());

  test.each<[string, Partial<FormCriteria>, number | undefined, number]>([
    ['[ALERT-09] new ones, gone since or not, and one that was once in the range', {}, undefined, 2],
    [
      '[ALERT-09] within another range each price of the history counts',
      { priceMin: 35_000_000, priceMax: 60_000_000 },
      undefined,
      1,
    ],
    ['[ALERT-09] longer ago there was one more', {}, 200, 3],
    ['[RULE-08] of another kind', { propertyType: 1 }, undefined, 1],
    ['[RULE-08] judicial ones alone', { auctionType: 2 }, undefined, 0],
    ['[RULE-08] Caixa alone', { auctionType: 4 }, undefined, 2],
    ['[ALERT-09] of another city', { cityIds: [saoPaulo] }, undefined, 0],
  ])('%s', async (_name, change, days, count) => {
    const { count: found, auctions } = await findPastMatches(
      opened.database,
      { ...form, ...change },
      now,
      days,
    );
    expect([found, auctions.length]).toEqual([count, count]);
  });

  test('[ALERT-13][LABEL-05] what was over when its list came does not count; an undated second round is open', async () => {
    const lot = (code: string, dateFirst: string, dateSecond: string | null = null) =>
      aListedAuction(code, {
        type: 2,
        modality: null,
        directSale: false,
        saleMethod: 'rounds',
        dateFirst: new Date(dateFirst),
        dateSecond: dateSecond === null ? null : new Date(dateSecond),
        minimumSecond: 9_000_000,
      });
    const auctions = [
      lot('over', '2026-03-01T13:00Z', '2026-03-15T13:00Z'),
      lot('without a date for its second', '2026-03-15T13:00Z'),
      lot('on its last day', '2026-03-01T13:00Z', '2026-03-16T13:00Z'),
      lot('over since', '2026-03-17T13:00Z'),
    ];
    await importListForTest(
      opened.database,
      { source: { code: 'y', name: 'Y' }, listDate: '2026-03-16', scope: [], auctions },
      new Date('2026-03-16T12:00Z'),
    );
    const found = await findPastMatches(opened.database, { ...form, auctionType: 3 }, now);
    expect(found.auctions.map(({ code }) => code).toSorted()).toEqual([
      'on its last day',
      'over since',
      'without a date for its second',
    ]);
    expect(found.count).toBe(3);
    const dearer = await findPastMatches(
      opened.database,
      { ...form, auctionType: 3, priceMin: 10_000_000 },
      now,
    );
    expect(dearer.auctions.map(({ code }) => code)).toEqual(['over since']);
  });

  test('[ALERT-17] a round that passed while the auction stood in a list counts, with its price', async () => {
    const lot = (code: string, dateFirst: string, change: Partial<ListedAuction> = {}) =>
      aListedAuction(code, {
        type: 1,
        modality: null,
        directSale: false,
        saleMethod: 'rounds',
        minimumFirst: 60_000_000,
        dateFirst: new Date(dateFirst),
        dateSecond: new Date('2026-04-20T13:00Z'),
        minimumSecond: 7_000_000,
        ...change,
      });
    const remaining = [
      lot('came into it', '2026-03-05T13:00Z'),
      lot('is yet to come', '2026-04-10T13:00Z'),
      lot('ended', '2026-03-05T13:00Z', { dateSecond: null, minimumSecond: null, saleMethod: 'auction' }),
    ];
    const source = { code: 'z', name: 'Z' };
    const take = (listDate: string, auctions: ListedAuction[]) =>
      importListForTest(
        opened.database,
        { source, listDate, scope: ['GO'], auctions },
        new Date(`${listDate}T12:00Z`),
      );
    await take('2026-03-01', [...remaining, lot('left before', '2026-03-05T13:00Z')]);
    await take('2026-03-03', remaining);
    const criteria = { ...form, auctionType: 2, priceMin: 6_000_000, priceMax: 8_000_000 };
    const found = await findPastMatches(opened.database, criteria, now);
    expect([found.count, found.auctions.map(({ code }) => code)]).toEqual([1, ['came into it']]);
    const phase = { ...criteria, requirements: { phase: { oneOf: [2] } } };
    expect((await findPastMatches(opened.database, phase, now)).count).toBe(1);
    const first = { ...criteria, requirements: { phase: { oneOf: [1] } } };
    expect((await findPastMatches(opened.database, first, now)).count).toBe(0);
    expect((await findPastMatches(opened.database, { ...criteria, events: ['step'] }, now)).count).toBe(0);
  });

  test('[LABEL-09] a list from after the second round has the third’s price, an earlier one has not', async () => {
    const lot = (code: string, dateSecond: string, minimum: number | null) =>
      aListedAuction(code, {
        type: 1,
        modality: null,
        directSale: false,
        dateFirst: new Date('2026-02-20T13:00Z'),
        dateSecond: new Date(dateSecond),
        minimumFirst: 40_000_000,
        minimumSecond: 20_000_000,
        third: { date: new Date('2026-04-20T13:00Z'), minimum },
      });
    const auctions = [
      lot('third', '2026-03-02T13:00Z', 4_000_000),
      lot('at the second’s price', '2026-03-02T13:00Z', null),
      lot('second', '2026-04-02T13:00Z', 4_000_000),
    ];
    await importListForTest(
      opened.database,
      { source: { code: 'x', name: 'X' }, listDate: '2026-03-10', scope: [], auctions },
      new Date('2026-03-10T12:00Z'),
    );
    const found = async (priceMin: number, priceMax: number) =>
      (
        await findPastMatches(opened.database, { ...form, auctionType: 2, priceMin, priceMax }, now)
      ).auctions.map(({ code }) => code);
    expect(await found(1_000_000, 5_000_000)).toEqual(['third']);
    expect((await found(19_000_000, 21_000_000)).toSorted()).toEqual(['at the second’s price', 'second']);
    expect(await found(39_000_000, 41_000_000)).toEqual([]);
  });
});
