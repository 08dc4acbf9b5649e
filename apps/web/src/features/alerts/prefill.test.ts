import { noFilters } from '@martelo/domain/list-filters';
import { stringifyFilters } from '@martelo/domain/list-url';
import { expect, test } from 'vitest';

import { noValues } from './alert-values.ts';
import { prefillOf } from './prefill.ts';

test('[ALERT-03] the filters of a list fill the form', () => {
  const search = stringifyFilters({
    ...noFilters,
    propertyType: 'apartment',
    types: ['caixa'],
    cityIds: [5_208_707, 2_611_606],
    priceMin: 100_000_00,
    priceMax: 350_000_50,
  });
  expect(prefillOf(`?criar=1&${search}`)).toEqual({
    values: { propertyType: '2', auctionType: '4', cities: [], minimum: 10_000_000, maximum: 35_000_050 },
    cityIds: [2_611_606, 5_208_707],
  });
});

test.each([
  ['both numbers of commercial', 'subcategory_id=5-10', '5'],
  ['the older number of rural', 'subcategory_id=6', '6'],
  ['two kinds', 'subcategory_id=1-2', ''],
  ['an unknown kind', 'tipo-de-imovel=castelos', ''],
])('[ALERT-03] the property type of %s', (_case, search, code) => {
  expect(prefillOf(search).values.propertyType).toBe(code);
});

test('[ALERT-03] several types of auction are all of them', () => {
  expect(prefillOf('type=judicial-e-caixa').values.auctionType).toBe('1');
});

test('[ALERT-03] an address without filters fills nothing', () => {
  expect(prefillOf('?criar=1')).toEqual({ values: noValues, cityIds: [] });
});

test('[ALERT-03] an alert takes 20 cities at most', () => {
  const ids = Array.from({ length: 30 }, (_, at) => 5_200_000 + at);
  expect(prefillOf(`city_id=${ids.join('-e-')}`).cityIds).toHaveLength(20);
});
