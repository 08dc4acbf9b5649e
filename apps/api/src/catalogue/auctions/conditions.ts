import { fold } from '@martelo/domain/fold';
import { type RawBuilder, sql } from 'kysely';

import { areaCondition } from './area.ts';
import { statesOf } from './regions.ts';
import type { SearchFilters } from './search-filters.ts';

export type Condition = RawBuilder<unknown>;

const among = (column: RawBuilder<unknown>, values: readonly unknown[]): Condition[] =>
  values.length > 0 ? [sql`${column} = any (${values})`] : [];

/** Region, state, cities and neighbourhoods; a chosen city stands for its state, a state for its region (LIST-04). */
export function placeConditions(filters: SearchFilters): Condition[] {
  const { cityIds, stateIds, region, excludedCityIds, neighborhoods } = filters;
  const inRegion = region ? among(sql`state_id`, statesOf(region)) : [];
  const inState = stateIds.length > 0 ? among(sql`state_id`, stateIds) : inRegion;
  return [
    ...(cityIds.length > 0 ? among(sql`city_id`, cityIds) : inState),
    ...(excludedCityIds.length > 0 ? [sql`city_id <> all (${excludedCityIds})`] : []),
    ...among(sql`neighborhood`, neighborhoods.map(fold)),
  ];
}

/** Nothing closes any more, but the row is to leave: its last round is past, and none is known of without a date. */
export const ended = sql`ends_at = 'infinity' and next_change < 'infinity' and not pending`;
const statuses = { active: sql`not (${ended})`, ended } as const;

/** Words, status and the map's part, which every facet keeps to. `tsquery` is of the configuration `folded`. */
export function rowConditions(filters: SearchFilters, tsquery: string | null): Condition[] {
  return [
    ...(tsquery === null ? [] : [sql`words @@ to_tsquery('folded', ${tsquery})`]),
    ...(filters.status ? [statuses[filters.status]] : []),
    ...(filters.area ? [areaCondition(filters.area)] : []),
  ];
}

/** `where …`, or nothing without conditions. */
export function where(conditions: readonly Condition[]): Condition {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}
