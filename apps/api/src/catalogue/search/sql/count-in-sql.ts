import { type RawBuilder, sql } from 'kysely';

import type { SearchFilters } from '../../auctions/search-filters.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { type DimensionName, dimensionNames, dimensionOf, priceEdges } from '../dimensions.ts';
import type { Keyword } from '../keyword.ts';
import type { Count } from '../count.ts';
import type { Counts } from '../search.ts';
import { conditionsOf } from './conditions-of.ts';

const banded = (column: RawBuilder<unknown>, edges: readonly number[] | undefined) =>
  edges ? sql`width_bucket(${column}, ${edges}::bigint[])` : column;

/** Counts every dimension; those whose own filter is not set are counted in one pass. */
export async function countAll(
  database: Database,
  filters: SearchFilters,
  keyword: Keyword | null,
): Promise<Omit<Counts, 'neighborhoods'>> {
  const { except, isFiltered } = conditionsOf(filters, keyword);
  const run = async <Row>(statement: RawBuilder<Row>) => (await statement.execute(database)).rows;
  const facet = async (name: DimensionName) => {
    const { column, edges } = dimensionOf(name);
    const value = banded(sql.ref(column(filters)), edges);
    const rows = await run(
      sql<Count<number | string>>`select ${value} as value, count(*)::integer as n from search_rows ${except(
        isFiltered(name) ? name : null,
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

/** In the chosen cities, none without a city. */
export async function countNeighborhoods(
  database: Database,
  filters: SearchFilters,
  keyword: Keyword | null,
) {
  if (filters.cityIds.length === 0) return [];
  const { except } = conditionsOf(filters, keyword);
  const { rows } = await sql<{ cityId: number; name: string; n: number }>`
    select city_id as "cityId", neighborhood as name, count(*)::integer as n
    from (select * from search_rows ${except('place')}) as found
    where city_id = any (${filters.cityIds}) and neighborhood <> '' group by 1, 2`.execute(database);
  return rows;
}
