import { parseIds, stringifyIds } from '../codecs.ts';
import type { Dimension } from './dimension.ts';
import { ascending, maxExcluded, single } from './values.ts';

export interface ExcludedCityFilters {
  /** Cities that are left out. */
  excludedCityIds: readonly number[];
}
export interface ExcludedCityQuery {
  not_city_id?: string;
}

export const excludedCity: Dimension<ExcludedCityFilters, ExcludedCityQuery, object, object> = {
  none: { excludedCityIds: [] },
  parse: (params) => ({
    excludedCityIds: ascending(params.getAll('exceto').flatMap(parseIds)).slice(0, maxExcluded),
  }),
  stringify: ({ excludedCityIds }) => single('exceto', stringifyIds(ascending(excludedCityIds)) || null),
  toQuery: ({ excludedCityIds }) =>
    excludedCityIds.length > 0 ? { not_city_id: stringifyIds(excludedCityIds) } : {},
  fromQuery: ({ not_city_id: ids }) =>
    ids === undefined ? {} : { excludedCityIds: ascending(parseIds(ids)) },
  chips: ({ excludedCityIds }, names) =>
    excludedCityIds.map((id) => ({
      id: `not-city-${id}`,
      label: `menos ${names.city(id)}`,
      field: 'excludedCityIds',
      without: { excludedCityIds: excludedCityIds.filter((other) => other !== id) },
    })),
  facets: () => ({}),
};
