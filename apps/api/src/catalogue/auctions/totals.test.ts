import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { importListForTest } from '../ingestion/testing/import-list-for-test.ts';
import { auctionRepository } from './auctions.repository.ts';

const day = new Date('2026-03-10T12:00Z');
const source = { code: 'open', name: 'Lista aberta' };

describe.each(engines)('totals on $name', ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    await opened?.close();
  });
  const take = (
    list: Omit<Parameters<typeof importListForTest>[1], 'scope'> & { scope?: readonly string[] },
  ) => importListForTest(opened.database, { scope: [], ...list }, day);
  const totals = () => auctionRepository(opened.database).totals();

  test('[VISIT-02] their list is the newest that covers one of the counted', async () => {
    expect(await totals()).toMatchObject({ auctions: 0, list_date: null });
    const salvador = { uf: 'BA', city: 'SALVADOR' };
    await take({ source, listDate: '2026-03-02', scope: ['BA'], auctions: [aListedAuction('B1', salvador)] });
    const closed = aListedAuction('E1', {
      ...salvador,
      directSale: false,
      dateFirst: new Date('2026-03-05T13:00Z'),
    });
    await take({
      source: { code: 'ended', name: 'Lista encerrada' },
      listDate: '2026-03-09',
      auctions: [closed],
    });
    await take({ source, listDate: '2026-03-08', scope: ['PR'], auctions: [] });
    expect(await totals()).toEqual({ auctions: 1, cities: 1, list_date: '2026-03-02' });
    await take({
      source,
      listDate: '2026-03-08',
      scope: ['PR'],
      auctions: [aListedAuction('P1', { uf: 'PR', city: 'CURITIBA' })],
    });
    expect(await totals()).toEqual({ auctions: 2, cities: 2, list_date: '2026-03-08' });
    await take({
      source: { code: 'whole', name: 'Lista do país' },
      listDate: '2026-03-10',
      auctions: [aListedAuction('W1')],
    });
    expect(await totals()).toEqual({ auctions: 3, cities: 3, list_date: '2026-03-10' });
  });
});
