import { type RawBuilder, sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../auctions/auction-row.ts';
import { type Condition, placeConditions, rowConditions, where } from '../../auctions/conditions.ts';
import { type SearchFilters, sortings } from '../../auctions/search-filters.ts';
import type { Database } from '../../../platform/database/connection.ts';
import {
  type DimensionName,
  dimensionNames,
  dimensionOf,
  priceEdges,
  priceRequirement,
} from '../dimensions.ts';
import type { Requirement } from '../requirement.ts';
import type { Keyword } from '../keyword.ts';
import { namesOf } from '../names.ts';
import { type Count, type Counts, pageSize, pageWithin, type PlaceCount, type Search } from '../search.ts';

type Part = DimensionName | 'place' | 'row';

function condition(column: RawBuilder<unknown>, requirement: Requirement | null): Condition[] {
  if (!requirement) return [];
  if ('oneOf' in requirement) return [sql`${column} = any (${requirement.oneOf})`];
  if ('texts' in requirement) return [sql`${column} = any (${requirement.texts})`];
  const { from, to } = requirement;
  const upTo = Number.isFinite(to) ? sql` and ${column} <= ${to}` : sql``;
  return [sql`(${column} >= ${from}${upTo})`];
}

/** What each part of the filters asks for; facets leave out their own. */
function conditionsOf(filters: SearchFilters, keyword: Keyword | null) {
  const parts = new Map<Part, Condition[]>([
    [
      'row',
      [
        ...rowConditions(filters, keyword?.tsquery ?? null),
        ...condition(sql`price`, priceRequirement(filters)),
      ],
    ],
    ['place', placeConditions(filters)],
  ]);
  for (const name of dimensionNames) {
    const { column, requirement } = dimensionOf(name);
    parts.set(name, condition(sql.ref(column(filters)), requirement(filters)));
  }
  const except = (left: Part | null) =>
    where([...parts].flatMap(([part, conditions]) => (part === left ? [] : conditions)));
  return { except, asks: (part: Part) => (parts.get(part) ?? []).length > 0 };
}

const banded = (column: RawBuilder<unknown>, edges: readonly number[] | undefined) =>
  edges ? sql`width_bucket(${column}, ${edges}::bigint[])` : column;

/** Counts every dimension; those whose own filter is not asked for are counted in one pass. */
async function countAll(
  database: Database,
  filters: SearchFilters,
  keyword: Keyword | null,
): Promise<Omit<Counts, 'neighborhoods'>> {
  const { except, asks } = conditionsOf(filters, keyword);
  const run = async <Row>(statement: RawBuilder<Row>) => (await statement.execute(database)).rows;
  const facet = async (name: DimensionName) => {
    const { column, edges } = dimensionOf(name);
    const value = banded(sql.ref(column(filters)), edges);
    const rows = await run(
      sql<Count<number | string>>`select ${value} as value, count(*)::integer as n from search_rows ${except(
        asks(name) ? name : null,
      )} group by 1`,
    );
    return [name, rows] as const;
  };
  const place = async (column: 'state_id' | 'city_id') =>
    run(
      sql<Count>`select ${sql.ref(column)} as value, count(*)::integer as n from search_rows ${except('place')} group by 1`,
    );
  const [sums, bands, states, cities, facets] = await Promise.all([
    run(
      sql<{ total: number; low: number | null; high: number | null; sum: number | null }>`
        select count(*)::integer as total, min(price) as low, max(price) as high, sum(price)::float8 as sum
        from search_rows ${except(null)}`,
    ),
    run(
      sql<Count>`select ${banded(sql`price`, priceEdges)} as value, count(*)::integer as n
        from search_rows ${except(null)} group by 1`,
    ),
    place('state_id'),
    place('city_id'),
    Promise.all(dimensionNames.map(facet)),
  ]);
  const { total, low, high, sum } = sums[0]!;
  return {
    total,
    low,
    high,
    sum: sum ?? 0,
    bands,
    facets: Object.fromEntries(facets) as unknown as Counts['facets'],
    states,
    cities: cities.filter(({ value }) => value > 0),
  };
}

async function countNeighborhoods(database: Database, filters: SearchFilters, keyword: Keyword | null) {
  if (filters.cityIds.length === 0) return [];
  const { except } = conditionsOf(filters, keyword);
  const { rows } = await sql<{ cityId: number; name: string; n: number }>`
    select city_id as "cityId", neighborhood as name, count(*)::integer as n
    from (select * from search_rows ${except('place')}) as found
    where city_id = any (${filters.cityIds}) and neighborhood <> '' group by 1, 2`.execute(database);
  return rows;
}

/** The auctions of one page, in the order that was asked for. */
async function pageRows(
  database: Database,
  conditions: Condition,
  order: keyof typeof sortings,
  { offset, limit = pageSize }: { offset: number; limit?: number },
): Promise<AuctionRow[]> {
  const { column, descending, backward } = sortings[order];
  const way = (isDown: boolean) => (isDown ? sql`desc` : sql``);
  const isZeroLast = column === 'square_metre' || column === 'next_price';
  const key = isZeroLast ? sql`nullif(${sql.ref(column)}, 0)` : sql.ref(column);
  const by = sql`${key} ${way(descending)} nulls last, auction_id ${way(backward)}`;
  const { rows } = await sql<AuctionRow>`
    with picked as (
      select auction_id, row_number() over (order by ${by}) as n from search_rows ${conditions}
      order by n limit ${limit} offset ${offset}
    )
    select ${auctionColumns} from picked join auctions a on a.id = picked.auction_id order by n`.execute(
    database,
  );
  return rows;
}

async function newestListDate(database: Database): Promise<string | null> {
  const { rows } = await sql<{ newest: string | null }>`
    select max(list_date) as newest from standing_lists`.execute(database);
  return rows[0]?.newest ?? null;
}

async function countPlaces(
  database: Database,
  filters: SearchFilters,
  keyword: Keyword | null,
  step: number,
): Promise<PlaceCount[]> {
  const { except } = conditionsOf(filters, keyword);
  const { rows } = await sql<PlaceCount>`
    with found as materialized (
      select auction_id, city_id, latitude, longitude from search_rows ${except(null)}
    )
    select avg(latitude) as latitude, avg(longitude) as longitude, min(city_id) as "cityId",
      min(auction_id) as "auctionId", count(*)::integer as n
    from found where latitude is not null group by floor(latitude / ${step}::float8), floor(longitude / ${step}::float8)
    union all
    select null, null, city_id, min(auction_id), count(*)::integer
    from found where latitude is null group by city_id`.execute(database);
  return rows;
}

/**
 * Everything asked of the database, one plain statement a part: what answers while a copy is being made. All of an
 * answer is of one moment.
 */
export function searchInSql(database: Database): Search {
  const atOneMoment = <Result>(work: (trx: Database) => Promise<Result>) =>
    database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
  return {
    list: (filters, keyword, order, wanted) =>
      atOneMoment(async (trx) => {
        const all = await countAll(trx, filters, keyword);
        const counts = { ...all, neighborhoods: await countNeighborhoods(trx, filters, keyword) };
        const { page, lastPage } = pageWithin(wanted, counts.total);
        const conditions = conditionsOf(filters, keyword).except(null);
        return {
          counts,
          page,
          lastPage,
          rows: await pageRows(trx, conditions, order, { offset: (page - 1) * pageSize }),
          names: await namesOf(trx, counts, filters),
          listDate: await newestListDate(trx),
        };
      }),
    first: (filters, keyword, order, limit) =>
      pageRows(database, conditionsOf(filters, keyword).except(null), order, { offset: 0, limit }),
    async count(filters, keyword) {
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::integer as n from search_rows ${conditionsOf(filters, keyword).except(
        null,
      )}`.execute(database);
      return rows[0]!.n;
    },
    countPlaces: (filters, keyword, step) => countPlaces(database, filters, keyword, step),
  };
}
