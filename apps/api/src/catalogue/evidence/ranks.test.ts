import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ListedAuction } from '../ingestion/sources/listed-auction.ts';
import { type ListsForTest, listsForTest } from '../ingestion/undo/testing/lists-for-test.ts';

const sfi = { modality: 'Leilão SFI - Edital Único', saleMethod: 'sfi', directSale: false } as const;
const many = (count: number, row: (n: number) => Partial<ListedAuction>, from = 1) =>
  Array.from({ length: count }, (_, n) => aListedAuction(String(from + n), row(from + n)));

describe.each(engines)('ranks on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
  });
  afterAll(() => opened?.close());
  beforeEach(() => lists.clear());

  const rankOf = async (code: string) =>
    (
      await lists.rows(`select discount_scope as scope, discount_below as below, discount_equal as equal, discount_n as n,
        metre_scope, metre_area, metre_below, metre_n from auction_ranks r join auctions a on a.id = r.auction_id
        where a.code = '${code}'`)
    )[0];

  test('[RANK-01][RANK-02] by discount and price per square metre, in the city from 30 on', async () => {
    await lists.importList('2026-03-01', [
      ...many(29, (n) => ({ minimumFirst: 1_000_00 * n, valuation: 100_000_00 })),
      aListedAuction('30', {
        minimumFirst: 5_000_00,
        valuation: 100_000_00,
        modality: 'Venda Online',
        saleMethod: 'online',
      }),
      ...many(40, () => ({ minimumFirst: 1_00, valuation: 100_000_00, ...sfi }), 100),
      ...many(40, () => ({ minimumFirst: 1_00, valuation: 100_000_00, subcategoryId: 1 }), 200),
    ]);
    expect(await rankOf('5')).toEqual({
      scope: 'city',
      below: 24,
      equal: 2,
      n: 30,
      metre_scope: 'city',
      metre_area: 'private',
      metre_below: 4,
      metre_n: 30,
    });
    expect(await rankOf('100')).toMatchObject({ below: 0, equal: 40, n: 40 });
  });

  test('[RANK-02] in the state where the city has fewer, and not at all where that has fewer too', async () => {
    const rows = [
      ...many(29, (n) => ({ minimumFirst: 1_000_00 * n })),
      ...many(2, (n) => ({ minimumFirst: 1_000_00 * n, city: 'ANAPOLIS' }), 30),
    ];
    await lists.importList('2026-03-01', [...rows.slice(0, 15), ...rows.slice(-2)]);
    expect(await rankOf('1')).toBeUndefined();
    await lists.importList('2026-03-02', rows);
    expect(await rankOf('1')).toMatchObject({ scope: 'state', below: 30, n: 31 });
    expect(await rankOf('31')).toMatchObject({ scope: 'state', below: 0, metre_scope: 'state' });
  });

  test('[RANK-02] what left is no longer among them, and other areas are not compared', async () => {
    const rows = (count: number) => [
      ...many(count, (n) => ({ minimumFirst: 1_000_00 * n })),
      ...many(5, () => ({ minimumFirst: 1_00, areaPrivate: null, areaTotal: 50 }), 100),
    ];
    await lists.importList('2026-03-01', rows(40));
    expect(await rankOf('1')).toMatchObject({ n: 45, metre_area: 'private', metre_n: 40 });
    expect(await rankOf('100')).toMatchObject({ n: 45, metre_scope: null, metre_area: null });
    await lists.importList('2026-03-02', rows(30));
    expect(await rankOf('1')).toMatchObject({ n: 35, metre_n: 30 });
    expect(await rankOf('40')).toBeUndefined();
  });

  test('[RANK-01][NEXT-08] they are what counting one by one gives, also once a list is undone', async () => {
    const price = fc.integer({ min: 1, max: 12 }).map((step) => step * 1_000_00);
    const anyRow = fc.record({
      minimumFirst: price,
      valuation: fc.constantFrom(null, 10_000_00, 20_000_00),
      city: fc.constantFrom('GOIANIA', 'ANAPOLIS'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRow, { minLength: 28, maxLength: 70 }),
        fc.array(anyRow, { minLength: 28, maxLength: 70 }),
        async (first, second) => {
          await lists.clear();
          const list = (rows: typeof first) => rows.map((row, n) => aListedAuction(String(n), row));
          const check = async (rows: typeof first) => {
            for (const [n, { minimumFirst, valuation, city }] of rows.entries()) {
              const discounts = (some: typeof rows) =>
                some.flatMap((row) =>
                  row.valuation ? [Math.round(1e9 * (1 - row.minimumFirst / row.valuation))] : [],
                );
              const inCity = discounts(rows.filter((row) => row.city === city));
              const inState = discounts(rows);
              const [scope, alike] = inCity.length >= 30 ? ['city', inCity] : ['state', inState];
              const own = Math.round(1e9 * (1 - minimumFirst / (valuation ?? 1)));
              const isRanked = valuation && alike.length >= 30;
              expect((await rankOf(String(n))) ?? { scope: null, n: null }).toMatchObject({
                scope: isRanked ? scope : null,
                n: isRanked ? alike.length : null,
                ...(isRanked && {
                  below: alike.filter((one) => one < own).length,
                  equal: alike.filter((one) => one === own).length,
                }),
              });
            }
          };
          await lists.importList('2026-03-01', list(first));
          await check(first);
          const run = await lists.importList('2026-03-02', list(second));
          await check(second);
          await lists.undo(run);
          await check(first);
        },
      ),
      { numRuns: 8 },
    );
  });
});
