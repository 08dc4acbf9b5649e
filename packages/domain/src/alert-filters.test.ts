import { describe, expect, test } from 'vitest';

import type { AlertCriteria } from './alert.ts';
import {
  alertChips,
  type AlertFilters,
  alertFiltersOf,
  describeAlert,
  fromAlertQuery,
  listOfAlert,
  noAlertFilters,
  toAlertQuery,
} from './alert-filters.ts';
import { alertAuctionTypes, alertPropertyTypes } from './codes.ts';
import { noFilters } from './list-filters.ts';
import { parseFilters, stringifyFilters } from './list-url.ts';

const filters: AlertFilters = {
  ...noAlertFilters,
  modalities: ['online'],
  kinds: ['sobrado'],
  excludedCityIds: [3_550_308],
  neighborhoods: ['Centro', 'Setor Bueno'],
  discountMin: 40,
  areaMin: 60.5,
  bedrooms: [2, 3],
  fgts: true,
  dateTo: '2026-03-31',
  phase: 'second',
};
const criteria: AlertCriteria = {
  propertyType: 2,
  auctionType: 4,
  cities: [{ id: 5_208_707, name: 'Goiânia', uf: 'GO' }],
  minimum: 0,
  maximum: 350_000_00,
  name: null,
  filters,
  events: ['new'],
};
const names = { kind: String, city: String, source: String, auctioneer: String };

test('[ALERT-10] filters go through the calls and come back as they were', () => {
  expect(fromAlertQuery(toAlertQuery(filters))).toEqual(filters);
  expect(fromAlertQuery({})).toEqual(noAlertFilters);
  expect(toAlertQuery(noAlertFilters)).toEqual({});
});

test('[ALERT-10] cities stand for the region', () => {
  expect(alertFiltersOf({ ...noFilters, region: 'sul' })).toEqual(noAlertFilters);
  expect(toAlertQuery({ ...noAlertFilters, region: 'sul' })).toEqual({});
});

test('[ALERT-11] the list of an alert has exactly its filters, by its address too', () => {
  const list = listOfAlert(criteria);
  expect(list).toEqual({
    ...noFilters,
    ...filters,
    propertyType: 'apartment',
    types: ['caixa'],
    cityIds: [5_208_707],
    priceMax: 350_000_00,
  });
  expect(parseFilters(stringifyFilters(list))).toEqual(list);
});

test('[ALERT-11] every code of the form has its list', () => {
  for (const { code, type } of alertPropertyTypes)
    expect(listOfAlert({ ...criteria, propertyType: code }).propertyType).toBe(type);
  for (const { code, type } of alertAuctionTypes)
    expect(listOfAlert({ ...criteria, auctionType: code }).types).toEqual(type ? [type] : []);
});

describe('alertChips', () => {
  test('[ALERT-10] each filter that is on has one, and all of them removed nothing is left', () => {
    const ids = alertChips(filters, names).map(({ id }) => id);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(ids.length);
    let left = filters;
    for (let [chip] = alertChips(left, names); chip; [chip] = alertChips(left, names)) left = chip.without;
    expect(left).toEqual(noAlertFilters);
  });
});

test.each([
  [2, criteria.cities, [], 'Apartamentos em Goiânia'],
  [
    1,
    [...criteria.cities, ...criteria.cities],
    ['Desocupado', '2ª praça', 'x'],
    'Casas em Goiânia e mais 1 · Desocupado · 2ª praça',
  ],
  [0, [], [], 'Imóveis'],
])(
  '[ALERT-11] an alert without a name is called by what it watches for',
  (propertyType, cities, labels, text) => {
    expect(describeAlert({ propertyType, cities }, labels)).toBe(text);
  },
);
