import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { benchNow, generateAuctions } from '../../../../bench/generate-auctions.ts';
import { type Query, queryShapes } from '../../../../bench/query-shapes.ts';
import { engines } from '../../../../test/databases.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { foldChanges } from '../../../platform/database/public-version.ts';
import { noFilters } from '../../auctions/search-filters.ts';
import { placeIndexSource } from '../../places/place-index.ts';
import { placeRepository } from '../../places/places.repository.ts';
import { listAuctions } from '../list-auctions.ts';
import { readQuery } from '../list-query.ts';
import type { PlaceCount, Search } from '../search.ts';
import { searchInSql } from '../sql/search-in-sql.ts';
import { type SearchSource, searchSource } from '../engine/search-source.ts';
import { refreshSearch } from '../search-table.ts';

/** Filters that real lists rarely have. */
const rareQueries: readonly Query[] = [
  { status: 'ended' },
  { status: 'active', order: 4 },
  { area: '-47.5,-24,-46,-22.5' },
  { area: '-47.5,-24,-46,-22.5', keyword: 'garagem', order: 2 },
  { neighborhood: ['Jardim Aurora'] },
  { state_id: '35', neighborhood: ['Jardim Aurora', 'Vila Esperança'], subcategory_id: '1' },
  { city_id: '5208707', type: '1', phase: 'first', bedrooms: [2] },
  { city_id: '9999999' },
  { city_id: '5208707-e-3550308', state_id: '31' },
  { city_id: '5208707', state_id: '52-e-33', not_city_id: '3304557', order: 2 },
  { keyword: 'palavra que não existe xyzw' },
  { keyword: 'varanda', price: '-250000', state_id: '33', page: 3 },
  { type: '3-e-5', subcategory_id: '10-5', price: '100000-' },
  { modality: ['direct', 'sfi'], order: 5 },
  { kind: ['Casa', 'loja'], discount_min: 50, order: 6 },
  { area_min: 80, area_max: 120.5, area_kind: 'private', order: 3 },
  { area_max: 60, price_m2_min: 1000, price_m2_max: 4000.5 },
  { bedrooms: [1, 3, 5], parking_min: 1, financing: true },
  { fgts: true },
  { occupancy: 'vacant' },
  { date_from: '2026-03-01', date_to: '2026-04-15', order: 4, page: 2 },
  { date_to: '1926-10-05' },
  { date_from: '1926-10-05', date_to: '2126-10-05' },
  { source: ['bench'], auctioneer_id: [7] },
  { source: ['unknown'] },
  { region: 'nordeste', not_city_id: '2927408' },
  { region: 'sul', state_id: '35' },
  { not_city_id: '2927408' },
  { not_city_id: '2927408', price: '-100000000' },
  { next_price_max: 90_000, order: 7 },
  { next_price_max: 400_000.5, state_id: '35', order: 7, page: 2 },
  { discount_rank_min: 8, order: 8 },
  { order: 8, page: 40 },
  { order: 9, page: 3, price_m2_rank_min: 5, keyword: 'garagem' },
  { order: 9, page: 70 },
];

describe.each(engines)('the search of a process on $name', ({ open }) => {
  let opened: OpenDatabase;
  let source: SearchSource;
  let inSql: Search;
  beforeAll(async () => {
    opened = await open();
    const { database } = opened;
    await generateAuctions(opened.work.database, 2000);
    // Some have places of their own, some none at all, some are of past rounds.
    await sql`update auctions set latitude = -23.5 - id * 0.001, longitude = -46.6 + id * 0.0005 where id % 7 = 0`.execute(
      database,
    );
    await sql`update auctions set city_id = null where id % 50 = 1`.execute(database);
    await sql`update auctions set occupancy = case id % 3 when 0 then 'vacant' else 'occupied' end,
      accepts_fgts = id % 2 = 0 where id % 5 < 2`.execute(database);
    await sql`update auctions set date_first = '2026-02-20', date_second = '2026-03-01' where id % 40 = 2`.execute(
      database,
    );
    await refresh(Array.from({ length: 2000 }, (_, place) => place + 1));
    inSql = searchInSql(database);
    source = searchSource(database);
    await source.warm();
  });
  afterAll(async () => {
    await source?.settle();
    await opened?.close();
  });
  const refresh = (ids: number[], reworded: number[] = []) =>
    opened.database.transaction().execute((trx) => refreshSearch(trx, ids, reworded, benchNow));
  const readPlaces = () => placeIndexSource(placeRepository(opened.database), () => benchNow)();
  const expectEqual = async (queries: readonly Query[]) => {
    const index = await readPlaces();
    for (const query of queries) {
      const [expected, answer] = [
        await listAuctions(opened.database, inSql, query, index),
        await listAuctions(opened.database, source.search, query, index),
      ];
      expect(answer, JSON.stringify(query)).toEqual(expected);
    }
  };

  test('[LIST-07][LIST-12][FILTER-03] answers every list as the database does', async () => {
    const shapes = await queryShapes(opened.database);
    await expectEqual([...shapes.flatMap(({ next }) => [next(), next()]), ...rareQueries]);
    expect(source.hasCopy()).toBe(true);
  });

  test('[INFO-07] counts places as the database does', async () => {
    const index = await readPlaces();
    const sorted = (places: readonly PlaceCount[]) =>
      places
        .map(({ latitude, longitude, ...place }) => ({
          ...place,
          latitude: latitude?.toFixed(9) ?? null,
          longitude: longitude?.toFixed(9) ?? null,
        }))
        .toSorted((a, b) => a.cityId - b.cityId || a.auctionId - b.auctionId);
    for (const query of [{}, { state_id: '35' }, { keyword: 'garagem' }, { price: '0-250000' }]) {
      const { filters } = readQuery(query, index);
      const { keyword } = await inSql.read(filters.keyword);
      const [expected, counted] = [
        await inSql.countPlaces(filters, keyword, 0.05),
        await source.search.countPlaces(filters, keyword, 0.05),
      ];
      expect(expected.length).toBeGreaterThan(10);
      expect(sorted(counted), JSON.stringify(query)).toEqual(sorted(expected));
    }
  });

  test('[LIST-09][FILTER-04] follows what changes, goes, comes and is reworded, without a new copy', async () => {
    const queries: Query[] = [
      {},
      { order: 5 },
      { order: 6, page: 3 },
      { keyword: 'garagem' },
      { keyword: 'sobrado reformado' },
      { keyword: 'piscina aquecida' },
      { state_id: '35', order: 3 },
    ];
    const { database } = opened;
    await sql`update auctions set flagged_reason = 'teste' where id in (3, 4, 5)`.execute(database);
    await refresh([3, 4, 5]);
    await expectEqual(queries);
    await sql`update auctions set flagged_reason = null where id = 4`.execute(database);
    await sql`update auctions set minimum_first = minimum_first / 2 where id between 100 and 160`.execute(
      database,
    );
    await refresh([4, ...Array.from({ length: 61 }, (_, place) => 100 + place)]);
    await expectEqual(queries);
    const reworded = Array.from({ length: 300 }, (_, place) => 500 + place);
    await sql`update auctions set title = 'Sobrado reformado', extra = 'piscina aquecida' where id between 500 and 799`.execute(
      database,
    );
    await refresh(reworded, reworded);
    await expectEqual(queries);
    const { rows: updated } = await sql<{ n: number }>`
      update search_evidence set next_price = 0, discount_rank = 100 where auction_id % 3 = 0 returning auction_id as n`.execute(
      database,
    );
    expect(updated.length).toBeGreaterThan(100);
    await sql`delete from search_evidence where auction_id % 3 = 1`.execute(database);
    await expectEqual([{ next_price_max: 200_000 }, { order: 7 }, { order: 8 }, { price_m2_rank_min: 7 }]);
    await sql`update auctions set latitude = null, longitude = null where id = 7`.execute(database);
    await refresh([7]);
    await expectEqual([{ area: '-47.5,-24,-46,-22.5' }]);
    expect(source.hasCopy()).toBe(true);
  });

  test('[FILTER-04] follows what changed before an hour in which nothing did', async () => {
    const { database } = opened;
    const fold = () => foldChanges(database, sql`now() + interval '1 minute'`);
    await fold();
    await source.warm();
    await sql`update auctions set flagged_reason = 'teste' where id between 200 and 210`.execute(database);
    await refresh(Array.from({ length: 11 }, (_, place) => 200 + place));
    await fold();
    await expectEqual([{}]);
    expect(source.hasCopy()).toBe(true);
  });

  test('[FILTER-04] what was read of a rare word before a list came does not hide what is in that list', async () => {
    const reword = async (id: number) => {
      await sql`update auctions set extra = 'estaleiro' where id = ${id}`.execute(opened.database);
      await refresh([id], [id]);
    };
    await reword(21);
    await source.warm();
    const { keyword } = await source.search.read('estaleiro');
    const list = async () => (await source.search.list(noFilters, keyword, 1, 1)).rows.map(({ id }) => id);
    expect(await list()).toEqual([21]);
    await reword(22);
    expect((await list()).toSorted((a, b) => a - b)).toEqual([21, 22]);
    await source.warm();
    expect(await source.search.count(noFilters, keyword)).toBe(2);
  });

  test('[FILTER-04] several lists at once are each of one moment', async () => {
    const index = await readPlaces();
    const change = async () => {
      for (let turn = 0; turn < 5; turn++) {
        await sql`update auctions set minimum_first = minimum_first + 1 where id between 900 and 1200`.execute(
          opened.database,
        );
        await refresh(Array.from({ length: 301 }, (_, place) => 900 + place));
      }
    };
    const lists = Array.from({ length: 20 }, async () => {
      const { data, pagination, price_statistics, facets } = await listAuctions(
        opened.database,
        source.search,
        { order: 3 },
        index,
      );
      expect(data[0]!.minimum_value_second ?? data[0]!.minimum_value_first).toEqual(expect.any(Number));
      expect(price_statistics.max_price).not.toBeNull();
      const states = facets.states.reduce((sum, { auction_count }) => sum + auction_count, 0);
      const bands = price_statistics.bands.reduce((sum, { count }) => sum + count, 0);
      expect(states).toBe(pagination.total);
      expect(bands).toBe(pagination.total);
    });
    await Promise.all([change(), ...lists]);
  });

  test('where more stand than a copy may hold, the database answers', async () => {
    const small = searchSource(opened.database, 10);
    await small.warm();
    expect(small.hasCopy()).toBe(false);
    const index = await readPlaces();
    const { pagination } = await listAuctions(opened.database, small.search, {}, index);
    expect(pagination.total).toBeGreaterThan(1900);
  });
});
