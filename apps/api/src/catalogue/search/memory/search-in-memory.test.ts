import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { benchNow, generateAuctions } from '../../../../bench/generate-auctions.ts';
import { type Query, queryShapes } from '../../../../bench/query-shapes.ts';
import { engines } from '../../../../test/databases.ts';
import { listAuctions } from '../list-auctions.ts';
import { readQuery } from '../list-query.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { placeIndexSource } from '../../places/place-index.ts';
import { placeRepository } from '../../places/places.repository.ts';
import { keywordQuery } from '../sql/keyword-query.ts';
import type { PlaceCount, Search } from '../sql/search.ts';
import { searchInSql } from '../sql/search-in-sql.ts';
import { searchSource } from '../search-source.ts';
import { refreshCounts, refreshSearch } from '../search-table.ts';
import { loadRows } from './load-rows.ts';
import { searchInMemory } from './search-in-memory.ts';

/** Shapes that no visitor's list has by chance. */
const rareQueries: readonly Query[] = [
  { status: 'ended' },
  { status: 'active', order: 4 },
  { area: '-47.5,-24,-46,-22.5' },
  { area: '-47.5,-24,-46,-22.5', keyword: 'garagem', order: 2 },
  { neighborhood: ['Jardim Aurora'] },
  { state_id: '35', neighborhood: ['Jardim Aurora', 'Vila Esperança'], subcategory_id: '1' },
  { city_id: '5208707', type: '1', phase: 'first', bedrooms: 2 },
  { city_id: '9999999' },
  { keyword: 'palavra que não existe xyzw' },
  { keyword: 'varanda', price: '-250000', state_id: '33', page: 3 },
  { type: '3-e-5', subcategory_id: '10-5', price: '100000-' },
];

describe.each(engines)('a copy of the search table on $name', ({ open }) => {
  let opened: OpenDatabase;
  let ways: { inSql: Search; inMemory: Search };
  beforeAll(async () => {
    opened = await open();
    const { database } = opened;
    await generateAuctions(database, 2000);
    // Some have places of their own, some none at all, some are of past rounds.
    await sql`update auctions set latitude = -23.5 - id * 0.001, longitude = -46.6 + id * 0.0005 where id % 7 = 0`.execute(
      database,
    );
    await sql`update auctions set city_id = null where id % 50 = 1`.execute(database);
    await sql`update auctions set date_first = '2026-02-20', date_second = '2026-03-01' where id % 40 = 2`.execute(
      database,
    );
    const ids = Array.from({ length: 2000 }, (_, place) => place + 1);
    await database.transaction().execute((trx) => refreshSearch(trx, ids, [], benchNow));
    await refreshCounts(database, ids);
    ways = { inSql: searchInSql(database), inMemory: searchInMemory(database, await loadRows(database)) };
  });
  afterAll(async () => {
    await opened?.close();
  });
  const readPlaces = () => placeIndexSource(placeRepository(opened.database), () => benchNow)();

  test('[LIST-07][LIST-12] answers every list as the database does', async () => {
    const index = await readPlaces();
    const shapes = await queryShapes(opened.database);
    const drawn = shapes.flatMap(({ next }) => [next(), next()]);
    for (const query of [...drawn, ...rareQueries]) {
      const [expected, answer] = [
        await listAuctions(opened.database, ways.inSql, query, index),
        await listAuctions(opened.database, ways.inMemory, query, index),
      ];
      expect(answer, JSON.stringify(query)).toEqual(expected);
    }
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
      const words = await keywordQuery(opened.database, filters.keyword);
      const [expected, counted] = [
        await ways.inSql.countPlaces(filters, words, 0.05),
        await ways.inMemory.countPlaces(filters, words, 0.05),
      ];
      expect(expected.length).toBeGreaterThan(10);
      expect(sorted(counted), JSON.stringify(query)).toEqual(sorted(expected));
    }
  });

  test('[LIST-09] what is hidden is in no answer from the next one on', async () => {
    const source = searchSource(opened.database);
    const total = async () => {
      const search = await source.current();
      return (await listAuctions(opened.database, search, {}, await readPlaces())).pagination.total;
    };
    await source.current();
    await source.settle();
    const before = await total();
    const copy = await source.current();
    await sql`update auctions set flagged_reason = 'teste' where id = 3`.execute(opened.database);
    await opened.database.transaction().execute((trx) => refreshSearch(trx, [3], [], benchNow));
    await refreshCounts(opened.database, [3]);
    expect(await source.current()).not.toBe(copy);
    expect(await total()).toBe(before - 1);
    await source.settle();
  });

  test('a copy serves as long as nothing public changes, and is not made of too many', async () => {
    const source = searchSource(opened.database);
    const first = await source.current();
    await source.settle();
    const copy = await source.current();
    expect(copy).not.toBe(first);
    expect(await source.current()).toBe(copy);

    const small = searchSource(opened.database, 10);
    const inSql = await small.current();
    await small.settle();
    expect(await small.current()).toBe(inSql);
  });
});
