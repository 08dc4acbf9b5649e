import { describe, expect, test } from 'vitest';

import type { MarketFigure } from './evidence.ts';
import { comparableValue, marketStanding } from './market-standing.ts';
import { neighborhoodKey } from './neighborhood-key.ts';
import { anAuction, sampleNow } from './testing/index.ts';

const figure: MarketFigure = {
  basis: 'asked',
  scope: 'city',
  area: null,
  n: 8,
  q1: 100_00,
  median: 200_00,
  q3: 300_00,
  from: '2026-03-01',
  to: '2026-03-09',
};
const priced = (part: Parameters<typeof anAuction>[0]) =>
  anAuction({ rounds: { first: null, second: null }, price: 100_000_00, ...part });

test.each([
  [99_99, 'below'],
  [100_00, 'within'],
  [300_00, 'within'],
  [300_01, 'above'],
] as const)('[MARKET-07] %i is %s', (value, standing) => {
  expect(marketStanding(value, figure)).toBe(standing);
});

describe('comparableValue', () => {
  const areas = { private: 50, total: 80, land: null };
  test.each([
    ['a price', {}, null, 100_000_00],
    ['the same kind of area', { areas }, 'private', 2_000_00],
    ['another kind of area', { areas }, 'total', null],
    ['a flat, by its total area', { areas, propertyType: 'apartment' }, 'built', 1_250_00],
    [
      'a flat of which the private area alone is known',
      { areas: { ...areas, total: null }, propertyType: 'apartment' },
      'built',
      null,
    ],
    ['a house, by what is built', { areas, propertyType: 'house' }, 'built', 2_000_00],
    [
      'land, by its ground',
      { areas: { private: null, total: null, land: 200 }, propertyType: 'land' },
      'land',
      500_00,
    ],
    ['no price', { price: null }, null, null],
    ['the price of a share', { title: 'Parte ideal de 50 % da casa' }, null, null],
    ['the square metre of rights', { areas, title: 'Direitos sobre casa' }, 'private', null],
  ] as const)('[MARKET-07][LABEL-35] %s', (_case, part, area, value) => {
    expect(comparableValue(priced(part), { ...figure, area }, sampleNow)).toBe(value);
  });
});

test.each([
  ['JD. MORUMBI', 'Jardim Morumbi'],
  [' VL  MARIANA', 'Vila Mariana'],
  ['SANTO AMARO', 'Sto. Amaro'],
  ['CJ RES. BELA VISTA', 'Conjunto Residencial Bela Vista'],
])('[MARKET-04] %s is %s', (one, other) => {
  expect(neighborhoodKey(one)).toBe(neighborhoodKey(other));
});

test('[MARKET-04] what is longer by a word is another neighbourhood', () => {
  expect(neighborhoodKey('Paraíso')).not.toBe(neighborhoodKey('Jardim Paraíso'));
});
