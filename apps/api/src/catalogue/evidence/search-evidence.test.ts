import { priceAtStep } from '@martelo/domain/price-staircase';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ListedAuction } from '../ingestion/sources/listed-auction.ts';
import { type ListsForTest, listsForTest } from '../ingestion/undo/testing/lists-for-test.ts';
import { lapseNextPrices } from './refresh-search-evidence.ts';

const valuation = 300_000_00;
const direct = { modality: 'Venda Direta Online', saleMethod: 'direct' } as const;
const sfi = { modality: 'Leilão SFI - Edital Único', saleMethod: 'sfi', directSale: false } as const;
const startOf = (n: number) => 200_000_00 + n * 1_000_00;
const atStep = (n: number, step: number, rest: Partial<ListedAuction> = {}) =>
  aListedAuction(String(n), { minimumFirst: priceAtStep(startOf(n), step), valuation, ...direct, ...rest });
const many = (step: (n: number) => number) => Array.from({ length: 60 }, (_, n) => atStep(n, step(n)));

describe.each(engines)('what search knows of evidence on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
  });
  afterAll(() => opened?.close());
  beforeEach(() => lists.clear());

  const nextPrices = async () =>
    (
      await lists.rows(
        'select a.code, s.next_price from search_rows s join auctions a on a.id = s.auction_id where next_price > 0 order by a.id',
      )
    ).map(({ code, next_price: next }) => [code, next]);
  /** Every price falls twice: 60 falls as forecast. */
  const prove = async () => {
    await lists.importList(
      '2026-03-01',
      many(() => 0),
    );
    await lists.importList(
      '2026-03-02',
      many(() => 1),
    );
    expect(await nextPrices()).toEqual([]);
    await lists.importList(
      '2026-03-03',
      many(() => 2),
    );
  };

  test('[NEXT-12] a next price is there once its proof holds, and of what stands in the list', async () => {
    await prove();
    expect(await nextPrices()).toEqual(
      Array.from({ length: 60 }, (_, n) => [String(n), priceAtStep(startOf(n), 3)]),
    );
    const rest = many(() => 2).slice(1);
    await lists.importList('2026-03-04', [atStep(900, 0), aListedAuction('901', sfi), ...rest.slice(1)]);
    expect((await nextPrices()).map(([code]) => code)).toEqual(
      Array.from({ length: 58 }, (_, n) => String(n + 2)),
    );
  });

  test('[NEXT-12] a failed proof removes it from all, and undoing the list restores it', async () => {
    await prove();
    const before = await lists.state();
    const elsewhere = many((n) => (n < 20 ? 9 : 2));
    const run = await lists.importList('2026-03-04', elsewhere);
    expect(await nextPrices()).toEqual([]);
    await lists.undo(run);
    expect(await nextPrices()).toHaveLength(60);
    expect((await lists.state()).evidence).toEqual(before.evidence);
  });

  test('[NEXT-12] it expires with the days, and the next list makes it again', async () => {
    await prove();
    expect(await lapseNextPrices(opened.database, '2026-04-02')).toBe(0);
    expect(await lapseNextPrices(opened.database, '2026-04-03')).toBe(60);
    expect(await nextPrices()).toEqual([]);
    await lists.importList(
      '2026-03-20',
      many(() => 2),
    );
    expect(await nextPrices()).toHaveLength(60);
  });

  test('[RANK-03] ranks count what is strictly worse, in whole per cent and one', async () => {
    await lists.importList(
      '2026-03-01',
      Array.from({ length: 30 }, (_, n) => atStep(n, 0, { minimumFirst: (n < 3 ? 1 : n) * 1_000_00 })),
    );
    const ranks = await lists.rows(`select a.code, s.discount_rank, s.metre_rank
      from search_rows s join auctions a on a.id = s.auction_id where a.code in ('0', '2', '3', '29') order by a.id`);
    expect(ranks).toEqual([
      { code: '0', discount_rank: 91, metre_rank: 91 },
      { code: '2', discount_rank: 91, metre_rank: 91 },
      { code: '3', discount_rank: 87, metre_rank: 87 },
      { code: '29', discount_rank: 1, metre_rank: 1 },
    ]);
    await lists.importList('2026-03-02', [atStep(0, 0), atStep(1, 0)]);
    expect(await lists.rows('select * from search_evidence')).toEqual([]);
  });
});
