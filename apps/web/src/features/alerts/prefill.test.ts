import { noAlertFilters } from '@martelo/domain/alert-filters';
import { type ListFilters, noFilters } from '@martelo/domain/list-filters';
import { parseFilters, stringifyFilters } from '@martelo/domain/list-url';
import { describe, expect, test } from 'vitest';

import { noValues } from './alert-values.ts';
import { prefillOf } from './prefill.ts';

const cities = [
  { id: 5_208_707, name: 'Goiânia', uf: 'GO' },
  { id: 2_611_606, name: 'Recife', uf: 'PE' },
];
const prefill = (filters: Partial<ListFilters>) => prefillOf({ ...noFilters, ...filters }, cities, {});
const ofAddress = (search: string) => prefillOf(parseFilters(search), cities, {});

/** Every filter that an alert carries besides kind, type, cities and values. */
const further = {
  modalities: ['online', 'judicial'],
  kinds: ['sobrado'],
  excludedCityIds: [2_611_606],
  neighborhoods: ['Setor Bueno'],
  discountMin: 40,
  areaMin: 60,
  areaMax: 120,
  areaKind: 'total',
  squareMetreMin: 1000_00,
  squareMetreMax: 3000_00,
  bedrooms: [2, 3],
  parkingMin: 1,
  financing: true,
  fgts: true,
  occupancy: 'vacant',
  dateFrom: '2026-03-01',
  dateTo: '2026-03-31',
  sources: ['caixa'],
  auctioneerIds: [7],
  nextPriceMax: 150_000_00,
  discountRankMin: 7,
  squareMetreRankMin: 8,
  phase: 'second',
} as const satisfies Partial<ListFilters>;

test('[ALERT-03] the filters of a list fill the form', () => {
  expect(
    ofAddress(
      stringifyFilters({
        ...noFilters,
        propertyType: 'apartment',
        types: ['caixa'],
        cityIds: [5_208_707, 2_611_606],
        priceMin: 100_000_00,
        priceMax: 350_000_50,
      }),
    ),
  ).toEqual({
    values: {
      ...noValues,
      propertyType: '2',
      auctionType: '4',
      cities: cities.toReversed(),
      minimum: 10_000_000,
      maximum: 35_000_050,
    },
    chipLabels: {},
    citiesFrom: null,
    unwatched: [],
  });
});

test('[ALERT-10] every further filter of the address comes along', () => {
  const { values, unwatched } = ofAddress(`?criar=1&${stringifyFilters({ ...noFilters, ...further })}`);
  expect(values.filters).toEqual({ ...noAlertFilters, ...further });
  expect(unwatched).toEqual([]);
});

test('[ALERT-10] the list that it came from names its codes', () => {
  const facets = {
    kinds: [{ value: 'sobrado', label: 'Sobrado', count: 3 }],
    auctioneers: [{ value: 7, label: 'Ana Leilões', count: 2 }],
  };
  expect(prefillOf({ ...noFilters, ...further }, [], facets).chipLabels).toMatchObject({
    'kind-sobrado': 'Sobrado',
    'auctioneer-7': 'Ana Leilões',
    phase: '2ª praça',
  });
});

describe('filters that no alert supports are reported', () => {
  test.each<[string, Partial<ListFilters>, string[]]>([
    ['words', { keyword: 'piscina' }, ['“piscina”']],
    ['several types', { types: ['judicial', 'caixa'] }, ['Judicial', 'Caixa']],
    ['a type that no alert names', { types: ['voluntario'] }, ['Voluntário']],
    ['several kinds', { subcategoryIds: [1, 2] }, ['Casas e Apartamentos']],
    ['a region without a city', { region: 'sul' }, ['Região Sul']],
    ['a region that its cities stand for', { region: 'sul', cityIds: [5_208_707] }, []],
    ['a state beside a city of another one', { stateIds: [31], cityIds: [5_208_707] }, ['Estado']],
    ['a state that its city stands for', { stateIds: [52], cityIds: [5_208_707] }, []],
    ['what the form has', { propertyType: 'house', types: ['caixa'], priceMin: 1, ...further }, []],
  ])('[ALERT-10] %s', (_case, filters, labels) => {
    expect(prefill(filters).unwatched).toEqual(labels);
  });
});

test.each([
  ['both numbers of commercial', 'subcategory_id=5-10', '5'],
  ['the older number of rural', 'subcategory_id=6', '6'],
  ['two kinds', 'subcategory_id=1-2', ''],
  ['an unknown kind', 'tipo-de-imovel=castelos', ''],
])('[ALERT-03] the property type of %s', (_case, search, code) => {
  expect(ofAddress(search).values.propertyType).toBe(code);
});

test('[ALERT-03] several types of auction are all of them', () => {
  expect(ofAddress('type=judicial-e-caixa').values.auctionType).toBe('1');
});

test('[ALERT-03] an address without filters fills nothing', () => {
  expect(ofAddress('?criar=1').values).toEqual({ ...noValues, filters: noAlertFilters });
});

test('[ALERT-16] of a list of a state the cities with most auctions stand for it', () => {
  const facets = {
    cities: [
      { id: 3_509_502, name: 'Campinas', uf: 'SP', count: 2 },
      { id: 3_550_308, name: 'São Paulo', uf: 'SP', count: 9 },
      { id: 3_548_500, name: 'Santos', uf: 'SP', count: 4 },
      { id: 3_506_003, name: 'Bauru', uf: 'SP', count: 0 },
      { id: 5_208_707, name: 'Goiânia', uf: 'GO', count: 7 },
    ],
  };
  const requested = { ...noFilters, stateIds: [35], excludedCityIds: [3_548_500] };
  const { values, citiesFrom, unwatched } = prefillOf(requested, [], facets);
  expect(values.cities).toEqual([
    { id: 3_550_308, name: 'São Paulo', uf: 'SP' },
    { id: 3_509_502, name: 'Campinas', uf: 'SP' },
  ]);
  expect([citiesFrom, unwatched]).toEqual(['list', []]);
  expect(prefillOf({ ...noFilters, cityIds: [5_208_707] }, cities, facets).values.cities).toEqual([
    cities[0],
  ]);
  expect(prefillOf(noFilters, [], facets)).toMatchObject({ values: { cities: [] }, citiesFrom: null });
});

test('[ALERT-16] a list up to a price begins at nothing', () => {
  expect(prefill({ priceMax: 30_000_000 }).values).toMatchObject({ minimum: 0, maximum: 30_000_000 });
  expect(prefill({ priceMin: 10_000_000 }).values).toMatchObject({ minimum: 10_000_000, maximum: null });
});

test('[ALERT-03] an alert takes 20 cities at most, and says which more there were', () => {
  const cityIds = Array.from({ length: 22 }, (_, at) => 5_200_000 + at);
  const known = cityIds.map((id) => ({ id, name: `Cidade ${id}`, uf: 'GO' }));
  const { values, unwatched } = prefillOf({ ...noFilters, cityIds }, known, {});
  expect(values.cities).toHaveLength(20);
  expect(unwatched).toHaveLength(2);
});
