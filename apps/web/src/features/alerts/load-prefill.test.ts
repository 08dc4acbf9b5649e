import { createApiClient } from '@martelo/api-client';
import { exampleOf } from '@martelo/api-client/mocks';
import { expect, test } from 'vitest';

import { loadPrefill } from './load-prefill.ts';

const example = exampleOf('listAuctions', 200);
const city = (id: number, name: string, count: number) => ({
  id,
  name,
  uf: 'SP',
  state_id: 35,
  auction_count: count,
});
const campinas = city(3_509_502, 'Campinas', 2);
const saoPaulo = city(3_550_308, 'São Paulo', 9);
const santos = city(3_548_500, 'Santos', 4);

/** A server whose lists are empty with any filter other than a place. */
function aServer(isDown = false) {
  const lists: URLSearchParams[] = [];
  const api = createApiClient({
    baseUrl: 'https://martelo.example',
    token: () => null,
    async fetch({ url }) {
      const { pathname, searchParams } = new URL(url);
      if (pathname === '/api/auctions/states')
        return Response.json([{ id: 35, name: 'São Paulo', uf: 'SP' }]);
      if (pathname === '/api/auctions/cities') return Response.json([campinas, saoPaulo, santos]);
      lists.push(searchParams);
      if (isDown && searchParams.has('bedrooms')) return Response.json({ message: 'x' }, { status: 503 });
      const cities = searchParams.has('bedrooms') ? [] : [campinas, saoPaulo, santos];
      return Response.json({ ...example, facets: { ...example.facets, cities } });
    },
  });
  return { lists, load: (search: string) => loadPrefill(api, search, new AbortController().signal) };
}

test('[ALERT-16] of an empty list of a state the cities with most auctions in the state stand for it', async () => {
  const { load, lists } = aServer();
  const { values, citiesFrom } = await load('?criar=1&state_id=35&quartos=2');
  expect(values.cities.map(({ name }) => name)).toEqual(['São Paulo', 'Santos', 'Campinas']);
  expect(citiesFrom).toBe('place');
  expect(values.filters.bedrooms).toEqual([2]);
  expect(lists.map((query) => query.has('bedrooms'))).toEqual([true, false]);
});

test('[ALERT-16] a list that could not be fetched is not reported as empty', async () => {
  const { load, lists } = aServer(true);
  const { values, citiesFrom } = await load('?criar=1&state_id=35&quartos=2');
  expect([values.cities, citiesFrom]).toEqual([[], null]);
  expect(lists.every((query) => query.has('bedrooms'))).toBe(true);
});

test('[ALERT-16] a list that has cities is requested once', async () => {
  const { load, lists } = aServer();
  expect((await load('?criar=1&state_id=35')).citiesFrom).toBe('list');
  expect(lists).toHaveLength(1);
});

test('[ALERT-10] a city that is left out has its name, though the list counts none there', async () => {
  const { load } = aServer();
  const { values, chipLabels } = await load('?criar=1&state_id=35&quartos=2&exceto=3550308');
  expect(chipLabels).toMatchObject({ 'not-city-3550308': 'menos São Paulo' });
  expect(values.cities.map(({ name }) => name)).toEqual(['Santos', 'Campinas']);
});
