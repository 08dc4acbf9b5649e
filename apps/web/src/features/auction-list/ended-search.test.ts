import { type ListFilters, noFilters } from '@martelo/domain/list-filters';
import { expect, test } from 'vitest';

import { parseSearch, stringifySearch } from '../search/search-form.ts';
import { endedSearch } from './ended-search.ts';

test.each<[string, Partial<ListFilters>, string]>([
  ['no filter', {}, 'status=ended'],
  [
    'words and a state',
    { keyword: 'casa & jardim', stateIds: [52] },
    'q=casa+%26+jardim&state_id=52&status=ended',
  ],
  ['one city, with its state', { cityIds: [5208707] }, 'state_id=52&city_id=5208707&status=ended'],
  ['several states, which the search does not know', { stateIds: [35, 31] }, 'status=ended'],
  ['several cities, which the search does not know', { cityIds: [5208707, 5201405] }, 'status=ended'],
  [
    'a city or a state, of which the search knows one',
    { cityIds: [5208707], stateIds: [31] },
    'status=ended',
  ],
  [
    'prices',
    { priceMin: 10_000_050, priceMax: 50_000_000 },
    'minPrice=100000.50&maxPrice=500000&status=ended',
  ],
  ['an order and a page of the list, which are its own', { order: 3, page: 4 }, 'status=ended'],
])('[SEARCH-02] what has ended is looked for with %s', (_case, filters, search) => {
  const address = endedSearch({ ...noFilters, ...filters });
  expect(address).toBe(`/pesquisa?${search}`);
  // The search's own address of the same: nothing is lost, nothing is said twice.
  expect(`/pesquisa?${stringifySearch(parseSearch(search))}`).toBe(address);
});
