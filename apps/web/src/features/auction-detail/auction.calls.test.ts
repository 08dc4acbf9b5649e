import { createApiClient } from '@martelo/api-client';
import { expect, test } from 'vitest';

import { getAuction, isAuctionId } from './auction.calls.ts';

test.each([
  ['99a1c7d2-4f3b-4c1e-9a57-0d6f2b8e1c30', true],
  ['1024', true],
  ['', false],
  ['nada', false],
  ['99a1c7d2', false],
  ['1024/../1', false],
])('[DETAIL-11] %j is an id: %s', (id, is) => {
  expect(isAuctionId(id)).toBe(is);
});

test('[DETAIL-11][RULE-09] a legacy item is whole: its place and pictures are there, its history is empty', async () => {
  const data = {
    id: 901,
    title: 'Casa no Centro',
    location: 'Curitiba - PR',
    officialPrice: 250_000,
    endDate: '2026-12-20T14:00',
    type: 'judicial',
    featured: false,
    images: ['fotos/901.jpg'],
  };
  const api = createApiClient({
    baseUrl: 'http://martelo.example',
    fetch: async () => Response.json({ success: true, data, message: '' }),
  });
  const { auction, history } = await getAuction(api, '901');
  expect(history).toEqual([]);
  expect(auction).toMatchObject({ key: '901', price: 25_000_000, place: { address: 'Curitiba - PR' } });
  expect(auction.images[0]?.url).toMatch(/\/auctions-images\/fotos\/901\.jpg$/);
});

test('[DETAIL-05] an address is shown without what a list’s form puts in for empty fields', async () => {
  const data = { id: 902, title: 'Casa', location: 'Rua A, N. SN, ., Coelho', type: 'judicial', images: [] };
  const api = createApiClient({
    baseUrl: 'http://martelo.example',
    fetch: async () => Response.json({ success: true, data, message: '' }),
  });
  const { auction } = await getAuction(api, '902');
  expect(auction.place.address).toBe('Rua A, s/n, Coelho');
});
