import { fold } from '@martelo/domain/fold';
import { type RawBuilder, sql } from 'kysely';

import { areaCondition } from './area.ts';
import { phaseCodes, type SearchFilters } from './search-filters.ts';

export type Condition = RawBuilder<unknown>;
export type Dimension = 'subcategory' | 'type' | 'phase' | 'bedrooms';

const among = (column: RawBuilder<unknown>, values: readonly unknown[]): Condition[] =>
  values.length > 0 ? [sql`${column} = any (${values})`] : [];

/** Conditions on the dimensions that the cubes have, one by one, so that a facet can leave out its own. */
export function dimensionConditions(filters: SearchFilters): Record<Dimension, Condition[]> {
  return {
    subcategory: among(sql`subcategory_id`, filters.subcategoryIds),
    type: among(sql`type`, filters.typeCodes),
    phase: filters.phase ? [sql`phase = ${phaseCodes[filters.phase]}`] : [],
    bedrooms: filters.bedrooms ? [sql`bedrooms = ${filters.bedrooms}`] : [],
  };
}

/** State, cities and neighbourhoods; chosen cities stand for their state (LIST-04). */
export function placeConditions(filters: SearchFilters): Condition[] {
  return [
    ...(filters.cityIds.length > 0
      ? among(sql`city_id`, filters.cityIds)
      : among(sql`state_id`, filters.stateIds)),
    ...among(sql`neighborhood`, filters.neighborhoods.map(fold)),
  ];
}

/** Nothing closes any more, but the row is to leave: its last round is past, and none is known of without a date. */
export const ended = sql`ends_at = 'infinity' and next_change < 'infinity' and not pending`;
const statuses = { active: sql`not (${ended})`, ended } as const;

/** Words, price and status: what no cube can answer. */
export function rowConditions(filters: SearchFilters, words: string | null): Condition[] {
  return [
    ...(words === null ? [] : [sql`words @@ to_tsquery('folded', ${words})`]),
    ...(filters.status ? [statuses[filters.status]] : []),
    ...(filters.area ? [areaCondition(filters.area)] : []),
    ...(filters.priceMin === null ? [] : [sql`price >= ${filters.priceMin}`]),
    ...(filters.priceMax === null ? [] : [sql`price <= ${filters.priceMax}`]),
  ];
}

/** `where …`, or nothing without conditions. */
export function where(conditions: readonly Condition[]): Condition {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}
