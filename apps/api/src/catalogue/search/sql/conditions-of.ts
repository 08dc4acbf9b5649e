import { type RawBuilder, sql } from 'kysely';

import { type Condition, placeConditions, rowConditions, where } from '../../auctions/conditions.ts';
import type { SearchFilters } from '../../auctions/search-filters.ts';
import { type DimensionName, dimensionNames, dimensionOf, priceRequirement } from '../dimensions.ts';
import type { Keyword } from '../keyword.ts';
import type { Requirement } from '../requirement.ts';

type Part = DimensionName | 'place' | 'row';

function condition(column: RawBuilder<unknown>, requirement: Requirement | null): Condition[] {
  if (!requirement) return [];
  if ('oneOf' in requirement) return [sql`${column} = any (${requirement.oneOf})`];
  if ('texts' in requirement) return [sql`${column} = any (${requirement.texts})`];
  const { from, to } = requirement;
  const upTo = Number.isFinite(to) ? sql` and ${column} <= ${to}` : sql``;
  return [sql`(${column} >= ${from}${upTo})`];
}

/** The condition of each part of the filters; facets leave out their own. */
export function conditionsOf(filters: SearchFilters, keyword: Keyword | null) {
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
  return { except, isFiltered: (part: Part) => (parts.get(part) ?? []).length > 0 };
}
