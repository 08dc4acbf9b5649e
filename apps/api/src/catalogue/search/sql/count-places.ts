import { sql } from 'kysely';

import type { Database } from '../../../platform/database/connection.ts';
import { dimensionConditions, placeConditions, rowConditions, where } from '../../auctions/conditions.ts';
import { runSearch } from './run-search.ts';
import type { PlaceCount } from './search.ts';
import type { SearchFilters } from '../../auctions/search-filters.ts';

/**
 * How many auctions of the filters are where: by their own coordinates, in cells of `step` degrees, else by
 * municipality.
 */
export function countPlaces(
  database: Database,
  filters: SearchFilters,
  words: string | null,
  step: number,
): Promise<PlaceCount[]> {
  const conditions = [
    ...rowConditions(filters, words),
    ...placeConditions(filters),
    ...Object.values(dimensionConditions(filters)).flat(),
  ];
  return runSearch(
    database,
    words,
    sql<PlaceCount>`
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
}
