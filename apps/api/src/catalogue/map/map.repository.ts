import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { cityPositions } from '../places/city-positions.ts';
import { type Area, isWithin } from '../auctions/area.ts';
import type { Keyword } from '../search/keyword.ts';
import type { Search } from '../search/search.ts';
import type { SearchFilters } from '../auctions/search-filters.ts';
import type { Point } from './merge-points.ts';

export interface PlacedAuctions {
  points: Point[];
  /** How many are at no known place. */
  unplaced: number;
}

/**
 * Auctions of the filters by position, within the map's area only; the area is applied last, so that those without a
 * position are counted for the whole. Own coordinates are joined in cells of `step` degrees.
 */
export async function placeAuctions(
  search: Search,
  filters: SearchFilters,
  keyword: Keyword | null,
  { area, step }: { area: Area | null; step: number },
): Promise<PlacedAuctions> {
  const rows = await search.countPlaces({ ...filters, area: null }, keyword, step);
  const positions = cityPositions();
  const points: Point[] = [];
  let unplaced = 0;
  for (const { latitude, longitude, cityId, cityIds, auctionId, n } of rows) {
    const own = latitude === null || longitude === null ? null : { latitude, longitude };
    const position = own ?? positions.get(cityId);
    if (!position) unplaced += n;
    else if (!area || isWithin(area, position))
      points.push({ ...position, count: n, cityId, cityIds, auctionId, own: own !== null });
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
