import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { ListedAuction } from '../../catalogue/ingestion/sources/listed-auction.ts';
import { importListForTest } from '../../catalogue/ingestion/testing/import-list-for-test.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { alertRepository } from './alerts.repository.ts';
import { goiania, saoPaulo } from './testing/seed-customer.ts';

const rioVerde = 5_218_805;

describe.each(engines)('newestListDate on $name', ({ open }) => {
  let opened: OpenDatabase;
  const take = (code: string, listDate: string, scope: string[], auctions: ListedAuction[]) =>
    importListForTest(
      opened.database,
      { source: { code, name: code }, listDate, scope, auctions },
      new Date(`${listDate}T12:00Z`),
    );
  const newestOf = (...cityIds: number[]) =>
    alertRepository(opened.database, () => new Date('2026-03-31T12:00Z')).newestListDate(cityIds);
  beforeAll(async () => {
    opened = await open();
    await take('caixa', '2025-06-01', ['GO'], [aListedAuction('one')]);
    await take('caixa', '2025-06-10', ['GO'], []);
    await take('auctioneer', '2026-03-01', [], [aListedAuction('lot')]);
  });
  afterAll(() => opened?.close());

  test('[ALERT-13] a list of its state counts for each of its cities', async () =>
    expect(await newestOf(rioVerde)).toBe('2025-06-10'));

  test('[ALERT-13] a list of no whole state counts where its source had auctions', async () =>
    expect([await newestOf(goiania), await newestOf(rioVerde, goiania)]).toEqual([
      '2026-03-01',
      '2026-03-01',
    ]));

  test('[ALERT-13] a state that no list spoke for has none', async () =>
    expect(await newestOf(saoPaulo)).toBeNull());

  test('[ALERT-13][ALERT-15] an undone list does not count', async () => {
    await opened.pool.query(`update lists set undone_at = now() where list_date = '2025-06-10'`);
    expect(await newestOf(rioVerde)).toBe('2025-06-01');
  });
});
