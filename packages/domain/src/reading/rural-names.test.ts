import { expect, test } from 'vitest';

import { readSentence } from '../sentence.ts';
import type { PlaceIndex } from './place-index.ts';
import { brazil, stateId } from './sentences/brazil.ts';

const names = new Map([
  ['chacaras marajoara', 57],
  ['fazenda saia velha', 38],
  ['chacaras e mansoes santa maria', 113],
  ['chacaras sao paulo', 4],
]);
const places: PlaceIndex = {
  ...brazil,
  neighborhoods: (folded) => names.get(folded) ?? brazil.neighborhoods?.(folded) ?? 0,
};
const read = (text: string) => {
  const { filters, rest } = readSentence(text, places);
  return { ...filters, rest };
};
const rural = { propertyType: 'rural' } as const;

test.each([
  'chácaras marajoara',
  'chácara marajoara',
  'fazenda saia velha',
  'chacaras e mansoes santa maria',
])('[SENT-03] %s is a neighbourhood, and searched by', (text) => {
  expect(read(text)).toEqual({ rest: text });
  expect(read(`casa em ${text} até 200 mil`)).toEqual({
    propertyType: 'house',
    priceMax: 200_000_00,
    rest: text,
  });
});

test.each([
  ['chácara com piscina', { ...rural, rest: 'piscina' }],
  ['fazenda em goiás', { ...rural, stateIds: [stateId('GO')], rest: '' }],
  ['chácaras em goiás marajoara', { ...rural, stateIds: [stateId('GO')], rest: 'marajoara' }],
])('[SENT-01] %s is a property', (text, reading) => {
  expect(read(text)).toEqual(reading);
});

test('[SENT-01] named after a place it is rather a farm there', () => {
  expect(read('chácaras são paulo')).toMatchObject(rural);
});

test('[SENT-03] without the neighbourhoods of a source it is read as a property', () => {
  const unnamed: PlaceIndex = {
    states: (folded) => brazil.states(folded),
    cities: (folded) => brazil.cities(folded),
  };
  expect(readSentence('chácaras marajoara', unnamed).filters).toEqual(rural);
});
