import { anAuction, sampleNow } from '@martelo/domain/testing';
import { expect, test } from 'vitest';

import { describeAuction, namedPlace, placeOf } from './describe-auction.ts';

const rio = { id: 33, name: 'Rio de Janeiro', uf: 'RJ' } as const;
const inItaocara = (neighborhood: string | null, district: string | null = null) => {
  const auction = anAuction({ kind: 'Casa' });
  const city = { ...auction.place.city!, name: 'Itaocara' };
  return { ...auction, place: { ...auction.place, neighborhood, district, city, state: rio } };
};

test.each([
  ['Itaocara', null, 'Itaocara – RJ'],
  ['ITAOCARÁ', null, 'Itaocara – RJ'],
  ['Centro', null, 'Centro, Itaocara – RJ'],
  ['Centro', 'Itaocara', 'Centro, Itaocara – RJ'],
  ['Laranjais', 'laranjais', 'Laranjais, Itaocara – RJ'],
  ['Centro', 'Laranjais', 'Centro, Laranjais, Itaocara – RJ'],
  [null, null, 'Itaocara – RJ'],
])('[DETAIL-04] neighbourhood %j, district %j: each name once', (neighborhood, district, words) => {
  expect(placeOf(inItaocara(neighborhood, district))).toBe(words);
});

test('[DETAIL-04] a neighbourhood without a known city stays', () => {
  const { place } = inItaocara('Centro');
  expect(placeOf({ place: { ...place, city: null, state: null } })).toBe('Centro');
});

test('[DETAIL-04] a town alone has its preposition, in the sentence for links too', () => {
  const auction = inItaocara('Itaocara');
  expect(namedPlace(auction)).toBe('Casa em Itaocara – RJ');
  expect(describeAuction(auction, sampleNow)).toContain(' em Itaocara – RJ');
  expect(describeAuction(auction, sampleNow)).not.toContain('Itaocara, Itaocara');
});
