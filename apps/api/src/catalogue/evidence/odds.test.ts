import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { type ListsForTest, listsForTest } from '../ingestion/undo/testing/lists-for-test.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe.each(engines)('the odds of a mode on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
  });
  afterAll(() => opened?.close());
  beforeEach(() => lists.clear());

  const online = { modality: 'Venda Online', saleMethod: 'online' } as const;
  const rows = (some: readonly number[], rest = {}) =>
    some.map((n) => aListedAuction(String(n), { ...online, ...rest }));
  const odds = (measure: string) =>
    lists.rows(
      `select mode, k, n, q1, median, q3, from_date, to_date from mode_odds where measure = '${measure}'`,
    );

  test('[ODDS-02][ODDS-05] stays count from a first day that was seen, those that go on as far as seen', async () => {
    await lists.importList('2026-03-01', rows(numbers(1, 40)));
    await lists.importList('2026-03-03', rows(numbers(1, 70)));
    await lists.importList('2026-03-06', rows([...numbers(1, 40), ...numbers(51, 69)]));
    expect(await odds('stay')).toEqual([
      {
        mode: 'online',
        k: 11,
        n: 30,
        q1: 3,
        median: null,
        q3: null,
        from_date: '2026-03-01',
        to_date: '2026-03-06',
      },
    ]);
    await lists.importList('2026-03-10', rows([...numbers(1, 40), 69]));
    expect(await odds('stay')).toMatchObject([{ k: 29, n: 30, q1: 3, median: 7, q3: 7 }]);
  });

  test('[ODDS-05] of 29 nothing is stated', async () => {
    await lists.importList('2026-03-01', rows([1]));
    await lists.importList('2026-03-03', rows(numbers(1, 30)));
    await lists.importList('2026-03-04', rows([1]));
    expect(await lists.rows(`select * from mode_odds where measure <> 'falls'`)).toEqual([]);
  });

  test('[ODDS-03] falls are counted from list to list, by the mode before', async () => {
    const direct = { modality: 'Venda Direta Online', saleMethod: 'direct' } as const;
    await lists.importList('2026-03-01', rows(numbers(1, 40), direct));
    await lists.importList('2026-03-02', [
      ...rows(numbers(1, 10), { minimumFirst: 100 }),
      ...rows(numbers(11, 39), direct),
      ...rows([50], direct),
    ]);
    expect(await odds('falls')).toMatchObject([{ mode: 'direct', k: 10, n: 39, to_date: '2026-03-02' }]);
    await lists.importList('2026-03-03', [
      ...rows(numbers(1, 10), { minimumFirst: 99 }),
      ...rows(numbers(11, 30), direct),
    ]);
    expect(await odds('falls')).toMatchObject([{ mode: 'direct', k: 10, n: 59 }]);
    expect(await lists.rows('select mode, n, fell from list_moves order by list_id, mode')).toEqual([
      { mode: 'direct', n: 39, fell: 10 },
      { mode: 'direct', n: 20, fell: 0 },
      { mode: 'online', n: 10, fell: 10 },
    ]);
  });

  test('[ODDS-03] falls are dated by lists, not by the first of the 90 days', async () => {
    await lists.importList('2026-01-08', rows(numbers(1, 40)));
    await lists.importList('2026-06-19', rows(numbers(1, 40)));
    await lists.importList('2026-07-05', rows(numbers(1, 40)));
    expect(await odds('falls')).toMatchObject([{ n: 40, from_date: '2026-06-19', to_date: '2026-07-05' }]);
  });

  test('[ODDS-04] what left counts once a later list could have brought it back', async () => {
    await lists.importList('2026-03-01', rows(numbers(1, 50)));
    await lists.importList('2026-03-02', rows(numbers(1, 10)));
    expect(await odds('returns')).toEqual([]);
    await lists.importList('2026-03-05', rows(numbers(1, 22)));
    expect(await odds('returns')).toMatchObject([{ mode: 'online', k: 12, n: 40, to_date: '2026-03-05' }]);
    const [share] = await lists.rows(`select low, high from mode_odds where measure = 'returns'`);
    expect(share).toEqual({
      low: expect.closeTo(0.1807, 4) as number,
      high: expect.closeTo(0.4543, 4) as number,
    });
    await lists.importList('2026-03-06', rows([1]), { scope: ['SP'] });
    expect(await odds('returns')).toMatchObject([{ k: 12, n: 40 }]);
  });

  test('[ODDS-06] what happened in a gap of more than 30 days counts nowhere', async () => {
    await lists.importList('2026-03-01', rows(numbers(1, 40)));
    await lists.importList('2026-03-02', rows(numbers(1, 80)));
    await lists.importList('2026-04-02', rows(numbers(1, 40), { minimumFirst: 100 }));
    expect(await odds('stay')).toEqual([]);
    expect(await odds('falls')).toMatchObject([{ k: 0, n: 40, from_date: '2026-03-01' }]);
    await lists.importList(
      '2026-04-03',
      rows([...numbers(1, 40), ...numbers(81, 120)], { minimumFirst: 100 }),
    );
    expect(await odds('falls')).toMatchObject([
      { k: 0, n: 80, from_date: '2026-03-01', to_date: '2026-04-03' },
    ]);
    expect(await odds('returns')).toEqual([]);
    await lists.importList('2026-04-05', rows(numbers(1, 40), { minimumFirst: 100 }));
    expect(await odds('stay')).toMatchObject([
      { k: 40, n: 40, q1: 2, median: 2, q3: 2, from_date: '2026-04-02' },
    ]);
  });

  test('[ODDS-04][NEXT-08] an undone list counts no more', async () => {
    await lists.importList('2026-03-01', rows(numbers(1, 50)));
    await lists.importList('2026-03-02', rows(numbers(1, 10)));
    const before = await lists.state();
    const run = await lists.importList('2026-03-05', rows(numbers(1, 22)));
    expect(await odds('returns')).toHaveLength(1);
    await lists.undo(run);
    expect(await lists.state()).toEqual(before);
  });
});
