import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import { countedCells, rowsWithDimensions, storedCells } from '../../auctions/cells.ts';
import {
  type Condition,
  dimensionConditions,
  placeConditions,
  rowConditions,
  where,
} from '../../auctions/conditions.ts';
import { runSearch } from './run-search.ts';
import {
  type CityCount,
  type Count,
  maxCities,
  maxNeighborhoods,
  type NeighborhoodCount,
  type Summary,
} from './search.ts';
import type { SearchFilters } from '../../auctions/search-filters.ts';

/** State or none: the place that cells know by themselves. */
const isByState = ({ cityIds, neighborhoods }: SearchFilters) =>
  cityIds.length === 0 && neighborhoods.length === 0;

interface Facet {
  name: string;
  column: RawBuilder<unknown>;
  conditions: readonly Condition[];
}
/** Prices are those of the bands; the other facets have 0, since theirs would be the same. */
interface FacetRow extends Count {
  facet: string;
  low: number;
  high: number;
  total: number;
}

/** Every facet from one count of the cells. */
async function countFacets(
  database: Database,
  words: string | null,
  cells: RawBuilder<unknown>,
  facets: readonly Facet[],
): Promise<FacetRow[]> {
  const statements = facets.map(({ name, column, conditions }) => {
    const prices =
      name === 'band'
        ? sql`min(low) as low, max(high) as high, sum(total) as total`
        : sql`0 as low, 0 as high, 0 as total`;
    return sql`
      select ${name}::text as facet, ${column}::integer as id, sum(n)::integer as n, ${prices}
      from cells ${where(conditions)} group by ${column}`;
  });
  return runSearch(
    database,
    words,
    sql<FacetRow>`
      with cells as materialized (${cells}) ${sql.join(statements, sql` union all `)} order by facet, id`,
  );
}

/** As Search.summarize says. */
export async function summarize(
  database: Database,
  filters: SearchFilters,
  words: string | null,
): Promise<Summary> {
  const { subcategory, type, phase, bedrooms } = dimensionConditions(filters);
  const row = rowConditions(filters, words);
  const place = placeConditions(filters);
  const byState = isByState(filters);
  // Stored counts are cheap to read twice, and by state far fewer.
  const shares = byState && (row.length > 0 || place.length === 0);
  const here = shares ? place : [];
  const facets: Facet[] = [
    {
      name: 'band',
      column: sql`band`,
      conditions: [...here, ...subcategory, ...type, ...phase, ...bedrooms],
    },
    {
      name: 'subcategory',
      column: sql`subcategory_id`,
      conditions: [...here, ...type, ...phase, ...bedrooms],
    },
    { name: 'type', column: sql`type`, conditions: [...here, ...subcategory, ...phase, ...bedrooms] },
    { name: 'phase', column: sql`phase`, conditions: [...here, ...subcategory, ...type, ...bedrooms] },
    { name: 'bedrooms', column: sql`bedrooms`, conditions: [...here, ...subcategory, ...type, ...phase] },
  ];
  const states: Facet = {
    name: 'state',
    column: sql`state_id`,
    conditions: [...subcategory, ...type, ...phase, ...bedrooms],
  };
  const everywhere = row.length === 0 ? storedCells : countedCells(row, shares);
  const inPlace = byState ? sql`${everywhere} ${where(place)}` : countedCells([...row, ...place], true);
  const parts = shares
    ? [countFacets(database, words, everywhere, [...facets, states])]
    : [countFacets(database, words, inPlace, facets), countFacets(database, words, everywhere, [states])];
  const rows = (await Promise.all(parts)).flat();

  const named = (name: string) => rows.filter(({ facet }) => facet === name);
  const bands = named('band');
  return {
    total: bands.reduce((sum, { n }) => sum + n, 0),
    low: bands.length > 0 ? Math.min(...bands.map(({ low }) => low)) : null,
    high: bands.length > 0 ? Math.max(...bands.map(({ high }) => high)) : null,
    sum: bands.reduce((sum, { total }) => sum + total, 0),
    bands,
    subcategories: named('subcategory'),
    types: named('type'),
    phases: named('phase'),
    bedrooms: named('bedrooms'),
    states: named('state'),
  };
}

/** As Search.countCities says. */
export async function countCities(
  database: Database,
  filters: SearchFilters,
  words: string | null,
): Promise<CityCount[]> {
  const { stateIds, cityIds } = filters;
  const states = [...new Set([...stateIds, ...cityIds.map((id) => Math.floor(id / 100_000))])];
  const place = states.length > 0 ? [sql`state_id = any (${states})`] : [];
  const rows = rowConditions(filters, words);
  const dimensions = [...Object.values(dimensionConditions(filters)).flat(), sql`city_id > 0`];
  const counted =
    rows.length === 0
      ? sql`select city_id as id, sum(n)::integer as n from counts_by_city
          ${where([...place, ...dimensions])} group by city_id`
      : sql`select city_id as id, count(*)::integer as n
          from ${rowsWithDimensions(sql`city_id`, [...rows, ...place])} ${where(dimensions)} group by city_id`;
  const limit = states.length > 0 ? sql`` : sql`order by n desc, id limit ${maxCities}`;
  return runSearch(
    database,
    words,
    sql<CityCount>`
    with counted as (${counted} ${limit})
    select c.id, c.name, s.uf, c.state_id as "stateId", coalesce(counted.n, 0) as n
    from cities c join states s on s.id = c.state_id left join counted on counted.id = c.id
    where c.id in (select id from counted) or c.id = any (${cityIds})
    order by n desc, c.name, c.id`,
  );
}

/** As Search.countNeighborhoods says. */
export async function countNeighborhoods(
  database: Database,
  filters: SearchFilters,
  words: string | null,
): Promise<NeighborhoodCount[]> {
  if (filters.cityIds.length === 0) return [];
  const place = sql`city_id = any (${filters.cityIds})`;
  const rows = rowConditions(filters, words);
  const dimensions = Object.values(dimensionConditions(filters)).flat();
  const named = sql`neighborhood <> ''`;
  const counted =
    rows.length + dimensions.length === 0
      ? sql`select city_id, neighborhood, n from counts_by_neighborhood ${where([place])}`
      : sql`select city_id, neighborhood, count(*)::integer as n
          from ${rowsWithDimensions(sql`city_id, neighborhood`, [...rows, place, named])} ${where(dimensions)}
          group by city_id, neighborhood`;
  return runSearch(
    database,
    words,
    sql<NeighborhoodCount>`
    select k.label as name, k.city_id as "cityId", c.name as city, counted.n
    from (${counted}) as counted
    join counts_by_neighborhood k using (city_id, neighborhood) join cities c on c.id = k.city_id
    order by counted.n desc, k.label, k.city_id, k.neighborhood limit ${maxNeighborhoods}`,
  );
}
