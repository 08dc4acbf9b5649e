import { describe, expect, test } from 'vitest';

import { toListPage, type WireAuctionPage } from './list-page.ts';
import { exampleOf } from './mocks/index.ts';

const wire: WireAuctionPage = {
  data: [],
  pagination: { current_page: 2, last_page: 4, per_page: 30, total: 100, from: 31, to: 60 },
  price_statistics: {
    min_price: 1_234.56,
    max_price: 2_000_000,
    avg_price: 0.29,
    bands: [
      { from: 0, to: 100_000, count: 60 },
      { from: 100_000, to: null, count: 40 },
    ],
  },
  facets: {
    ...exampleOf('listAuctions', 200).facets,
    states: [{ id: 52, name: 'Goiás', uf: 'GO', auction_count: 100 }],
    cities: [{ id: 5_208_707, name: 'Goiânia', uf: 'GO', state_id: 52, auction_count: 90 }],
    neighborhoods: [{ name: 'Centro', city: { id: 5_208_707, name: 'Goiânia' }, auction_count: 7 }],
    subcategories: [
      { id: 1, name: 'Casas', count: 20, subcategory_id: 1 },
      { id: 5, name: 'Comercial', count: 3, subcategory_id: 5 },
      { id: 10, name: 'Comercial', count: 4, subcategory_id: 10 },
      { id: 6, name: 'Rural', count: 1, subcategory_id: 6 },
    ],
    types: [
      { type: 'caixa', count: 80 },
      { type: 'voluntario', count: 20 },
    ],
    phases: [{ phase: 'direct', count: 70 }],
    bedrooms: [{ bedrooms: 5, count: 2 }],
    modalities: [{ modality: 'direct', count: 70 }],
    kinds: [{ kind: 'sobrado', label: 'Sobrado', count: 4 }],
    regions: [{ region: 'centro-oeste', count: 100 }],
    discounts: [{ discount_min: 50, count: 9 }],
    areas: [{ from: 50, to: 70, count: 8 }],
    square_metres: [{ from: 1000, to: null, count: 6 }],
    parking: [{ parking_min: 2, count: 5 }],
    financing: 11,
    fgts: 3,
    occupancies: [{ occupancy: 'vacant', count: 1 }],
    months: [{ month: '2026-12', count: 2 }],
    sources: [{ code: 'caixa', name: 'Caixa', count: 80 }],
    auctioneers: [{ id: 7, name: 'Paineira', count: 13 }],
    next_prices: [{ from: 50_000, to: 100_000, count: 14 }],
    discount_ranks: [{ rank_min: 7, count: 15 }],
    price_m2_ranks: [{ rank_min: 9, count: 16 }],
  },
  reading: {
    chips: [],
    rest: '',
    unread: [],
    similar: [],
    applied: {
      subcategory_id: [],
      type: [],
      state_id: null,
      state_ids: [],
      city_id: [],
      price_min: null,
      price_max: null,
      phase: null,
    },
  },
  list_date: '2026-03-09',
};

type Reading = WireAuctionPage['reading'];
type Kind = Reading['chips'][number]['kind'];

/** What was read, with everything else that the server always sends along. */
const applied = (kinds: readonly Kind[], change: Partial<Reading['applied']>) =>
  toListPage({
    ...wire,
    reading: {
      chips: kinds.map((kind) => ({ kind, label: kind, text: kind })),
      rest: '',
      unread: [],
      similar: [],
      applied: { ...wire.reading.applied, ...change },
    },
  }).reading.applied;

describe('toListPage', () => {
  test('[LIST-02] the pages say which auctions they show', () => {
    expect(toListPage(wire).pagination).toEqual({ page: 2, lastPage: 4, total: 100, first: 31, last: 60 });
    const empty = { ...wire.pagination, current_page: 1, last_page: 1, total: 0, from: null, to: null };
    expect(toListPage({ ...wire, pagination: empty }).pagination).toMatchObject({ first: 0, last: 0 });
  });

  test('[LIST-02] the statistics are whole centavos, null where nothing is priced', () => {
    expect(toListPage(wire).statistics).toEqual({
      minimum: 123_456,
      maximum: 200_000_000,
      average: 29,
      bands: [
        { from: 0, to: 10_000_000, count: 60 },
        { from: 10_000_000, to: null, count: 40 },
      ],
    });
    const unpriced = { min_price: null, max_price: null, avg_price: null, bands: [] };
    expect(toListPage({ ...wire, price_statistics: unpriced }).statistics).toEqual({
      minimum: null,
      maximum: null,
      average: null,
      bands: [],
    });
  });

  test('[LIST-12] every kind of property has its count, the numbers of one kind added up', () => {
    expect(toListPage(wire).facets.propertyTypes).toEqual([
      { value: 'house', count: 20 },
      { value: 'apartment', count: 0 },
      { value: 'land', count: 0 },
      { value: 'shed', count: 0 },
      { value: 'commercial', count: 7 },
      { value: 'rural', count: 1 },
    ]);
  });

  test('[LIST-12] the types have counts, also those without auctions', () => {
    expect(toListPage(wire).facets.types).toEqual([
      { value: 'judicial', count: 0 },
      { value: 'extrajudicial', count: 0 },
      { value: 'caixa', count: 80 },
      { value: 'administrativo', count: 0 },
      { value: 'voluntario', count: 20 },
    ]);
  });

  test('[LIST-12][FILTER-03] places, rounds, bedrooms and the further dimensions keep their counts', () => {
    expect(toListPage(wire).facets).toMatchObject({
      states: [{ id: 52, name: 'Goiás', uf: 'GO', count: 100 }],
      cities: [{ id: 5_208_707, name: 'Goiânia', uf: 'GO', count: 90 }],
      neighborhoods: [{ name: 'Centro', count: 7 }],
      phases: [{ value: 'direct', count: 70 }],
      bedrooms: [{ value: 5, count: 2 }],
      modalities: [{ value: 'direct', count: 70 }],
      kinds: [{ value: 'sobrado', label: 'Sobrado', count: 4 }],
      squareMetres: [{ from: 100_000, to: null, count: 6 }],
      parking: [{ value: 2, count: 5 }],
      financing: 11,
      sources: [{ value: 'caixa', label: 'Caixa', count: 80 }],
      auctioneers: [{ value: 7, label: 'Paineira', count: 13 }],
      nextPrices: [{ from: 5_000_000, to: 10_000_000, count: 14 }],
      discountRanks: [{ value: 7, count: 15 }],
      squareMetreRanks: [{ value: 9, count: 16 }],
    });
    expect(toListPage(wire).listDate).toBe('2026-03-09');
  });
});

describe('what was read out of the keyword', () => {
  test('is nothing without a chip, whatever is applied beside it', () => {
    expect(applied([], { type: ['caixa'], bedrooms: [2] })).toEqual({});
  });

  test.each([
    ['one kind', ['propertyType'], { subcategory_id: [10, 5] }, { propertyType: 'commercial' }],
    ['two kinds', ['propertyType'], { subcategory_id: [1, 2] }, { subcategoryIds: [1, 2] }],
    ['a type', ['type'], { type: ['judicial'] }, { types: ['judicial'] }],
    ['a state', ['state'], { state_id: 52, state_ids: [52] }, { stateIds: [52] }],
    ['several states', ['state', 'state'], { state_ids: [31, 35] }, { stateIds: [31, 35] }],
    ['a city', ['city'], { city_id: [5_208_707] }, { cityIds: [5_208_707] }],
    ['a maximum', ['price'], { price_max: 300_000 }, { priceMin: null, priceMax: 30_000_000 }],
    ['a range', ['price'], { price_min: 0.29, price_max: 2 }, { priceMin: 29, priceMax: 200 }],
    ['bedrooms', ['bedrooms'], { bedrooms: [3] }, { bedrooms: [3] }],
    ['a round', ['phase'], { phase: 'second' }, { phase: 'second' }],
    ['two things', ['city', 'bedrooms'], { city_id: [1], bedrooms: [1] }, { cityIds: [1], bedrooms: [1] }],
    ['modalities', ['modality'], { modality: ['online'] }, { modalities: ['online'] }],
    ['an area', ['area'], { area_min: 80 }, { areaMin: 80, areaMax: null, areaKind: null }],
    ['a loan', ['financing'], { financing: true }, { financing: true }],
  ] satisfies [string, Kind[], Partial<Reading['applied']>, object][])(
    'is %s as the address would state it',
    (_case, kinds, change, filters) => {
      expect(applied(kinds, change)).toEqual(filters);
    },
  );
});

describe('the specification’s other readings of a list', () => {
  const data = exampleOf('listAuctions', 200).data.slice(0, 1);
  const numbers = { current_page: 3, last_page: 4, per_page: 30, total: 100 };

  test('[VISIT-04] numbers beside the data, without facets, figures or a reading', () => {
    const page = toListPage({ data, ...numbers });
    expect(page.pagination).toEqual({ page: 3, lastPage: 4, total: 100, first: 61, last: 61 });
    expect(page.auctions).toHaveLength(1);
    expect(page.statistics).toEqual({ minimum: null, maximum: null, average: null, bands: [] });
    expect(page.facets.cities).toEqual([]);
    expect(page.reading).toEqual({ chips: [], rest: '', unread: [], similar: [], applied: {} });
  });

  test('[VISIT-04] data alone is the only page', () => {
    expect(toListPage(data).pagination).toEqual({ page: 1, lastPage: 1, total: 1, first: 1, last: 1 });
    expect(toListPage([]).pagination).toEqual({ page: 1, lastPage: 1, total: 0, first: 0, last: 0 });
  });
});
