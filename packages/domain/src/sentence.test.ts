import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fold } from './fold.ts';
import { type PlaceIndex, readSentence, type ReadFilters, type StatePlace } from './sentence.ts';

const states: readonly StatePlace[] = [
  { id: 15, name: 'Pará', uf: 'PA' },
  { id: 16, name: 'Amapá', uf: 'AP' },
  { id: 23, name: 'Ceará', uf: 'CE' },
  { id: 24, name: 'Rio Grande do Norte', uf: 'RN' },
  { id: 26, name: 'Pernambuco', uf: 'PE' },
  { id: 28, name: 'Sergipe', uf: 'SE' },
  { id: 29, name: 'Bahia', uf: 'BA' },
  { id: 31, name: 'Minas Gerais', uf: 'MG' },
  { id: 33, name: 'Rio de Janeiro', uf: 'RJ' },
  { id: 35, name: 'São Paulo', uf: 'SP' },
  { id: 41, name: 'Paraná', uf: 'PR' },
  { id: 50, name: 'Mato Grosso do Sul', uf: 'MS' },
  { id: 52, name: 'Goiás', uf: 'GO' },
];

const cityRows: readonly (readonly [id: number, name: string, stateId: number, auctions: number])[] = [
  [1, 'Goiânia', 52, 900],
  [2, 'Recife', 26, 500],
  [3, 'São Paulo', 35, 400],
  [4, 'Rio de Janeiro', 33, 3000],
  [5, 'Natal', 24, 200],
  [6, 'Belo Horizonte', 31, 300],
  [7, 'Paraíso', 35, 2],
  [8, 'Boa Viagem', 23, 3],
  [9, 'Bonito', 50, 4],
  [10, 'Bonito', 26, 3],
  [11, 'Casa Nova', 29, 6],
  [12, 'Fazenda Rio Grande', 41, 40],
  [13, 'Rio Grande', 41, 10],
  [14, 'Anápolis', 52, 300],
  [15, 'Trindade', 52, 100],
  [16, 'Trindade', 26, 4],
  [17, "Santa Bárbara d'Oeste", 35, 20],
  [18, 'Macapá', 16, 30],
  [19, 'Goiás', 52, 5],
  [20, 'Santa Luzia', 31, 60],
  [21, 'Santa Luzia', 29, 30],
  [22, 'Aparecida de Goiânia', 52, 700],
  [23, 'Campo Grande', 50, 160],
  [24, 'Ipiranga', 41, 3],
];

const citiesByName = Map.groupBy(
  cityRows.map(([id, name, stateId, auctions]) => {
    const uf = states.find((state) => state.id === stateId)?.uf ?? '';
    return { id, name, uf, stateId, auctions };
  }),
  ({ name }) => fold(name),
);
const statesByName = new Map(
  states.flatMap((state) => [state.name, state.uf].map((name) => [fold(name), state])),
);
const places: PlaceIndex = {
  states: (folded) => statesByName.get(folded) ?? null,
  cities: (folded) => citiesByName.get(folded) ?? [],
  neighborhoods: (folded) => (folded === 'campo grande' ? 825 : 0),
};
const mil = 100_000;

test.each<[string, ReadFilters, string]>([
  [
    'apartamento de 2 quartos em Goiânia até 200 mil',
    { propertyType: 'apartment', bedrooms: [2], cityIds: [1], priceMax: 200 * mil },
    '',
  ],
  [
    'casa em são paulo entre 100 e 300 mil',
    { propertyType: 'house', cityIds: [3], priceMin: 100 * mil, priceMax: 300 * mil },
    '',
  ],
  ['terreno no interior de SP', { propertyType: 'land', stateIds: [35], excludedCityIds: [3] }, ''],
  [
    'imóvel da caixa em Recife/PE abaixo de R$ 150.000',
    { types: ['caixa'], cityIds: [2], priceMax: 150 * mil },
    '',
  ],
  ['galpão 2ª praça', { propertyType: 'shed', phase: 'second' }, ''],
  ['leilão judicial de casa em Natal', { propertyType: 'house', types: ['judicial'], cityIds: [5] }, ''],
  ['apto 3 qtos bh', { propertyType: 'apartment', bedrooms: [3], cityIds: [6] }, ''],
  ['CASA COM PISCINA EM RECIFE PE', { propertyType: 'house', cityIds: [2] }, 'PISCINA'],
  ['sobrado perto do mar', { kinds: ['sobrado'] }, ''],
  ['de frente para o mar', {}, 'de frente para o mar'],
  ['Imóveis à venda', {}, ''],
])('reads %o', (text, filters, rest) => {
  expect(readSentence(text, places)).toMatchObject({ filters, rest });
  expect(readSentence(text, places).filters).toEqual(filters);
});

describe('prices', () => {
  test.each<[string, ReadFilters]>([
    ['a partir de 1,5 milhão', { priceMin: 1500 * mil }],
    ['no máximo 80k', { priceMax: 80 * mil }],
    ['até meio milhão', { priceMax: 500 * mil }],
    ['entre 500 e 2 milhões', { priceMin: 500 * mil, priceMax: 2000 * mil }],
    ['de 100 mil até 200 mil reais', { priceMin: 100 * mil, priceMax: 200 * mil }],
    ['R$ 100.000,00 - R$ 200.000,50', { priceMin: 100 * mil, priceMax: 200 * mil + 50 }],
    ['entre 300 e 100 mil', { priceMin: 100 * mil, priceMax: 300 * mil }],
    ['acima de 100 mil e abaixo de 300 mil', { priceMin: 100 * mil, priceMax: 300 * mil }],
    ['menos de 90000', { priceMax: 90 * mil }],
    ['até R$ 900', { priceMax: 90_000 }],
  ])('%s', (text, filters) => expect(readSentence(text, places)).toMatchObject({ filters, rest: '' }));

  test.each([
    'até 40',
    'até 200 km',
    'até 500 m²',
    'até 1000 m2',
    'acima de 2000 hectares',
    'até 2 vagas',
    'até 30 %',
    'lote 1500',
  ])('%s is no price', (text) =>
    expect(readSentence(text, places).chips.filter(({ kind }) => kind === 'price')).toEqual([]),
  );
});

test.each<[string, number[] | undefined]>([
  ['casa 1 quarto', [1]],
  ['casa com três dormitórios', [3]],
  ['casa 3qtos', [3]],
  ['casa 7 quartos', [5]],
  ['casa 2 ou 3 quartos', [2, 3]],
  ['casa até 2 quartos', [1, 2]],
  ['casa com 3 ou mais quartos', [3, 4, 5]],
  ['casa 0 quartos', undefined],
])('bedrooms: %s', (text, bedrooms) => expect(readSentence(text, places).filters.bedrooms).toEqual(bedrooms));

test.each<[string, ReadFilters]>([
  ['primeira praça', { phase: 'first' }],
  ['em 1a praça', { phase: 'first' }],
  ['segunda praça', { phase: 'second' }],
  ['praça única', { phase: 'unique' }],
  ['venda direta online', { modalities: ['direct'] }],
  ['venda online', { modalities: ['online'] }],
  ['licitação aberta', { modalities: ['tender'] }],
  ['leilão SFI', { modalities: ['sfi'] }],
  ['extra-judicial', { types: ['extrajudicial'] }],
  ['judicial ou extrajudicial', { types: ['judicial', 'extrajudicial'] }],
  ['Caixa Econômica Federal', { types: ['caixa'] }],
])('phase and type: %s', (text, filters) => {
  const reading = readSentence(text, places);
  expect([reading.filters, reading.rest]).toEqual([filters, '']);
});

test.each<[string, ReadFilters, string]>([
  ['sítio', { propertyType: 'rural' }, ''],
  ['fazenda', { propertyType: 'rural' }, ''],
  ['chácara', { propertyType: 'rural' }, ''],
  ['terreno rural', { propertyType: 'rural' }, ''],
  ['loja', { kinds: ['loja'] }, ''],
  ['sala comercial', { kinds: ['sala', 'sala comercial'] }, ''],
  ['prédio', { kinds: ['predio', 'predio comercial', 'predio residencial'] }, ''],
  ['casa ou apto', { subcategoryIds: [1, 2] }, ''],
  ['apartamento na Casa Verde', { propertyType: 'apartment' }, 'Casa Verde'],
  ['terreno lote 12', { propertyType: 'land' }, 'lote 12'],
  ['caixa d’água', {}, 'caixa d’água'],
  ['casarão', {}, 'casarão'],
])('property type: %s', (text, filters, rest) => {
  const reading = readSentence(text, places);
  expect([reading.filters, reading.rest]).toEqual([filters, rest]);
});

test.each<[string, ReadFilters, string]>([
  ['jardim paraíso', {}, 'jardim paraíso'],
  ['apartamento no jardim paraíso', { propertyType: 'apartment' }, 'jardim paraíso'],
  ['apartamento bonito e barato', { propertyType: 'apartment' }, 'bonito e barato'],
  ['casa em bonito', { propertyType: 'house' }, 'bonito'],
  ['casa em bonito/ms', { propertyType: 'house', cityIds: [9] }, ''],
  ['casa Bonito (PE)', { propertyType: 'house', cityIds: [10] }, ''],
  ['apartamento natal', { propertyType: 'apartment', cityIds: [5] }, ''],
  ['enfeite natal barato', {}, 'enfeite natal barato'],
  ['casa nova', { propertyType: 'house' }, 'nova'],
  ['casa em casa nova', { propertyType: 'house', cityIds: [11] }, ''],
  ['casa em fazenda rio grande', { propertyType: 'house', cityIds: [12] }, ''],
  ['casa em trindade', { propertyType: 'house', cityIds: [15] }, ''],
  ['casa em santa luzia', { propertyType: 'house' }, 'santa luzia'],
  ['casa em Santa Luzia, Bahia', { propertyType: 'house', cityIds: [21] }, ''],
  ['loja no centro de Recife', { kinds: ['loja'], cityIds: [2] }, 'centro'],
  ['apartamento em boa viagem, recife', { propertyType: 'apartment', cityIds: [2] }, 'boa viagem'],
  ['casa em Goiânia, Anápolis e Trindade', { propertyType: 'house', cityIds: [1, 14, 15] }, ''],
  ['casa em aparecida de goiania', { propertyType: 'house', cityIds: [22] }, ''],
  ['casa em campo grande', { propertyType: 'house', cityIds: [23] }, ''],
  ['casa no campo grande', { propertyType: 'house' }, 'campo grande'],
  ['casa campo grande', { propertyType: 'house' }, 'campo grande'],
  ['casa Tarumã-Recife', { propertyType: 'house' }, 'Tarumã-Recife'],
  ['apto-bom em Recife', { propertyType: 'apartment', cityIds: [2] }, 'bom'],
  ['casa no ipiranga', { propertyType: 'house' }, 'ipiranga'],
  ['casa ipiranga pr', { propertyType: 'house', cityIds: [24] }, ''],
  ['casa no recife', { propertyType: 'house', cityIds: [2] }, ''],
  ['casa Nova-Natal', { propertyType: 'house' }, 'Nova-Natal'],
  ['casa em Recife-PE', { propertyType: 'house', cityIds: [2] }, ''],
  ['casa em natal do sul', { propertyType: 'house' }, 'natal do sul'],
  ['santa bárbara d’oeste', { cityIds: [17] }, ''],
  ['casa no estado de são paulo', { propertyType: 'house', stateIds: [35] }, ''],
  ['casa em Rio de Janeiro - RJ', { propertyType: 'house', cityIds: [4] }, ''],
  ['casas em Goiás', { propertyType: 'house', stateIds: [52] }, ''],
  ['casa na cidade de Goiás', { propertyType: 'house', cityIds: [19] }, ''],
  ['casa no Pará para reforma', { propertyType: 'house', stateIds: [15] }, 'reforma'],
  ['imóveis RJ', { stateIds: [33] }, ''],
  ['casa se possível', { propertyType: 'house' }, 'se possível'],
  ['apartamento em Macapá/AP', { propertyType: 'apartment', cityIds: [18] }, ''],
  ['casa em Recife, estado da Bahia', { propertyType: 'house', cityIds: [2] }, 'estado da Bahia'],
])('place: %s', (text, filters, rest) => {
  const reading = readSentence(text, places);
  expect([reading.filters, reading.rest]).toEqual([filters, rest]);
});

test('chips come in the order of the sentence, in its own words', () => {
  expect(readSentence('Apto de 2 quartos em Goiânia até 200 mil', places).chips).toEqual([
    { kind: 'propertyType', label: 'Apartamentos', text: 'Apto' },
    { kind: 'bedrooms', label: '2 quartos', text: 'de 2 quartos' },
    { kind: 'city', label: 'Goiânia - GO', text: 'em Goiânia' },
    { kind: 'price', label: 'Até R$\u00a0200.000,00', text: 'até 200 mil' },
  ]);
});

test('what is stated on its own is not read, and its words stay, without prepositions that lead to nothing', () => {
  const stated = { propertyType: true, place: true, price: true };
  expect(readSentence('casa com 2 quartos em Goiânia até 200 mil', places, stated)).toMatchObject({
    filters: { bedrooms: [2] },
    rest: 'casa Goiânia',
    overruled: ['até 200 mil'],
  });
});

const vocabulary = fc.constantFrom(
  ...(
    'apartamento casa ou e em no de do com até entre R$ 200 mil 1,5 milhão 2 quartos , / - ( ) judicial caixa ' +
    'São Paulo SP Goiânia Recife PE Natal bonito Paraíso jardim estado interior segunda praça 2ª venda direta mar é\u0301 ª'
  ).split(' '),
);
const sentence = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(vocabulary, { maxLength: 16 }).map((words) => words.join(' ')),
);
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

test('any text can be read: chips and rest say nothing that the text does not', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { chips, rest } = readSentence(text, places);
      const said = wordsOf(text);
      for (const word of wordsOf([...chips.map((chip) => chip.text), rest].join(' '))) {
        const position = said.indexOf(word);
        expect(position).toBeGreaterThanOrEqual(0);
        said.splice(position, 1);
      }
    }),
    { numRuns: 500 },
  );
});

test('a sentence without chips keeps every word but those that every search says', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('mar', 'piscina', 'vista', 'varanda', 'suíte')), (words) => {
      expect(readSentence(words.join(' '), places)).toEqual({
        filters: {},
        chips: [],
        rest: words.join(' '),
      });
    }),
  );
});

test('a text too long for a sentence is all rest', () => {
  const text = 'casa '.repeat(100);
  expect(readSentence(text, places)).toEqual({ filters: {}, chips: [], rest: text });
});
