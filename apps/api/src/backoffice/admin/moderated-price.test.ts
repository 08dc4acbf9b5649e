import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import { importListForTest } from '../../catalogue/ingestion/testing/import-list-for-test.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { moderatedAuctionRepository } from './moderated-auctions.repository.ts';

const at = (date: string) => new Date(`2026-${date}T13:00Z`);

describe.each(engines)('the price in the back office on $name', ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    const lot = {
      type: 1,
      modality: null,
      directSale: false,
      dateFirst: at('03-10'),
      dateSecond: at('03-20'),
      minimumFirst: 40_000_000,
      minimumSecond: 20_000_000,
    } as const;
    const third = { date: at('03-30'), minimum: 4_000_000 };
    const auctions = [
      aListedAuction('stated', { ...lot, third }),
      aListedAuction('unstated', { ...lot, third: { ...third, minimum: null } }),
      aListedAuction('two', lot),
      aListedAuction('undated', { ...lot, dateSecond: null, saleMethod: 'rounds' }),
      aListedAuction('of no rounds', { ...lot, dateSecond: null, saleMethod: 'auction' }),
    ];
    const head = { source: { code: 'x', name: 'X' }, listDate: '2026-03-01', scope: [] };
    await importListForTest(opened.database, { ...head, auctions }, at('03-01'));
  });
  afterAll(() => opened?.close());

  test.each([
    ['03-09', 40_000_000, 40_000_000, 40_000_000],
    ['03-10', 20_000_000, 20_000_000, 20_000_000],
    ['03-20', 4_000_000, 20_000_000, 20_000_000],
    ['04-05', 4_000_000, 20_000_000, 20_000_000],
  ])('[LABEL-05][LABEL-09] is that of the round on %s', async (date, stated, unstated, two) => {
    const { rows } = await moderatedAuctionRepository(opened.database).page(
      { keyword: '', flagged: undefined, page: 1 },
      at(date),
    );
    expect(Object.fromEntries(rows.map(({ code, price }) => [code, price]))).toEqual({
      stated,
      unstated,
      two,
      undated: two,
      'of no rounds': 40_000_000,
    });
  });
});
