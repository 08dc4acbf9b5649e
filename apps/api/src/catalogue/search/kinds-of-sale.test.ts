import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { importListForTest } from '../ingestion/testing/import-list-for-test.ts';
import { refreshDue } from './search-table.ts';

const day = new Date('2026-03-10T12:00Z');
const undated = { directSale: false, dateFirst: null } as const;
const stock = [
  aListedAuction('sfi', { ...undated, saleMethod: 'sfi', modality: 'Leilão SFI - Edital Único' }),
  aListedAuction('tender', { ...undated, saleMethod: 'tender', modality: 'Licitação Aberta' }),
  aListedAuction('online', { saleMethod: 'online', modality: 'Venda Online' }),
  aListedAuction('direct'),
  aListedAuction('single', {
    directSale: false,
    saleMethod: 'auction',
    type: 2,
    typeInferred: true,
    dateFirst: new Date('2026-03-12T12:00Z'),
  }),
  aListedAuction('first', {
    directSale: false,
    saleMethod: 'rounds',
    dateFirst: new Date('2026-03-12T12:00Z'),
  }),
  aListedAuction('second', {
    directSale: false,
    saleMethod: 'rounds',
    dateFirst: new Date('2026-03-09T12:00Z'),
    minimumFirst: 20_000_000,
    minimumSecond: 12_000_000,
  }),
  aListedAuction('over', {
    directSale: false,
    saleMethod: 'rounds',
    dateFirst: new Date('2026-03-09T12:00Z'),
  }),
];

interface Page {
  data: { code: string; sale_method: string | null; type_inferred: boolean }[];
  facets: { phases: { phase: string; count: number }[] };
}

describe.each(engines)('kinds of sale on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    opened = await open();
    const head = { source: { code: 'x', name: 'X' }, listDate: '2026-03-09', scope: [] };
    await importListForTest(opened.database, { ...head, auctions: stock }, day);
    app = await buildTestApp(opened, day);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  const list = async (query = '') => (await app.inject({ url: `/api/auctions?${query}` })).json<Page>();
  const codes = async (query: string) => (await list(query)).data.map(({ code }) => code).toSorted();

  test('[LABEL-01] each is shown by the list and the detail, and has a filter of its own', async () => {
    const { data, facets } = await list();
    expect(Object.fromEntries(data.map(({ code, sale_method: method }) => [code, method]))).toEqual({
      sfi: 'sfi',
      tender: 'tender',
      online: 'online',
      direct: 'direct',
      single: 'auction',
      first: 'rounds',
      second: 'rounds',
      over: 'rounds',
    });
    expect(Object.fromEntries(facets.phases.map(({ phase, count }) => [phase, count]))).toEqual({
      first: 2,
      second: 1,
      third: 0,
      unique: 1,
      direct: 1,
      sfi: 1,
      tender: 1,
      online: 1,
    });
    for (const phase of ['sfi', 'tender', 'online', 'direct'])
      expect(await codes(`phase=${phase}`)).toEqual([phase]);
    expect(await codes('phase=unique')).toEqual(['single']);
  });

  test('[LABEL-05] what awaits a second round is not over, and asks its minimum', async () => {
    expect(await codes('status=ended')).toEqual(['over']);
    expect(await codes('status=active')).toContain('second');
    expect(await codes('phase=second&price=0-150000')).toEqual(['second']);
  });

  test('[LABEL-06] a type that was concluded is marked', async () => {
    const { data } = await list('type=2');
    expect(data).toMatchObject([{ code: 'single', type_inferred: true }]);
  });

  test('[LABEL-01] a row that says the kind of sale for the first time is renewed without an event', async () => {
    await opened.pool.query(`update auctions set sale_method = null where code = 'single'`);
    const head = { source: { code: 'x', name: 'X' }, listDate: '2026-03-10', scope: [] };
    const changes = await importListForTest(opened.database, { ...head, auctions: stock }, day);
    expect(changes).toMatchObject({ changed: 0, unchanged: stock.length });
    expect(await codes('phase=unique')).toEqual(['single']);
    const { rows } = await opened.pool.query(`select kind from auction_events where kind <> 'listed'`);
    expect(rows).toEqual([]);
  });

  test('[LABEL-07][LABEL-08] a list that is too old says so, and is neither highlighted nor ending next', async () => {
    interface Home {
      opportunities: { code: string; source: { fresh_days: number } }[];
      next_auctions: { code: string }[];
    }
    const home = async (now: Date) => {
      const other = await buildTestApp(opened, now);
      try {
        return (await other.inject({ url: '/api/auctions/home' })).json<Home>();
      } finally {
        await other.close();
      }
    };
    const current = await home(day);
    expect(current.next_auctions.map(({ code }) => code)).toEqual(['single', 'first']);
    expect(current.opportunities.length).toBeGreaterThan(0);
    expect(current.opportunities[0]?.source.fresh_days).toBe(30);

    await opened.pool.query(`update sources set fresh_days = 1`);
    await opened.pool.query(`update auctions set list_date = '2026-03-08' where code <> 'first'`);
    const old = await home(day);
    expect(old.next_auctions.map(({ code }) => code)).toEqual(['first']);
    expect(old.opportunities.map(({ code }) => code)).toEqual(['first']);
  });

  test('[LABEL-05] thirty days after its last known date it leaves like any other', async () => {
    await refreshDue(opened.database, new Date('2026-04-09T12:00Z'));
    expect(await codes('')).not.toContain('second');
    expect(await codes('')).toContain('sfi');
  });
});
