import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  parseSearch,
  stringifySearch,
  searchCategories,
  type SearchForm,
  searchStatuses,
  toListFilters,
} from './search-form.ts';

const nothing = parseSearch('');

describe('the search of an address', () => {
  test('[SEARCH-02] without anything is everything that is active', () => {
    expect(nothing).toEqual({
      q: '',
      categoryId: null,
      minPrice: null,
      maxPrice: null,
      cityId: null,
      stateId: null,
      status: 'active',
      order: 1,
      page: 1,
    });
  });

  test('[SEARCH-02] has every value of the query', () => {
    const address =
      'q=casa&category_id=1&minPrice=1000&maxPrice=147398.67&state_id=52&city_id=5208707&status=ended&ordem=2&page=3';
    expect(parseSearch(address)).toEqual({
      q: 'casa',
      categoryId: 1,
      minPrice: 100_000,
      maxPrice: 14_739_867,
      stateId: 52,
      cityId: 5_208_707,
      status: 'ended',
      order: 2,
      page: 3,
    });
  });

  test.each([
    'category_id=9',
    'status=vendido',
    'minPrice=abc',
    'state_id=-1',
    'state_id=99999',
    'page=0',
    'ordem=10',
  ])('[SEARCH-02] %s is ignored', (address) => expect(parseSearch(address)).toEqual(nothing));

  test('[SEARCH-02] and its printing are inverse', () => {
    const amount = fc.option(fc.integer({ min: 1, max: 10 ** 12 }));
    const form: fc.Arbitrary<SearchForm> = fc.record({
      q: fc.string({ maxLength: 100 }).map((text) => text.trim()),
      categoryId: fc.constantFrom(null, ...searchCategories),
      minPrice: amount,
      maxPrice: amount,
      cityId: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
      stateId: fc.option(fc.integer({ min: 1, max: 99 })),
      status: fc.constantFrom(...searchStatuses),
      order: fc.constantFrom(1, 2, 3, 4),
      page: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(form, (one) => {
        expect(parseSearch(stringifySearch(one))).toEqual(one);
      }),
    );
  });

  test('[SEARCH-02] category 1 is all but land, 2 is land alone', () => {
    expect(toListFilters({ ...nothing, categoryId: 2 }).subcategoryIds).toEqual([3]);
    expect(toListFilters({ ...nothing, categoryId: 1 }).subcategoryIds).not.toContain(3);
    expect(toListFilters({ ...nothing, categoryId: 1 }).subcategoryIds).toContain(11);
  });
});
