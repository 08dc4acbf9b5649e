import { stringifyAmount } from '@martelo/domain/codecs';
import { type ListFilters, stateOfCity, wholeStates } from '@martelo/domain/list-filters';

import { paths } from '../../paths.ts';

const onlyOne = ([first, ...others]: readonly number[]) => (others.length === 0 ? (first ?? null) : null);

/** The customers' search for what has ended of a list, narrowed as far as it knows the list's filters (SEARCH-02). */
export function endedSearch(filters: ListFilters): string {
  const { keyword, cityIds, priceMin, priceMax } = filters;
  const states = wholeStates(filters);
  // It knows one place alone.
  const cityId = states.length === 0 ? onlyOne(cityIds) : null;
  const stateId = cityIds.length === 0 ? onlyOne(states) : null;
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.set(name, String(value));
  };
  put('q', keyword);
  put('minPrice', priceMin && stringifyAmount(priceMin));
  put('maxPrice', priceMax && stringifyAmount(priceMax));
  put('state_id', cityId === null ? stateId : stateOfCity(cityId));
  put('city_id', cityId);
  put('status', 'ended');
  return `${paths.search}?${params.toString()}`;
}
