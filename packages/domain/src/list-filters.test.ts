import { expect, test } from 'vitest';

import {
  changeCities,
  changeStates,
  noFilters,
  orderLabels,
  wholeStates,
  withoutState,
} from './list-filters.ts';

const chosen = {
  ...noFilters,
  keyword: 'casa',
  stateIds: [52],
  cityIds: [5201108],
  neighborhoods: ['Setor Bueno'],
  page: 3,
};

test('[LIST-04] another state clears cities and neighbourhoods and goes back to page 1', () => {
  expect(changeStates(chosen, [26])).toEqual({ ...noFilters, keyword: 'casa', stateIds: [26] });
});

test('[LIST-04] picking cities drops the state', () => {
  expect(changeCities(chosen, [5208707])).toEqual({ ...noFilters, keyword: 'casa', cityIds: [5208707] });
});

test('[LIST-04] taking the last city away leaves the state', () => {
  expect(changeCities(chosen, [])).toMatchObject({ stateIds: [52], cityIds: [], neighborhoods: [] });
});

test('[LIST-04] a state beside cities of another one is filtered whole, and is removed alone', () => {
  const beside = { ...noFilters, stateIds: [31, 52], cityIds: [3_509_502, 5_208_707] };
  expect(wholeStates(beside)).toEqual([31]);
  expect(wholeStates({ ...beside, cityIds: [] })).toEqual([31, 52]);
  expect(withoutState(beside, 31)).toEqual({ ...beside, stateIds: [52] });
  expect(withoutState(beside, 52)).toEqual({ ...beside, stateIds: [31], cityIds: [3_509_502] });
  expect(changeCities(beside, [3_509_502])).toMatchObject({ stateIds: [31], cityIds: [3_509_502] });
  expect(changeCities(beside, [3_509_502, 3_106_200])).toMatchObject({ stateIds: [] });
});

test('[LIST-06][FILTER-02][FILTER-06] sort codes: 1 recent, 2 price low, 3 price high, 4 ending soon, 5 discount, 6 m², 7 next price, 8 and 9 ranks', () => {
  expect(orderLabels).toEqual({
    1: 'Mais recentes',
    2: 'Menor preço',
    3: 'Maior preço',
    4: 'Encerrando em breve',
    5: 'Maior desconto',
    6: 'Menor preço por m²',
    7: 'Menor próximo preço',
    8: 'Desconto mais incomum',
    9: 'Preço por m² mais incomum',
  });
});
