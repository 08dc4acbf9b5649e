import type { ListPage } from '@martelo/api-client';
import { noFacets } from '@martelo/domain/facets';
import { type ListFilters, noFilters } from '@martelo/domain/list-filters';
import { describe, expect, test } from 'vitest';

import { activeChips, foldReading } from './active-chips.ts';

type Page = Pick<ListPage, 'reading' | 'facets'>;

const page: Page = {
  reading: { chips: [], rest: '', unread: [], similar: [], applied: {} },
  facets: {
    ...noFacets,
    states: [{ id: 52, name: 'Goiás', uf: 'GO', count: 3 }],
    cities: [
      { id: 5_208_707, name: 'Goiânia', uf: 'GO', count: 2 },
      { id: 3_550_308, name: 'São Paulo', uf: 'SP', count: 1 },
    ],
    kinds: [{ value: 'gleba urbana', label: 'Gleba Urbana', count: 1 }],
    sources: [{ value: 'caixa', label: 'Caixa Econômica Federal', count: 9 }],
  },
};

const everything: ListFilters = {
  ...noFilters,
  keyword: 'vista mar',
  propertyType: 'house',
  subcategoryIds: [1, 2],
  types: ['judicial', 'caixa'],
  stateIds: [52],
  cityIds: [3_550_308, 5_208_707],
  neighborhoods: ['Centro', 'Setor Bueno'],
  priceMin: 10_000_000,
  priceMax: 25_000_050,
  bedrooms: [3],
  phase: 'second',
  order: 2,
  view: 'list',
  page: 7,
};

const labels = (filters: Partial<ListFilters>, of: Page = page) =>
  activeChips({ ...noFilters, ...filters }, of).map(({ label }) => label.replaceAll('\u00A0', ' '));

describe('activeChips', () => {
  test('[LIST-02] a list without filters has no chip, whatever its order, view and page', () => {
    expect(activeChips({ ...noFilters, order: 4, view: 'list', page: 9 }, page)).toEqual([]);
  });

  test('[LIST-02] a state beside a city of another one is removed alone', () => {
    const beside = { ...noFilters, stateIds: [52], cityIds: [3_550_308] };
    const chips = activeChips(beside, page);
    expect(chips.map(({ label, without }) => [label, without.stateIds, without.cityIds])).toEqual([
      ['Goiás', [], [3_550_308]],
      ['São Paulo – SP', [52], []],
    ]);
  });

  test('[LIST-02] each filter has its chip, each value of a multiple one its own', () => {
    expect(labels(everything)).toEqual([
      '“vista mar”',
      'Casas',
      'Casas e Apartamentos',
      'Judicial',
      'Caixa',
      'Goiás',
      'São Paulo – SP',
      'Goiânia – GO',
      'Centro',
      'Setor Bueno',
      'R$ 100.000,00 a R$ 250.000,50',
      '3 quartos',
      '2ª praça',
    ]);
  });

  test.each([
    ['keyword', { keyword: '' }],
    ['property', { propertyType: null }],
    ['subcategories', { subcategoryIds: [] }],
    ['type-judicial', { types: ['caixa'] }],
    ['type-caixa', { types: ['judicial'] }],
    ['state-52', { stateIds: [], cityIds: [3_550_308], neighborhoods: [] }],
    ['city-3550308', { cityIds: [5_208_707], neighborhoods: [] }],
    ['city-5208707', { cityIds: [3_550_308], neighborhoods: [] }],
    ['neighborhood-Centro', { neighborhoods: ['Setor Bueno'] }],
    ['neighborhood-Setor Bueno', { neighborhoods: ['Centro'] }],
    ['price', { priceMin: null, priceMax: null }],
    ['bedrooms-3', { bedrooms: [] }],
    ['phase', { phase: null }],
  ] satisfies [string, Partial<ListFilters>][])(
    '[LIST-02] taking %s off leaves every other filter, the order and the view, on page 1',
    (id, change) => {
      const chip = activeChips(everything, page).find((candidate) => candidate.id === id);
      expect(chip?.without).toEqual({ ...everything, page: 1, ...change });
      expect(chip?.kind).toBe('filter');
    },
  );

  test('[LIST-02] no two chips share an id', () => {
    const ids = activeChips(everything, page).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['only a minimum', { priceMin: 5_000_000 }, 'a partir de R$ 50.000,00'],
    ['only a maximum', { priceMax: 5_000_000 }, 'até R$ 50.000,00'],
    ['a minimum of zero', { priceMin: 0, priceMax: 5_000_000 }, 'R$ 0,00 a R$ 50.000,00'],
    ['one bedroom', { bedrooms: [1] }, '1 quarto'],
    ['two bedrooms', { bedrooms: [2] }, '2 quartos'],
    ['five bedrooms, which are five or more', { bedrooms: [5] }, '5 ou mais quartos'],
    ['a first round', { phase: 'first' }, '1ª praça'],
    ['a single round', { phase: 'unique' }, 'Leilão, sem praça informada'],
    ['a direct sale', { phase: 'direct' }, 'Venda direta'],
    ['both numbers of rural', { subcategoryIds: [6, 11] }, 'Imóveis Rurais'],
    ['a modality', { modalities: ['tender'] }, 'Licitação aberta'],
    ['a kind', { kinds: ['gleba urbana'] }, 'Gleba Urbana'],
    ['a region', { region: 'centro-oeste' }, 'Região Centro-Oeste'],
    ['a city left out', { excludedCityIds: [5_208_707] }, 'menos Goiânia'],
    ['a discount', { discountMin: 50 }, '50 % ou mais de desconto'],
    ['an area', { areaMin: 80, areaMax: 120, areaKind: 'private' }, '80 m² a 120 m² de área privativa'],
    ['a price of the square metre', { squareMetreMax: 200_000 }, 'até R$ 2.000,00 por m²'],
    ['parking', { parkingMin: 2 }, '2 ou mais vagas'],
    ['a loan', { financing: true }, 'Aceita financiamento'],
    ['the FGTS', { fgts: true }, 'Aceita FGTS'],
    ['occupancy', { occupancy: 'vacant' }, 'Desocupado'],
    ['days', { dateFrom: '2026-12-01', dateTo: '2026-12-31' }, 'Encerra 01/12/2026 a 31/12/2026'],
    ['a source', { sources: ['caixa'] }, 'Caixa Econômica Federal'],
    ['an auctioneer that the facets lack', { auctioneerIds: [7] }, 'Leiloeiro'],
    ['a state that the facets lack', { stateIds: [11] }, 'Estado'],
    ['a city that the facets lack', { cityIds: [1_100_205] }, 'Cidade'],
  ] satisfies [string, Partial<ListFilters>, string][])(
    '[LIST-02][FILTER-01] %s',
    (_case, filters, label) => {
      expect(labels(filters)).toEqual([label]);
    },
  );
});

describe('a keyword that was understood', () => {
  const read: Page = {
    ...page,
    reading: {
      chips: [
        { kind: 'propertyType', label: 'Casas', text: 'casa' },
        { kind: 'price', label: 'até R$ 300.000,00', text: 'até 300 mil' },
        { kind: 'city', label: 'Goiânia – GO', text: 'em goiânia' },
      ],
      rest: 'quintal',
      unread: [],
      similar: [],
      applied: { propertyType: 'house', priceMin: null, priceMax: 30_000_000, cityIds: [5_208_707] },
    },
  };
  const stated: ListFilters = {
    ...noFilters,
    keyword: 'casa até 300 mil em goiânia quintal',
    types: ['judicial'],
    page: 2,
  };

  test('[LIST-02] folds into the filters, and its rest stays the keyword', () => {
    expect(foldReading(stated, read)).toEqual({
      ...stated,
      keyword: 'quintal',
      propertyType: 'house',
      priceMax: 30_000_000,
      cityIds: [5_208_707],
    });
  });

  test('[LIST-02] that says no filter leaves them as they are', () => {
    const filters = { ...stated, keyword: 'vista mar' };
    expect(foldReading(filters, { reading: page.reading })).toBe(filters);
  });

  test('[LIST-02] shows what was read apart from what was stated', () => {
    expect(activeChips(stated, read).map(({ id, kind }) => [id, kind])).toEqual([
      ['keyword', 'filter'],
      ['property', 'read'],
      ['type-judicial', 'filter'],
      ['city-5208707', 'read'],
      ['price', 'read'],
    ]);
  });

  test('[LIST-02] taking one reading off states the others, so that nothing is read again', () => {
    const chip = activeChips(stated, read).find(({ id }) => id === 'price');
    expect(chip?.without).toEqual({
      ...noFilters,
      keyword: 'quintal',
      propertyType: 'house',
      types: ['judicial'],
      cityIds: [5_208_707],
    });
  });

  test('[LIST-02] cities that words meant together have one chip, those named besides their own', () => {
    const around: Page = {
      ...page,
      reading: {
        ...page.reading,
        chips: [
          { kind: 'city', label: 'Até 40 km de Goiânia - GO', text: 'perto de goiânia' },
          { kind: 'city', label: 'São Paulo - SP', text: 'são paulo' },
        ],
        applied: { cityIds: [5_208_707, 5_201_405, 3_550_308] },
      },
    };
    const chips = activeChips({ ...noFilters, keyword: 'perto de goiânia ou são paulo' }, around);
    expect(chips.map(({ label, kind, without }) => [label, kind, without.cityIds])).toEqual([
      ['Até 40 km de Goiânia - GO', 'read', [3_550_308]],
      ['São Paulo – SP', 'read', [5_208_707, 5_201_405]],
    ]);
  });

  test.each([
    ['type', 'Menos judicial', { types: ['extrajudicial', 'caixa'] }, 'types'],
    ['modality', 'Menos venda online', { modalities: ['direct', 'sfi'] }, 'modalities'],
    ['propertyType', 'Menos terrenos', { subcategoryIds: [1, 2] }, 'subcategoryIds'],
  ] as const)('[SENT-23] what words left out has one chip: %s', (kind, label, applied, field) => {
    const without: Page = {
      ...page,
      reading: { ...page.reading, chips: [{ kind, label, text: label }], applied },
    };
    const chips = activeChips({ ...noFilters, keyword: label }, without);
    expect(chips.map((chip) => [chip.label, chip.kind, chip.without[field]])).toEqual([[label, 'read', []]]);
  });

  test('[SENT-27] two regions have one chip with both names', () => {
    const both: Page = {
      ...page,
      reading: {
        ...page.reading,
        chips: ['Baixada Santista', 'Costa Verde'].map((label) => ({ kind: 'city', label, text: label })),
        applied: { cityIds: [1, 2, 3, 4] },
      },
    };
    expect(activeChips({ ...noFilters, keyword: 'x' }, both).map(({ label }) => label)).toEqual([
      'Baixada Santista e Costa Verde',
    ]);
  });

  test('[LIST-02] many cities share one chip with their count', () => {
    const cityIds = [5_208_707, 2, 3, 4, 5, 6];
    expect(labels({ cityIds })).toHaveLength(6);
    expect(labels({ cityIds: [...cityIds, 7] })).toEqual(['7 cidades']);
  });
});
