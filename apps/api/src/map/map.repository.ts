import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import { cityPositions } from '../database/city-positions.ts';
import { type Area, isWithin } from '../search/area.ts';
import {
  type Condition,
  dimensionConditions,
  placeConditions,
  rowConditions,
  where,
} from '../search/conditions.ts';
import { runSearch } from '../search/run-search.ts';
import type { SearchFilters } from '../search/search-filters.ts';
import type { Point } from './merge-points.ts';

export interface PlacedAuctions {
  points: Point[];
  /** How many are at no known place. */
  unplaced: number;
}

interface Row {
  latitude: number | null;
  longitude: number | null;
  cityId: number;
  auctionId: number;
  n: number;
}

/**
 * How many auctions of the filters are where: by their own coordinates, in cells of `step` degrees, else by their
 * municipality. The map's area is looked at last, so that what has no place is counted for the whole.
 */
export async function placeAuctions(
  database: Database,
  filters: SearchFilters,
  words: Condition | null,
  { area, step }: { area: Area | null; step: number },
): Promise<PlacedAuctions> {
  const conditions = [
    ...rowConditions({ ...filters, area: null }, words),
    ...placeConditions(filters),
    ...Object.values(dimensionConditions(filters)).flat(),
  ];
  const rows = await runSearch(
    database,
    words,
    sql<Row>`
      with found as materialized (select auction_id, city_id from auction_search ${where(conditions)}),
      own as (
        select f.auction_id, f.city_id, a.latitude, a.longitude from found f join auctions a on a.id = f.auction_id
        where a.latitude is not null and a.longitude is not null
      )
      select avg(latitude) as latitude, avg(longitude) as longitude, min(city_id) as "cityId",
        min(auction_id) as "auctionId", count(*)::integer as n
      from own group by floor(latitude / ${step}::float8), floor(longitude / ${step}::float8)
      union all
      select null, null, city_id, min(auction_id), count(*)::integer
      from found where auction_id not in (select auction_id from own) group by city_id`,
  );
  const positions = cityPositions();
  const points: Point[] = [];
  let unplaced = 0;
  for (const { latitude, longitude, cityId, auctionId, n } of rows) {
    const own = latitude === null || longitude === null ? null : { latitude, longitude };
    const position = own ?? positions.get(cityId);
    if (!position) unplaced += n;
    else if (!area || isWithin(area, position))
      points.push({ ...position, count: n, cityId, auctionId, own: own !== null });
  }
  return { points, unplaced };
}

/** The keys of these auctions. */
export async function keysOf(database: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; key: string }>`
    select id, uuid_key as key from auctions where id = any (${ids}::bigint[])`.execute(database);
  return new Map(rows.map(({ id, key }) => [id, key]));
}
