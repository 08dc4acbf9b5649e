import { anAuction } from '@martelo/domain/testing';
import { describe, expect, test } from 'vitest';

import { searchFavorites, withTakenOff } from './listed.ts';

const saved = (key: string, title: string, city = 'Goiânia') => ({
  auction: anAuction({
    key,
    title,
    place: { neighborhood: null, address: null, city: { id: 1, name: city } },
  }),
  savedAt: new Date('2026-03-09T12:00Z'),
  news: { since: null, sinceKind: null, total: 0, changes: [] },
});
const flat = saved('a', 'Apartamento em São José');
const house = saved('b', 'Casa térrea', 'Anápolis');
const plot = saved('c', 'Terreno');
const keys = (items: readonly { auction: { key: string } }[]) => items.map(({ auction }) => auction.key);

describe('searchFavorites', () => {
  test.each([
    ['nothing', '', ['a', 'b', 'c']],
    ['spaces alone', '  ', ['a', 'b', 'c']],
    ['another case, no accents', 'SAO jose', ['a']],
    ['accents that the list has not', 'térrèa', ['b']],
    ['the city', 'anapolis', ['b']],
    ['words apart from each other', 'casa anápolis', ['b']],
    ['the state', 'GO', ['a', 'b', 'c']],
    ['what is nowhere', 'galpão', []],
  ])('[FAV-06] %s', (_case, query, found) => {
    expect(keys(searchFavorites([flat, house, plot], query))).toEqual(found);
  });
});

describe('withTakenOff', () => {
  test.each([
    ['nothing taken off', [flat, house], [], ['a', 'b']],
    ['one, before the list came anew', [flat, house], [{ item: flat, at: 0 }], ['a', 'b']],
    ['one, after the list came anew', [house, plot], [{ item: flat, at: 0 }], ['a', 'b', 'c']],
    [
      'several, the last first',
      [house],
      [
        { item: plot, at: 2 },
        { item: flat, at: 0 },
      ],
      ['a', 'b', 'c'],
    ],
    ['all of them', [], [{ item: house, at: 0 }], ['b']],
  ])('[FAV-06] %s keeps its place', (_case, items, takenOff, shown) => {
    expect(keys(withTakenOff(items, takenOff))).toEqual(shown);
  });
});
