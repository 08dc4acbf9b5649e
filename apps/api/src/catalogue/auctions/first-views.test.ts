import { expect, test } from 'vitest';

import { firstViews } from './first-views.ts';

const view = { ip: '192.0.2.1', auctionId: 7, day: '2026-03-10' } as const;

test('[HONEST-01] an address views an auction for the first time once a day', () => {
  const isFirst = firstViews();
  expect([isFirst(view), isFirst(view)]).toEqual([true, false]);
  expect(isFirst({ ...view, auctionId: 8 })).toBe(true);
  expect(isFirst({ ...view, ip: '192.0.2.2' })).toBe(true);
  expect(isFirst({ ...view, day: '2026-03-11' })).toBe(true);
});

test('[HONEST-01] the addresses of one customer of IPv6 count as one view', () => {
  const isFirst = firstViews();
  expect(isFirst({ ...view, ip: '2001:db8::1' })).toBe(true);
  expect(isFirst({ ...view, ip: '2001:db8::2' })).toBe(false);
});

test('the oldest views are removed past the bound', () => {
  const isFirst = firstViews(2);
  for (const auctionId of [1, 2, 3]) isFirst({ ...view, auctionId });
  expect(isFirst({ ...view, auctionId: 3 })).toBe(false);
  expect(isFirst({ ...view, auctionId: 1 })).toBe(true);
});
