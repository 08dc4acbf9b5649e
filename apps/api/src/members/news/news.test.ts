import type { components } from '@martelo/openapi/schema';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import { type ListsForTest, listsForTest } from '../../catalogue/ingestion/undo/testing/lists-for-test.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';

type News = components['schemas']['AuctionNews'];
type Dashboard = components['schemas']['News'];
interface Favorites {
  data: { news: { total: number; since_kind: string | null; events: { kind: string }[] } }[];
  total: number;
  changed_total: number;
}

const start = new Date('2026-03-10T12:00Z').getTime();
const minute = 60_000;

describe.each(engines)('news on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let lists: ListsForTest;
  let ana: Caller;
  let key: string;
  const now = new Date(start);
  const call = callsOf(() => app);
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
    app = await buildTestApp(opened, now);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(async () => {
    now.setTime(start);
    await lists.clear();
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    await lists.importList('2026-03-01', [aListedAuction('1'), aListedAuction('2')]);
    const { rows } = await opened.pool.query<{ uuid_key: string }>(
      `select uuid_key from auctions where code = '1'`,
    );
    key = rows[0]!.uuid_key;
  });

  const later = (minutes: number) => now.setTime(now.getTime() + minutes * minute);
  const cheaper = (price: number) => [aListedAuction('1', { minimumFirst: price }), aListedAuction('2')];
  const news = async (caller = ana) =>
    expectDocumented<News>(await call(`/api/customer/auctions/${key}/news`, caller), 'getAuctionNews');
  const recordView = async (known: News) => {
    const answer = await call('/api/customer/visits', ana, { code: key, last_event: known.last_event });
    expectDocumented(answer, 'recordVisit');
    expect(answer.statusCode).toBe(200);
  };
  const visit = async () => {
    const current = await news();
    await recordView(current);
    return current;
  };
  const save = async () => call('/api/auctions/save-favorite', ana, { code: key });
  const favorites = async (query = '') =>
    expectDocumented<Favorites>(
      await call(`/api/customer/favorites/load-display${query}`, ana),
      'listFavorites',
    );
  const dashboard = async () =>
    expectDocumented<Dashboard>(await call('/api/customer/news', ana), 'listNews');

  test('[NEWS-01] a first visit to what is not saved has nothing to compare with', async () => {
    expect(await visit()).toMatchObject({ since: null, since_kind: null, total: 0, events: [] });
    await lists.importList('2026-03-02', cheaper(17_000_000));
    later(31);
    expect(await news()).toMatchObject({
      since: new Date(start).toISOString(),
      since_kind: 'visit',
      total: 1,
      events: [{ kind: 'price', list_date: '2026-03-02', from: 186_400, to: 170_000 }],
    });
  });

  test('[NEWS-01] the news stays until half an hour after the last view, and is gone at the next visit', async () => {
    await visit();
    later(2 * 60);
    await lists.importList('2026-03-02', cheaper(17_000_000));
    expect((await visit()).total).toBe(1);
    for (const minutes of [1, 29, 29]) {
      later(minutes);
      expect((await visit()).total).toBe(1);
    }
    later(30);
    expect((await news()).total).toBe(0);
    await visit();
    expect(await news()).toMatchObject({ since_kind: 'visit', total: 0 });
  });

  test('[NEWS-01] a list that comes between the page and its recorded view stays news', async () => {
    await visit();
    later(60);
    const shown = await news();
    await lists.importList('2026-03-02', cheaper(17_000_000));
    await recordView(shown);
    later(31);
    expect((await news()).total).toBe(1);
  });

  test('[NEWS-01] a page of tomorrow knows no more than there is', async () => {
    await call('/api/customer/visits', ana, { code: key, last_event: Number.MAX_SAFE_INTEGER });
    later(60);
    await lists.importList('2026-03-02', cheaper(17_000_000));
    expect((await news()).total).toBe(1);
  });

  test('[NEWS-01] reading the news or the page is no visit', async () => {
    await news();
    await call(`/api/auctions/${key}`, ana);
    await lists.importList('2026-03-02', cheaper(17_000_000));
    later(60);
    expect(await news()).toMatchObject({ since: null, total: 0 });
    const { rows } = await opened.pool.query('select from auction_visits');
    expect(rows).toHaveLength(0);
  });

  test('[NEWS-03] a favourite that was never visited shows what changed since it was saved', async () => {
    await lists.importList('2026-03-02', cheaper(18_000_000));
    await save();
    await lists.importList('2026-03-03', cheaper(17_000_000));
    const current = await news();
    expect(current).toMatchObject({
      since_kind: 'saved',
      total: 1,
      events: [{ from: 180_000, to: 170_000 }],
    });
    await recordView(current);
    later(10);
    expect((await news()).total).toBe(1);
    later(30);
    expect((await news()).total).toBe(0);
  });

  test('[NEWS-02] every kind of change is shown, and irrelevant ones are not', async () => {
    await visit();
    later(60);
    const change = { minimumFirst: 17_000_000, valuation: 30_000_000, modality: 'Venda Online' };
    await lists.importList('2026-03-02', [
      aListedAuction('1', { ...change, bedrooms: 3, latitude: -16, longitude: -49 }),
      aListedAuction('2'),
    ]);
    await lists.importList('2026-03-03', [aListedAuction('2')]);
    await lists.importList('2026-03-04', [
      aListedAuction('1', { ...change, bedrooms: 3, latitude: -17, longitude: -49 }),
      aListedAuction('2'),
    ]);
    expect((await news()).events.map(({ kind }) => kind)).toEqual([
      'returned',
      'gone',
      'price',
      'modality',
      'valuation',
      'details',
    ]);
  });

  test('[NEWS-04][NEWS-05] of many changes of one list the price comes first, after what a newer list said', async () => {
    await lists.importList('2026-03-02', [aListedAuction('1', { financing: false }), aListedAuction('2')]);
    await save();
    const cheap = {
      minimumFirst: 17_000_000,
      minimumSecond: 10_000_000,
      dateFirst: new Date('2026-03-12T13:00Z'),
      dateSecond: new Date('2026-03-20T13:00Z'),
      valuation: 30_000_000,
      modality: 'Venda Online',
      financing: true,
      bedrooms: 3,
    };
    await lists.importList('2026-03-03', [aListedAuction('1', cheap), aListedAuction('2')]);
    const ofOneList = ['price', 'rounds', 'modality', 'financing', 'valuation', 'details'];
    const [favorite] = (await favorites('?changed=true')).data;
    expect(favorite!.news.events.map(({ kind }) => kind)).toEqual(ofOneList);
    expect((await dashboard()).changes[0]!.events.map(({ kind }) => kind)).toEqual(ofOneList);
    await lists.importList('2026-03-04', [
      aListedAuction('1', { ...cheap, bedrooms: 4 }),
      aListedAuction('2'),
    ]);
    expect((await news()).events.map(({ kind }) => kind)).toEqual(['details', ...ofOneList]);
  });

  test('[NEWS-04] favourites carry their news, and the changed ones can be requested alone', async () => {
    await save();
    const second = await opened.pool.query<{ uuid_key: string }>(
      `select uuid_key from auctions where code = '2'`,
    );
    await call('/api/auctions/save-favorite', ana, { code: second.rows[0]!.uuid_key });
    await lists.importList('2026-03-02', cheaper(17_000_000));
    expect(await favorites()).toMatchObject({
      total: 2,
      changed_total: 1,
      data: [
        { news: { total: 0 } },
        { news: { total: 1, since_kind: 'saved', events: [{ kind: 'price' }] } },
      ],
    });
    expect(await favorites('?changed=true')).toMatchObject({ total: 1, data: [{ news: { total: 1 } }] });
    await visit();
    later(31);
    expect(await favorites('?changed=true')).toMatchObject({ total: 0, changed_total: 0, data: [] });
  });

  test('[NEWS-05][LABEL-09] the dashboard shows the newest changes and the next rounds', async () => {
    expect(await dashboard()).toEqual({ changes: [], deadlines: [] });
    await save();
    const dates = {
      dateFirst: new Date('2026-03-12T13:00Z'),
      dateSecond: new Date('2026-03-20T13:00Z'),
      minimumSecond: 10_000_000,
      third: { date: new Date('2026-03-28T13:00Z'), minimum: null },
    };
    await lists.importList('2026-03-02', [aListedAuction('1', dates), aListedAuction('2')]);
    const overview = await dashboard();
    expect(overview.changes).toMatchObject([{ auction: { uuid_key: key }, events: [{ kind: 'rounds' }] }]);
    expect(overview.deadlines.map(({ round, closes_at }) => [round, closes_at])).toEqual([
      ['first', '12/03/2026 10:00'],
      ['second', '20/03/2026 10:00'],
      ['third', '28/03/2026 10:00'],
    ]);
    await lists.importList('2026-03-03', [aListedAuction('2')]);
    expect((await dashboard()).deadlines).toEqual([]);
  });

  test('[NEWS-06] what a list changed and was undone unseen is no news', async () => {
    await visit();
    await save();
    later(60);
    const run = await lists.importList('2026-03-02', cheaper(17_000_000));
    expect((await news()).total).toBe(1);
    await lists.undo(run);
    expect((await news()).total).toBe(0);
    expect((await dashboard()).changes).toEqual([]);
    expect(await favorites()).toMatchObject({ changed_total: 0 });
  });

  test('[NEWS-06] what was seen and is undone is reported as undone, once', async () => {
    await visit();
    later(60);
    const run = await lists.importList('2026-03-02', cheaper(17_000_000));
    await visit();
    later(60);
    await lists.undo(run);
    expect((await visit()).events).toMatchObject([{ kind: 'undone', list_date: '2026-03-02' }]);
    later(60);
    const again = await lists.importList('2026-03-02', cheaper(17_000_000));
    await lists.undo(again);
    expect((await news()).events).toEqual([]);
  });

  test('[NEWS-08] what a customer looked at goes with the account', async () => {
    await visit();
    const { rows } = await opened.pool.query('select person_id from auction_visits');
    expect(rows).toEqual([{ person_id: ana.id }]);
    await opened.pool.query('delete from people where id = $1', [ana.id]);
    expect((await opened.pool.query('select from auction_visits')).rows).toHaveLength(0);
  });

  test('[NEWS-01] what is none is answered 404, and others have no visits', async () => {
    const unknownCode = '3e4d5f60-90ab-4c7e-9d21-7b6a5c90e416';
    for (const answer of [
      await call(`/api/customer/auctions/${unknownCode}/news`, ana),
      await call('/api/customer/visits', ana, { code: unknownCode, last_event: 1 }),
    ])
      expect(answer.statusCode).toBe(404);
    const auctioneer = await aCaller(opened.database, now, 'bia@exemplo.com.br', 'auctioneer');
    for (const [caller, status] of [
      [null, 401],
      [auctioneer, 403],
    ] as const) {
      expect((await call(`/api/customer/auctions/${key}/news`, caller)).statusCode).toBe(status);
      expect((await call('/api/customer/visits', caller, { code: key, last_event: 1 })).statusCode).toBe(
        status,
      );
      expect((await call('/api/customer/news', caller)).statusCode).toBe(status);
    }
  });
});
