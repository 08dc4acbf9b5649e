import { expect, test } from 'vitest';

import { toCities } from './cities.ts';
import { exampleOf } from './mocks/index.ts';

const titled = { id: 5208707, title: 'Goiânia', state_id: 52 };
const stated = { id: 5208707, name: 'Goiânia', state: { uf: 'GO', name: 'Goiás' } };
const bare = { id: 5208707, name: 'Goiânia', uf: null, stateId: null, stateName: null, auctionCount: null };

test.each([
  ['a list in `data`', { data: [titled] }, [{ ...bare, stateId: 52 }]],
  ['a list in `searchCity`', { searchCity: [titled] }, [{ ...bare, stateId: 52 }]],
  ['a bare list', [titled], [{ ...bare, stateId: 52 }]],
  ['a state as an object', [stated], [{ ...bare, uf: 'GO', stateName: 'Goiás' }]],
  [
    'a state with its id',
    [{ ...stated, state: { id: 52, uf: 'GO', name: 'Goiás' } }],
    [{ ...bare, uf: 'GO', stateId: 52, stateName: 'Goiás' }],
  ],
  ['numbers as texts', [{ ...titled, id: '5208707', state_id: '52' }], [{ ...bare, stateId: 52 }]],
  [
    'how many auctions each has',
    [{ ...titled, auction_count: 0 }],
    [{ ...bare, stateId: 52, auctionCount: 0 }],
  ],
  ['no state', [{ id: 5208707, name: 'Goiânia' }], [bare]],
  ['no name', [{ id: 5208707 }, titled], [{ ...bare, stateId: 52 }]],
  ['no id', [{ name: 'Goiânia' }, { id: '', name: 'Goiânia' }, { id: 1.5, name: 'x' }], []],
  ['no list', { data: null }, []],
  ['nothing', null, []],
  ['a text', 'Goiânia', []],
])('[API-07] cities: %s', (_case, answer, cities) => {
  expect(toCities(answer)).toEqual(cities);
});

test('[API-07] cities as this API answers them', () => {
  const answer = exampleOf('searchCities', 200);
  const [first] = answer.data;
  expect(toCities(answer)[0]).toEqual({
    id: first!.id,
    name: first!.name,
    uf: first!.uf,
    stateId: first!.state_id,
    stateName: null,
    auctionCount: first!.auction_count ?? null,
  });
});
