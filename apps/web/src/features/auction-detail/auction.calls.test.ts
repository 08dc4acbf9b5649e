import { expect, test } from 'vitest';

import { isAuctionId } from './auction.calls.ts';

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
