import { expect, test } from 'vitest';

import { cardTexts } from '../messages/pt-br-card.ts';
import { messages as common } from '../messages/pt-br.ts';
import { readTitle } from '../internal/read-title.ts';
import { describeFacts, describePlace } from './describe.ts';

const unkept = (text: string) => text.replaceAll('\u00a0', ' ');

const messages = { ...common, ...cardTexts };
const areas = { total: null, private: null, land: null };
const place = {
  address: null,
  neighborhood: 'Moóca',
  city: { id: 3550308, name: 'São Paulo' },
  state: { id: 35, name: 'São Paulo', uf: 'SP' },
  latitude: null,
  longitude: null,
};

test.each([
  [
    'all known',
    { kind: 'Sobrado', propertyType: 'house', bedrooms: 2, areas: { ...areas, private: 64 } },
    'Sobrado · 2 quartos · 64 m²',
  ],
  ['no kind', { kind: null, propertyType: 'apartment', bedrooms: 1, areas }, 'Apartamento · 1 quarto'],
  [
    'land',
    { kind: null, propertyType: 'land', bedrooms: null, areas: { ...areas, land: 1250.5 } },
    'Terreno · 1.250,5 m²',
  ],
  ['zero bedrooms', { kind: 'Loja', propertyType: 'commercial', bedrooms: 0, areas }, 'Loja'],
  ['nothing', { kind: null, propertyType: null, bedrooms: null, areas }, ''],
] as const)('facts: %s', (_case, auction, facts) => {
  expect(unkept(describeFacts(auction, messages))).toBe(facts);
});

test('the built area comes before the whole, the whole before the land', () => {
  const auction = { kind: 'Casa', propertyType: 'house', bedrooms: null } as const;
  expect(describeFacts({ ...auction, areas: { private: 64, total: 90, land: 250 } }, messages)).toBe(
    'Casa · 64\u00a0m²',
  );
  expect(describeFacts({ ...auction, areas: { private: null, total: 90, land: 250 } }, messages)).toBe(
    'Casa · 90\u00a0m²',
  );
});

test.each([
  ['all known', place, 'Moóca, São Paulo – SP'],
  ['no neighbourhood', { ...place, neighborhood: null }, 'São Paulo – SP'],
  ['state alone', { ...place, neighborhood: null, city: null }, 'SP'],
  [
    'a neighbourhood of no town',
    { ...place, address: null, city: null, state: null },
    'Localização não especificada',
  ],
  [
    'an old item’s one line',
    { ...place, address: 'Centro, Goiânia', neighborhood: null, city: null, state: null },
    'Centro, Goiânia',
  ],
])('[RULE-04] place: %s', (_case, value, text) => {
  expect(describePlace(value, messages)).toBe(text);
});

test.each([
  ['Sobrado de 2 quartos em Moóca, São Paulo – SP', '64 m²', ''],
  ['Sobrado de 12 quartos em São Paulo', '2 quartos · 64 m²', 'Moóca, São Paulo – SP'],
  ['Casa no Sobrado, 64 m²', 'Sobrado · 2 quartos', 'Moóca, São Paulo – SP'],
  ['Moóca: 64 m² em SP', 'Sobrado · 2 quartos', 'São Paulo – SP'],
  [
    `Sobrado de 2 quartos em Moóca, São Paulo – SP ${'com vaga '.repeat(5)}`,
    '2 quartos · 64 m²',
    'Moóca, São Paulo – SP',
  ],
])('[LABEL-33] beside the title %j no fact stands twice', (title, facts, where) => {
  const auction = {
    kind: 'Sobrado',
    propertyType: 'house',
    bedrooms: 2,
    areas: { ...areas, private: 64 },
  } as const;
  expect(unkept(describeFacts(auction, messages, readTitle(title)))).toBe(facts);
  expect(describePlace(place, messages, readTitle(title))).toBe(where);
});

test.each([
  ['Apartamento de 79 m² em Centro, Pelotas – RS', 79.26, ''],
  ['Apartamento de 79 m² em Centro, Pelotas – RS', 78.61, ''],
  ['Imóvel rural de 106.093 m² em Jardim Aurora', 106_093.04, ''],
  ['Apartamento de 79 m² em Centro, Pelotas – RS', 81.2, '81,2 m²'],
  ['Apartamento em Centro, Pelotas – RS', 79.26, '79,26 m²'],
])('[LABEL-33] beside %j an area of %d is said once', (title, area, facts) => {
  const auction = { kind: null, propertyType: null, bedrooms: null, areas: { ...areas, private: area } };
  expect(unkept(describeFacts(auction, messages, readTitle(title)))).toBe(facts);
});
