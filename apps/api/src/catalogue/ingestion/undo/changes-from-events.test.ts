import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../../test/a-listed-auction.ts';
import { engines } from '../../../../test/databases.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { type ListsForTest, listsForTest } from './testing/lists-for-test.ts';
import { previewUndo } from './undo-list.ts';

describe.each(engines)('a list of an earlier version on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    await lists.clear();
  });

  /** Reduces all lists to what an earlier version stored of them. */
  const clearHistory = async () => {
    await opened.pool.query('truncate list_changes, list_dates');
    await opened.pool.query('update lists set changes_kept = false, auctioneers_before = null');
  };

  test('[INTAKE-36] goes back by its events: prices, modalities, what came and went, and dates', async () => {
    const stays = aListedAuction('6', { modality: 'Leilão SFI - Edital Único', directSale: false });
    const first = [aListedAuction('1'), aListedAuction('2'), aListedAuction('3'), aListedAuction('4'), stays];
    await lists.importList('2026-03-01', first);
    await lists.importList('2026-03-02', [
      aListedAuction('1', { modality: 'Leilão SFI - Edital Único', directSale: false }),
      aListedAuction('2'),
      aListedAuction('3'),
      stays,
    ]);
    const before = await lists.state();
    const run = await lists.importList('2099-01-01', [
      aListedAuction('1', { minimumFirst: 1, valuation: 2 }),
      aListedAuction('2'),
      aListedAuction('4'),
      aListedAuction('5'),
      stays,
    ]);
    await clearHistory();
    const figures = { restored: 1, relisted: 1, unlisted: 1, withdrawn: 1, partly: 1 };
    expect(await previewUndo(opened.database, run)).toEqual(figures);
    expect(await lists.rows('select from list_changes')).toEqual([]);
    expect(await lists.undo(run)).toMatchObject(figures);
    const renewed = (rows: Record<string, unknown>[]) =>
      rows.map(({ code, fingerprint, ...row }) => ({
        code,
        ...row,
        fingerprint: code === '1' ? '' : fingerprint,
      }));
    const after = await lists.state();
    expect(after.auctions).toEqual(renewed(before.auctions));
    expect({ ...after, auctions: [] }).toEqual({ ...before, auctions: [] });
  });

  test('[INTAKE-36] what no event recorded stays, is counted, and is renewed by the next list', async () => {
    await lists.importList('2026-03-01', [aListedAuction('1')]);
    const run = await lists.importList('2026-03-02', [
      aListedAuction('1', { minimumFirst: 1, address: 'Errado' }),
    ]);
    await clearHistory();
    expect(await lists.undo(run)).toMatchObject({ restored: 1, partly: 1 });
    const now = () => lists.rows('select minimum_first, address from auctions');
    expect(await now()).toEqual([{ minimum_first: 18_640_000, address: 'Errado' }]);
    await lists.importList('2026-03-03', [aListedAuction('1')]);
    expect(await now()).toEqual([{ minimum_first: 18_640_000, address: 'Rua T-55, 930' }]);
    // Equal rows have no event, though their fingerprint was unknown.
    await lists.importList('2026-03-04', [aListedAuction('1')]);
    expect(await lists.rows(`select kind, list_date from standing_events order by id`)).toEqual([
      { kind: 'listed', list_date: '2026-03-01' },
      { kind: 'undone', list_date: '2026-03-02' },
      { kind: 'details', list_date: '2026-03-03' },
    ]);
  });

  test('[INTAKE-36] one whose events can not be distinguished is refused', async () => {
    const run = await lists.importList('2026-03-01', [aListedAuction('1')]);
    await clearHistory();
    await opened.pool.query('update lists set after_event = last_event');
    await expect(lists.undo(run)).rejects.toThrow(
      'Uma versão anterior recebeu esta lista sem guardar o que ela mudou.',
    );
  });
});
