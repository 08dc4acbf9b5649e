import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ListedAuction } from '../ingestion/sources/listed-auction.ts';
import { type ListsForTest, listsForTest } from '../ingestion/undo/testing/lists-for-test.ts';

const many = (count: number, row: (n: number) => Partial<ListedAuction>, from = 1) =>
  Array.from({ length: count }, (_, n) => aListedAuction(String(from + n), row(from + n)));

/** The value that a share of the sorted ones are below, between two of them where it falls there. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)]!;
  return low + (sorted[Math.ceil(at)]! - low) * (at - Math.floor(at));
}

describe.each(engines)('medians of lists on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
  });
  afterAll(() => opened?.close());
  beforeEach(() => lists.clear());

  const medians = (where = 'true') =>
    lists.rows(
      `select neighborhood, type, measure, n, q1, median, q3, from_date, to_date from list_medians where ${where}
        order by neighborhood, type, measure`,
    );

  test('[MARKET-01] by neighbourhood and city, whole prices and per square metre of one kind of area', async () => {
    await lists.importList('2026-03-01', [
      ...many(9, (n) => ({ minimumFirst: n * 10_000_00, areaPrivate: 50 })),
      ...many(3, () => ({ minimumFirst: 500_000_00, areaPrivate: null, areaTotal: 100 }), 20),
      ...many(7, () => ({ subcategoryId: 1, neighborhood: 'Centro' }), 30),
    ]);
    const dates = { from_date: '2026-03-01', to_date: '2026-03-01' };
    const price = {
      type: 2,
      measure: 'price',
      n: 12,
      q1: 37_500_00,
      median: 65_000_00,
      q3: 192_500_00,
      ...dates,
    };
    const metre = { type: 2, measure: 'private', n: 9, q1: 600_00, median: 1_000_00, q3: 1_400_00, ...dates };
    expect(await medians()).toEqual(
      [
        { neighborhood: '', ...price },
        { neighborhood: '', ...metre },
        { neighborhood: 'setor bueno', ...price },
        { neighborhood: 'setor bueno', ...metre },
      ].toSorted((a, b) => a.neighborhood.localeCompare(b.neighborhood) || (a.measure < b.measure ? -1 : 1)),
    );
  });

  test('[MARKET-01] with fewer than 8 nothing is stated', async () => {
    await lists.importList(
      '2026-03-01',
      many(7, () => ({})),
    );
    expect(await medians()).toEqual([]);
    await lists.importList(
      '2026-03-02',
      many(8, () => ({})),
    );
    expect(await medians(`neighborhood <> ''`)).toHaveLength(2);
  });

  test('[MARKET-01] a list that only dates its rows again is the date of the figures', async () => {
    await lists.importList(
      '2026-03-01',
      many(8, () => ({})),
    );
    await lists.importList(
      '2026-03-04',
      many(8, () => ({})),
    );
    expect(await medians(`neighborhood = '' and measure = 'price'`)).toMatchObject([
      { from_date: '2026-03-04', to_date: '2026-03-04' },
    ]);
  });

  test('[MARKET-01][NEXT-08] they are what computing one by one gives, also once a list is undone', async () => {
    const anyRow = fc.record({
      minimumFirst: fc.integer({ min: 1, max: 40 }).map((step) => step * 7_777_33),
      areaPrivate: fc.constantFrom(null, 43, 60),
      areaTotal: fc.constantFrom(null, 71),
      city: fc.constantFrom('GOIANIA', 'ANAPOLIS'),
      neighborhood: fc.constantFrom('Setor Bueno', 'Centro', null),
      subcategoryId: fc.constantFrom(1, 2),
    });
    const rows = fc.array(anyRow, { minLength: 20, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(rows, rows, async (first, second) => {
        await lists.clear();
        const list = (some: typeof first) => some.map((row, n) => aListedAuction(String(n), row));
        const expected = (some: typeof first) => {
          const groups = new Map<string, number[]>();
          for (const { minimumFirst, areaPrivate, areaTotal, ...row } of some) {
            const add = (measure: string, value: number) => {
              for (const place of new Set(['', row.neighborhood?.toLowerCase() ?? ''])) {
                const key = `${row.city}/${place}/${row.subcategoryId}/${measure}`;
                groups.set(key, [...(groups.get(key) ?? []), value]);
              }
            };
            add('price', minimumFirst);
            if (areaPrivate) add('private', Math.round(minimumFirst / areaPrivate));
            else if (areaTotal) add('total', Math.round(minimumFirst / areaTotal));
          }
          return [...groups]
            .filter(([, values]) => values.length >= 8)
            .map(([key, values]) => [
              key,
              values.length,
              ...[0.25, 0.5, 0.75].map((q) => quantile(values, q)),
            ])
            .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
        };
        const actual = async () =>
          (
            await lists.rows(`select upper(c.folded) || '/' || m.neighborhood || '/' || m.type || '/' || m.measure as key,
              m.n, m.q1, m.median, m.q3 from list_medians m join cities c on c.id = m.city_id`)
          )
            .map((row) => Object.values(row))
            .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
        const check = async (some: typeof first) => {
          const [left, right] = [await actual(), expected(some)];
          expect(left.map((row) => row.slice(0, 2))).toEqual(right.map((row) => row.slice(0, 2)));
          for (const [at, row] of left.entries())
            for (const part of [2, 3, 4])
              expect(Math.abs(Number(row[part]) - Number(right[at]![part]))).toBeLessThanOrEqual(0.51);
        };
        await lists.importList('2026-03-01', list(first));
        await check(first);
        const run = await lists.importList('2026-03-02', list(second));
        await check(second);
        await lists.undo(run);
        await check(first);
      }),
      { numRuns: 6 },
    );
  });
});
