import { fromDimensionQuery } from '@martelo/domain/list-dimensions';
import { noFilters } from '@martelo/domain/list-filters';
import { parseFilters, stringifyFilters } from '@martelo/domain/list-url';
import { seededRandom } from '@martelo/illustrations/seeded-random';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { benchNow } from '../../../bench/generate-auctions.ts';
import type { Query } from '../../../bench/query-shapes.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { type AuctionRow, auctionColumns } from '../auctions/auction-row.ts';
import { auctionRepository } from '../auctions/auctions.repository.ts';
import { placeIndexSource } from '../places/place-index.ts';
import { placeRepository } from '../places/places.repository.ts';
import { listAuctions } from './list-auctions.ts';
import { type SearchSource, searchSource } from './engine/search-source.ts';
import {
  areaSql,
  atLeastSql,
  counted,
  type Drawn,
  evidence,
  facetSql,
  facts,
  filterDraws,
  otherDraws,
  stepsOf,
} from './testing/filter-cases.ts';
import { generateVariedAuctions } from './testing/generate-varied-auctions.ts';

describe.each(engines)('every filter on $name', ({ open }) => {
  let opened: OpenDatabase;
  let source: SearchSource;
  const size = 3000;
  const truth = async <Row>(select: string, conditions: readonly string[], rest = '') => {
    const where = conditions.length > 0 ? `where ${conditions.map((one) => `(${one})`).join(' and ')}` : '';
    return (
      await sql
        .raw<Row>(`with facts as (${facts}) select ${select} from facts ${where} ${rest}`)
        .execute(opened.database)
    ).rows;
  };

  beforeAll(async () => {
    opened = await open();
    // Calls have five seconds for a statement, which a busy machine needs for these.
    const { database } = opened.work;
    await generateVariedAuctions(database, size);
    await sql.raw(evidence).execute(database);
    source = searchSource(opened.database);
    await source.warm();
  });
  afterAll(async () => {
    await source?.settle();
    await opened?.close();
  });

  const random = seededRandom('every-filter');
  const any = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)]!;
  /** Filters of one kind each; chosen at random again by each call. */
  const draws: readonly (() => Drawn)[] = Object.values({ ...filterDraws, ...otherDraws }).map(
    (draw) => () => draw(random),
  );

  const orderSql = {
    1: 'first_listed desc, id desc',
    2: 'price, id',
    3: 'price desc, id desc',
    4: 'closes nulls last, id',
    5: 'floor(greatest(coalesce(discount, 0), 0) * 100) desc, id',
    6: 'nullif(round(coalesce(square_metre, 0)), 0) nulls last, id',
    7: 'next_price nulls last, id',
    8: 'discount_rank desc nulls last, id',
    9: 'metre_rank desc nulls last, id',
  } as const;

  test('[FILTER-01][FILTER-02][FILTER-03][FILTER-06] pages, totals and facets are those of the auctions themselves', async () => {
    const index = await placeIndexSource(placeRepository(opened.database), () => benchNow)();
    let found = 0;
    for (let round = 0; round < 63; round++) {
      const first = draws[round % draws.length]!();
      const drawn = [first, any(draws)(), any(draws)()];
      // Two of one kind would be one filter.
      const keys = new Set<string>();
      const used = drawn.filter(({ query }) => {
        const names = Object.keys(query);
        const isNew = names.every((name) => !keys.has(name));
        for (const name of names) keys.add(name);
        return isNew;
      });
      const order = ((round % 9) + 1) as keyof typeof orderSql;
      const query: Query = Object.assign(
        { order, page: (round % 2) + 1 },
        ...used.map((one) => one.query),
      ) as Query;
      const answer = await listAuctions(opened.database, source.search, query, index);
      const hint = JSON.stringify(query);
      const conditions = used.map(({ condition }) => condition);

      const [sums] = await truth<{ n: number; low: number | null; high: number | null }>(
        'count(*)::integer as n, min(price) as low, max(price) as high',
        conditions,
      );
      expect(answer.pagination.total, hint).toBe(sums!.n);
      found += sums!.n;
      expect(answer.price_statistics.min_price, hint).toBe(sums!.low === null ? null : sums!.low / 100);
      expect(answer.price_statistics.max_price, hint).toBe(sums!.high === null ? null : sums!.high / 100);
      const offset = (answer.pagination.current_page - 1) * 30;
      const rows = await truth<{ id: number }>(
        'id',
        conditions,
        `order by ${orderSql[order]} limit 30 offset ${offset}`,
      );
      expect(
        answer.data.map(({ id }) => id),
        hint,
      ).toEqual(rows.map(({ id }) => id));

      const areas = areaSql(query.area_kind ? `area_${query.area_kind}` : 'area');
      for (const [name, value] of Object.entries({ ...facetSql, areas })) {
        const others = used.filter(({ facets }) => !facets.includes(name)).map(({ condition }) => condition);
        const counts = await truth<{ value: string | null; n: number }>(
          `${value} as value, count(*)::integer as n`,
          others,
          'group by 1',
        );
        const expected = Object.fromEntries(
          counts.flatMap(({ value: one, n }) => (one === null ? [] : [[one, n]])),
        );
        expect(counted(answer.facets, name), `${name} of ${hint}`).toEqual(expected);
      }
      const elsewhere = used
        .filter(({ facets }) => !facets.includes('cities'))
        .map(({ condition }) => condition);
      const byCity = new Map(
        (
          await truth<{ id: number; n: number }>(
            'city_id as id, count(*)::integer as n',
            [...elsewhere, 'city_id > 0'],
            'group by 1',
          )
        ).map(({ id, n }) => [id, n]),
      );
      for (const city of answer.facets.cities)
        expect(city.auction_count, `${city.name} of ${hint}`).toBe(byCity.get(city.id) ?? 0);
      if (!('region' in query)) expect(answer.facets.cities, hint).toHaveLength(Math.min(60, byCity.size));
      for (const [name, conditionOf] of Object.entries(atLeastSql)) {
        const others = used.filter(({ facets }) => !facets.includes(name)).map(({ condition }) => condition);
        const steps = stepsOf(answer.facets)[name]!;
        for (const step of steps) {
          const { least } = step;
          const [{ n } = { n: -1 }] = await truth<{ n: number }>('count(*)::integer as n', [
            ...others,
            conditionOf(least),
          ]);
          expect(step.count, `${name} ${least} of ${hint}`).toBe(n);
        }
      }
    }
    // The random filters leave something to compare.
    expect(found).toBeGreaterThan(2000);
    expect(source.hasCopy()).toBe(true);
  }, 240_000);

  test('[FILTER-01][LIST-03] each filter comes back from the address of its list', () => {
    for (const [name, draw] of Object.entries(filterDraws)) {
      const stated = fromDimensionQuery(draw(random).query);
      expect(Object.keys(stated), name).not.toEqual([]);
      const filters = { ...noFilters, ...stated };
      expect(parseFilters(stringifyFilters(filters)), name).toEqual(filters);
    }
  });

  test('[DETAIL-10] the similar ones are the nearest in price of the city, then of the state', async () => {
    const auctions = auctionRepository(opened.database);
    const seen = new Set<number>();
    for (let round = 0; round < 40; round++) {
      const id = random.int(1, size);
      const { rows } =
        await sql<AuctionRow>`select ${auctionColumns} from auctions a where a.id = ${id}`.execute(
          opened.database,
        );
      const auction = rows[0]!;
      if (auction.subcategory_id === null) continue;
      const city = auction.city_id ?? 0;
      const expected = await truth<{ id: number; elsewhere: boolean }>(
        `id, coalesce(city_id, 0) <> ${city} or ${city} = 0 as elsewhere`,
        [
          `state_id = ${auction.state_id}`,
          `subcategory_id = ${auction.subcategory_id}`,
          `id <> ${id}`,
          `closes is not null or phase not in ('first', 'second', 'third')`,
        ],
        `order by 2, abs(price - ${auction.minimum_first ?? 0}), id limit 4`,
      );
      const found = await auctions.similar(auction, 4);
      expect(
        found.map((one) => one.id),
        String(id),
      ).toEqual(expected.map((one) => one.id));
      seen.add(expected.filter(({ elsewhere }) => elsewhere).length);
    }
    // Whole in the city, in part, and in none of it.
    expect(seen.has(0) && seen.has(4) && seen.size > 2).toBe(true);
  });

  test('[SENT-08][FILTER-01] who sells is read out of a sentence', async () => {
    const index = await placeIndexSource(placeRepository(opened.database), () => benchNow)();
    const [auctioneer] = (
      await sql<{ id: number; name: string }>`select id, name from auctioneers order by id limit 1`.execute(
        opened.database,
      )
    ).rows;
    const list = (query: Query) => listAuctions(opened.database, source.search, query, index);
    const [filtered, said] = [
      await list({ auctioneer_id: [auctioneer!.id], subcategory_id: '1' }),
      await list({ keyword: `casa do ${auctioneer!.name}` }),
    ];
    expect(filtered.pagination.total).toBeGreaterThan(0);
    expect(said.pagination.total).toBe(filtered.pagination.total);
    expect(said.reading.chips.map(({ kind, label }) => [kind, label])).toContainEqual([
      'auctioneer',
      auctioneer!.name,
    ]);
    const outra = await list({ keyword: 'casa da Outra' });
    expect(outra.pagination.total).toBe(
      (await list({ source: ['outra'], subcategory_id: '1' })).pagination.total,
    );
  });
});
