import { fold } from '@martelo/domain/fold';
import { wholeStates } from '@martelo/domain/list-filters';
import { type RawBuilder, sql } from 'kysely';

import { areaCondition } from './area.ts';
import { statesOf } from './regions.ts';
import type { SearchFilters } from './search-filters.ts';

export type Condition = RawBuilder<unknown>;

const among = (column: RawBuilder<unknown>, values: readonly unknown[]): Condition[] =>
  values.length > 0 ? [sql`${column} = any (${values})`] : [];

/**
 * Region, states, cities and neighbourhoods. Chosen cities stand for their state, a state for its region; a state
 * beside cities of others is added to them (LIST-04).
 */
export function placeConditions(filters: SearchFilters): Condition[] {
  const { cityIds, region, excludedCityIds, neighborhoods } = filters;
  const states = wholeStates(filters);
  const chosen = [...among(sql`city_id`, cityIds), ...among(sql`state_id`, states)];
  const inRegion = region ? among(sql`state_id`, statesOf(region)) : [];
  return [
    ...(chosen.length > 0 ? [sql`(${sql.join(chosen, sql` or `)})`] : inRegion),
    ...(excludedCityIds.length > 0 ? [sql`city_id <> all (${excludedCityIds})`] : []),
    ...among(sql`neighborhood`, neighborhoods.map(fold)),
  ];
}

/** Nothing closes any more, but the row is due for removal: its last round is past, and there is no undated one. */
export const ended = sql`ends_at = 'infinity' and next_change < 'infinity' and not pending`;
const statuses = { active: sql`not (${ended})`, ended } as const;

/** Words, status and the map's area, which apply to every facet. `tsquery` is of the configuration `folded`. */
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
