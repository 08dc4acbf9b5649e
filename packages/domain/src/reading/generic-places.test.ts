import { describe, expect, test } from 'vitest';

import { readSentence, type ReadFilters } from '../sentence.ts';
import { brazil, cityId, stateId } from './sentences/brazil.ts';

const read = (text: string) => readSentence(text, brazil);
const curitiba: ReadFilters = { cityIds: [cityId('Curitiba/PR')] };
const stateOfSp: ReadFilters = { stateIds: [stateId('SP')] };
const interior: ReadFilters = { ...stateOfSp, excludedCityIds: [cityId('São Paulo/SP')] };

describe('bairro and cidade before a town', () => {
  test.each<[string, ReadFilters]>([
    ['em qualquer bairro de curitiba', curitiba],
    ['em um bairro de curitiba', curitiba],
    ['num bairro de curitiba', curitiba],
    ['em um bairro qualquer de curitiba', curitiba],
    ['em outro bairro de curitiba', curitiba],
    ['nos bairros de curitiba', curitiba],
    ['em todos os bairros de curitiba', curitiba],
    ['em algum bairro de goiania', { cityIds: [cityId('Goiânia/GO')] }],
    ['em uma cidade de sp', stateOfSp],
    ['em qualquer cidade de sp', stateOfSp],
    ['em alguma cidade da bahia', { stateIds: [stateId('BA')] }],
    ['em uma cidade do interior de sp', interior],
  ])('[SENT-04] says nothing where it is any: %s', (words, where) => {
    const { filters, rest, apart } = read(`casa ${words}`);
    expect({ filters, rest, apart }).toEqual({
      filters: { propertyType: 'house', ...where },
      rest: '',
      apart: undefined,
    });
  });

  test.each([
    ['em qualquer cidade de são paulo', stateOfSp],
    ['em cidades de são paulo', stateOfSp],
    ['em um bairro de são paulo', { cityIds: [cityId('São Paulo/SP')] }],
    ['nas cidades de são paulo e campinas', { cityIds: [cityId('Campinas/SP'), cityId('São Paulo/SP')] }],
  ])('[SENT-04] São Paulo has neighbourhoods as a city and cities as a state: %s', (words, where) =>
    expect(read(`casa ${words}`)).toMatchObject({ filters: { propertyType: 'house', ...where }, rest: '' }),
  );

  test.each([
    ['em bairro bom de curitiba', 'bairro bom'],
    ['em um bairro nobre de curitiba', 'bairro nobre'],
    ['num bairro tranquilo em curitiba', 'bairro tranquilo'],
    ['em bairro central de curitiba', 'bairro central'],
    ['nos melhores bairros de curitiba', 'melhores bairros'],
  ])('[SENT-03][SENT-05] a wish for a good one is reported in one piece: %s', (words, expected) => {
    const { filters, rest, apart } = read(`casa ${words}`);
    expect({ filters, rest, apart }).toEqual({
      filters: { propertyType: 'house', ...curitiba },
      rest: '',
      apart: [expected],
    });
  });

  test.each<[string, ReadFilters, string]>([
    ['casa bairro Curitiba', {}, 'Curitiba'],
    ['casa no bairro de Fátima em Belém', { cityIds: [cityId('Belém/PA')] }, 'bairro de Fátima'],
    ['casa em Cidade de Goiás', { cityIds: [cityId('Goiás/GO')] }, ''],
    ['casa na cidade nova', {}, 'cidade nova'],
    ['casa no bairro cidade de deus', {}, 'cidade de deus'],
    ['casa no bairro central de macapá', {}, 'central de macapá'],
    ['casa no bairro Bom Jesus, Curitiba', curitiba, 'Bom Jesus'],
    ['casa em um bairro de luxo', {}, 'bairro de luxo'],
  ])('[SENT-04] a name stays one: %s', (text, where, rest) =>
    expect(read(text)).toMatchObject({ filters: { propertyType: 'house', ...where }, rest }),
  );
});

test('[SENT-05] a wish about a town of a state is reported', () =>
  expect(read('casa em uma cidade tranquila de são paulo')).toMatchObject({
    filters: { propertyType: 'house', ...stateOfSp },
    rest: '',
    apart: ['cidade tranquila'],
  }));

test('[SENT-03] near a town, several are none by name', () =>
  expect(read('casa em cidades próximas a campinas').rest).not.toContain('cidades'));

test.each([
  'casa exceto cidades de sp',
  'casa no paraná exceto bairros de curitiba',
  'casa que não seja em bairros de campinas',
  'casa sem ser em cidades de goiás',
  'casa não quero cidades de goiás',
])('[SENT-05] an excluded place is not requested: %s', (text) => {
  const { filters } = read(text);
  expect([filters.cityIds, filters.stateIds?.filter((id) => id !== stateId('PR')) ?? []]).toEqual([
    undefined,
    [],
  ]);
});

test('[SENT-03] any condition is no place', () => {
  expect(read('casa em qualquer estado de conservação').rest).toBe('qualquer estado de conservação');
});

test.each<[string, ReadFilters]>([
  ['em qualquer lugar', {}],
  ['em qualquer cidade', {}],
  ['qualquer bairro', {}],
  ['em qualquer estado', {}],
  ['em qualquer lugar do brasil', {}],
  ['em qualquer cidade do país', {}],
  ['em qualquer estado do nordeste', { region: 'nordeste' }],
])('[SENT-03] anywhere is no word to search by: %s', (words, where) => {
  const { filters, rest, apart } = read(`imóveis até 100 mil ${words}`);
  expect({ filters, rest, apart }).toEqual({
    filters: { priceMax: 10_000_000, ...where },
    rest: '',
    apart: undefined,
  });
});
