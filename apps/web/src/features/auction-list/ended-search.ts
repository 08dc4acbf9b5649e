import { stringifyAmount } from '@martelo/domain/codecs';
import type { ListFilters } from '@martelo/domain/list-filters';

import { paths } from '../../paths.ts';

/** The first two digits of a municipality's code are its state's. */
const citiesOfAState = 100_000;

const onlyOne = ([first, ...others]: readonly number[]) => (others.length === 0 ? (first ?? null) : null);

/** The customers' search for what has ended of a list, narrowed as far as it knows the list's filters (SEARCH-02). */
export function endedSearch({ keyword, stateIds, cityIds, priceMin, priceMax }: ListFilters): string {
  const cityId = onlyOne(cityIds);
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.set(name, String(value));
  };
  put('q', keyword);
  put('minPrice', priceMin && stringifyAmount(priceMin));
  put('maxPrice', priceMax && stringifyAmount(priceMax));
  put('state_id', cityId === null ? onlyOne(stateIds) : Math.floor(cityId / citiesOfAState));
  put('city_id', cityId);
  put('status', 'ended');
  return `${paths.search}?${params.toString()}`;
}
