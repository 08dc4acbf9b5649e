import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { auctionTypes, propertyTypes } from './auction.ts';
import { subcategoryIds } from './codes.ts';
import { type ListFilters, modalities, noFilters, orders, regions } from './list-filters.ts';
import { salePhases } from './phase.ts';
import { parseFilters, stringifyFilters } from './list-url.ts';
import { areaKinds } from './square-metre.ts';

const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b);
const price = fc.option(fc.integer({ min: 1, max: 10 ** 14 }));
const words = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength }).map((text) => text.slice(0, maxLength).toWellFormed().trim());

const names = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9]{1,20}( [a-z]{1,20})?$/), { maxLength: 20 })
  .map((found) => found.toSorted());
const metres = fc.integer({ min: 1, max: 2 * 10 ** 9 }).map((hundredths) => hundredths / 100);
const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const validFilters: fc.Arbitrary<ListFilters> = fc
  .record({
    keyword: words(200),
    propertyType: fc.option(fc.constantFrom(...propertyTypes)),
    subcategoryIds: fc.subarray([...subcategoryIds]),
    types: fc.subarray([...auctionTypes]),
    stateIds: fc
      .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 })
      .map((ids) => ids.toSorted((a, b) => a - b)),
    cityIds: fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 200 }).map(ascending),
    neighborhoods: fc
      .uniqueArray(words(40).filter(Boolean), { maxLength: 20 })
      .map((names) => names.toSorted()),
    priceMin: price,
    priceMax: price,
    modalities: fc.subarray([...modalities]),
    kinds: names,
    region: fc.option(fc.constantFrom(...regions)),
    excludedCityIds: fc
      .uniqueArray(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 40 })
      .map(ascending),
    discountMin: fc.option(fc.integer({ min: 1, max: 99 })),
    areaMin: fc.option(metres),
    areaMax: metres,
    areaKind: fc.option(fc.constantFrom(...areaKinds)),
    squareMetreMin: fc.option(fc.integer({ min: 1, max: 2 * 10 ** 9 })),
    squareMetreMax: fc.option(fc.integer({ min: 1, max: 2 * 10 ** 9 })),
    bedrooms: fc.subarray([1, 2, 3, 4, 5]),
    parkingMin: fc.option(fc.integer({ min: 1, max: 5 })),
    financing: fc.boolean(),
    fgts: fc.boolean(),
    occupancy: fc.option(fc.constantFrom('occupied', 'vacant')),
    dateFrom: fc.option(days),
    dateTo: fc.option(days),
    sources: names,
    auctioneerIds: fc.uniqueArray(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 20 }).map(ascending),
    nextPriceMax: fc.option(fc.integer({ min: 1, max: 10 ** 11 })),
    discountRankMin: fc.option(fc.integer({ min: 1, max: 9 })),
    squareMetreRankMin: fc.option(fc.integer({ min: 1, max: 9 })),
    phase: fc.option(fc.constantFrom(...salePhases)),
    order: fc.constantFrom(...orders),
    view: fc.constantFrom('grid', 'list'),
    page: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map((filters) => ({ ...noFilters, ...filters }));

describe('the address of a list', () => {
  test('[LIST-03] gives back every valid list', () => {
    fc.assert(
      fc.property(validFilters, (filters) => {
        expect(parseFilters(stringifyFilters(filters))).toEqual(filters);
        expect(parseFilters(`?${stringifyFilters(filters)}`)).toEqual(filters);
      }),
    );
  });

  test('[LIST-03] can be any text: what is read prints, and reads the same again', () => {
    const parameter = fc.tuple(
      fc.constantFrom(
        'keyword',
        'location',
        'city_id',
        'price_min',
        'pagina',
        'type',
        'property_type',
        'ordem',
      ),
      fc.string({ unit: 'binary' }),
    );
    const search = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(parameter).map((parts) => parts.map(([name, value]) => `${name}=${value}`).join('&')),
    );
    fc.assert(
      fc.property(search, (text) => {
        const filters = parseFilters(text);
        expect(parseFilters(stringifyFilters(filters))).toEqual(filters);
      }),
    );
  });

  test('[LIST-03] is the same for lists that differ in the order of choosing alone', () => {
    const one = stringifyFilters({ ...noFilters, cityIds: [2, 1], types: ['caixa', 'judicial'] });
    expect(one).toBe(stringifyFilters({ ...noFilters, cityIds: [1, 2], types: ['judicial', 'caixa'] }));
  });

  test('[LIST-03] has one spelling, with empty values and defaults left out', () => {
    expect(stringifyFilters(noFilters)).toBe('');
    expect(
      stringifyFilters({
        ...noFilters,
        keyword: 'vista mar',
        propertyType: 'house',
        subcategoryIds: [2, 1],
        types: ['caixa', 'judicial'],
        stateIds: [26],
        cityIds: [2611606, 2607901],
        neighborhoods: ['Pina', 'Boa Viagem'],
        priceMin: 10_000_000,
        priceMax: 30_000_050,
        bedrooms: [3, 2],
        modalities: ['sfi', 'direct'],
        kinds: ['gleba urbana'],
        areaMin: 80.5,
        areaKind: 'private',
        financing: true,
        phase: 'second',
        order: 2,
        view: 'list',
        page: 3,
      }),
    ).toBe(
      'keyword=vista+mar&tipo-de-imovel=casas&subcategory_id=1-2&type=judicial-e-caixa&state_id=26' +
        '&city_id=2607901-e-2611606&location=Boa+Viagem&location=Pina&price_min=100000&price_max=300000.50' +
        '&modalidade=direta-e-sfi&especie=gleba+urbana&area_min=80.50&area_de=privativa&quartos=2-e-3' +
        '&financiamento=sim&praca=2&ordem=2&visao=lista&pagina=3',
    );
  });
});

test.each<[string, string, Partial<ListFilters>]>([
  ['page', 'page=4', { page: 4 }],
  ['pagina over page', 'page=4&pagina=2', { page: 2 }],
  ['search', 'search=casa', { keyword: 'casa' }],
  ['keyword over search', 'search=a&keyword=b', { keyword: 'b' }],
  ['tipo-de-imovel', 'tipo-de-imovel=galpoes', { propertyType: 'shed' }],
  ['property_type by word', 'property_type=apartamentos', { propertyType: 'apartment' }],
  ['property_type by number', 'property_type=2', { subcategoryIds: [2] }],
  ['several property_type', 'property_type=casas&property_type=apartamentos', { subcategoryIds: [1, 2] }],
  ['several city_id', 'city_id=5208707&city_id=2611606', { cityIds: [2611606, 5208707] }],
  ['joined state_id', 'state_id=35-e-31-e-35', { stateIds: [31, 35] }],
  ['several state_id', 'state_id=35&state_id=31', { stateIds: [31, 35] }],
  ['a state that none can be', 'state_id=100-e-31', { stateIds: [31] }],
  ['a city that none can be', 'city_id=10000000', {}],
  ['joined city_id', 'city_id=5208707-e-2611606', { cityIds: [2611606, 5208707] }],
  [
    'state and city of the home search',
    'state_id=52&city_id=5208707',
    { stateIds: [52], cityIds: [5208707] },
  ],
  ['several location', 'location=Pina&location=Boa+Viagem', { neighborhoods: ['Boa Viagem', 'Pina'] }],
  ['types', 'type=caixa-e-judicial', { types: ['judicial', 'caixa'] }],
  ['prices', 'price_min=100.5&price_max=284000', { priceMin: 10_050, priceMax: 28_400_000 }],
  ['phase', 'praca=direta', { phase: 'direct' }],
  ['view', 'visao=lista', { view: 'list' }],
  ['modalities', 'modalidade=online-e-direta', { modalities: ['direct', 'online'] }],
  ['kinds', 'especie=Sobrado&especie=loja', { kinds: ['loja', 'sobrado'] }],
  ['a region', 'regiao=centro-oeste', { region: 'centro-oeste' }],
  ['cities left out', 'exceto=5208707', { excludedCityIds: [5208707] }],
  ['a discount', 'desconto=50', { discountMin: 50 }],
  ['an area', 'area_max=1000&area_de=terreno', { areaMax: 1000, areaKind: 'land' }],
  [
    'price of a square metre',
    'm2_min=1000&m2_max=2500.5',
    { squareMetreMin: 100_000, squareMetreMax: 250_050 },
  ],
  ['several bedrooms', 'quartos=5-e-3', { bedrooms: [3, 5] }],
  ['parking', 'vagas=2', { parkingMin: 2 }],
  ['loan and FGTS', 'financiamento=sim&fgts=sim', { financing: true, fgts: true }],
  ['occupancy', 'ocupacao=desocupado', { occupancy: 'vacant' }],
  ['days', 'data_de=2026-12-01&data_ate=2026-12-31', { dateFrom: '2026-12-01', dateTo: '2026-12-31' }],
  ['a source', 'fonte=caixa', { sources: ['caixa'] }],
  ['auctioneers', 'leiloeiro=7-e-3', { auctioneerIds: [3, 7] }],
])('[LIST-03][FILTER-01] reads %s', (_case, search, filters) => {
  expect(parseFilters(search)).toEqual({ ...noFilters, ...filters });
  expect(parseFilters(new URLSearchParams(search))).toEqual({ ...noFilters, ...filters });
});

test.each([
  'tipo-de-imovel=castelos',
  'type=leilao-e-outro',
  'type=particular',
  'keyword=&state_id=&city_id=&location=&price_min=&type=',
  'pagina=0&page=2.5',
  'pagina=-1&ordem=10&visao=mapa&quartos=9&praca=4',
  'price_min=abc&price_max=-5&state_id=x&city_id=1.5',
  'subcategory_id=99&outra=coisa',
  '%E0%A4%A',
  'area_min=20000001&m2_max=30000000',
  'modalidade=troca&regiao=lua&exceto=x&desconto=0&area_min=-1&area_de=terreno&m2_min=abc',
  'vagas=9&financiamento=talvez&fgts=1&ocupacao=x&data_de=2026-02-30&data_ate=ontem&especie=&leiloeiro=a',
])('[LIST-03] ignores %s', (search) => expect(parseFilters(search)).toEqual(noFilters));

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9] as const)('[LIST-06] order %d is preserved in the address', (order) => {
  expect(parseFilters(stringifyFilters({ ...noFilters, order })).order).toBe(order);
});
