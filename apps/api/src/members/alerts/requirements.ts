import type { AlertFilters } from '@martelo/domain/alert-filters';
import { fold } from '@martelo/domain/fold';

import { noFilters } from '../../catalogue/auctions/search-filters.ts';
import { dimensionNames, dimensionOf, type SearchColumn } from '../../catalogue/search/dimensions.ts';
import type { Requirement } from '../../catalogue/search/requirement.ts';

/** The values of a column that pass, as JSON: any of these, none of these, or all between two. */
type StoredRequirement =
  | { oneOf: readonly (number | string)[] }
  | { noneOf: readonly number[] }
  | { from: number; to?: number };

/** By column of `auctions_at`; what `meets_requirements` of migration 0028 reads. */
export type Requirements = Partial<Record<SearchColumn | 'city_id' | 'neighborhood', StoredRequirement>>;

function stored(requirement: Requirement): StoredRequirement {
  if ('oneOf' in requirement) return requirement;
  if ('texts' in requirement) return { oneOf: requirement.texts };
  const { from, to } = requirement;
  return Number.isFinite(to) ? { from, to } : { from };
}

/** An alert's filters as conditions on the search's columns, by the dimensions of the lists. */
export function requirementsOf(filters: AlertFilters, sourceIds: readonly number[]): Requirements {
  const { excludedCityIds, neighborhoods } = filters;
  const searched = { ...noFilters, ...filters, sourceIds };
  const requirements: Requirements = {};
  if (excludedCityIds.length > 0) requirements.city_id = { noneOf: excludedCityIds };
  if (neighborhoods.length > 0) requirements.neighborhood = { oneOf: neighborhoods.map(fold) };
  for (const name of dimensionNames) {
    const { column, requirement } = dimensionOf(name);
    const required = requirement(searched);
    if (required) requirements[column(searched)] = stored(required);
  }
  return requirements;
}
