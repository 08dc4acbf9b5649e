import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ListedAuction } from './sources/listed-auction.ts';
import { type ListsForTest, listsForTest } from './undo/testing/lists-for-test.ts';

const dateFirst = new Date('2026-03-03T14:00Z');
const lot = (minimums: Pick<ListedAuction, 'minimumFirst' | 'minimumSecond'>) =>
  aListedAuction('1', { modality: null, directSale: false, saleMethod: 'rounds', dateFirst, ...minimums });

const before = lot({ minimumFirst: 20_000_000, minimumSecond: 10_000_000 });
const inSecond = lot({ minimumFirst: undefined, minimumSecond: 10_000_000 });

describe.each(engines)('a first minimum that the list no longer states, on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
  });
  afterAll(() => opened?.close());
  beforeEach(() => lists.clear());

  const minimums = () => lists.rows('select minimum_first, minimum_second from auctions');
  const events = () => lists.rows('select kind, old, new from standing_events order by id');

  test('[LABEL-05] stays as it was known, and the passing of a round is no event', async () => {
    await lists.importList('2026-03-02', [before]);
    await lists.importList('2026-03-04', [inSecond]);
    await lists.importList('2026-03-05', [inSecond]);
    expect(await minimums()).toEqual([{ minimum_first: 20_000_000, minimum_second: 10_000_000 }]);
    expect(await events()).toEqual([{ kind: 'listed', old: null, new: '20000000' }]);
  });

  test('[LABEL-05] is the second’s where none was known, of this round', async () => {
    await lists.importList('2026-03-04', [inSecond]);
    expect(await minimums()).toEqual([{ minimum_first: 10_000_000, minimum_second: 10_000_000 }]);
    const again = { ...inSecond, dateFirst: new Date('2026-05-03T14:00Z'), minimumSecond: 9_000_000 };
    await lists.importList('2026-05-04', [again]);
    expect(await minimums()).toEqual([{ minimum_first: 9_000_000, minimum_second: 9_000_000 }]);
  });
});
