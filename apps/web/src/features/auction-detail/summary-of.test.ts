import { anAuction } from '@martelo/domain/testing';
import { expect, test } from 'vitest';

import { summaryOf } from './summary-of.ts';

test('[DETAIL-01] what is known without a login is what the card shows', () => {
  const auction = anAuction();
  const summary = summaryOf(auction);
  for (const field of [
    'title',
    'rounds',
    'valuation',
    'price',
    'bedrooms',
    'areas',
    'type',
    'goneSince',
  ] as const)
    expect(summary[field]).toEqual(auction[field]);
  expect(summary.images).toHaveLength(1);
  const text = JSON.stringify(summary);
  for (const secret of [
    auction.link,
    auction.extra,
    auction.place.address,
    auction.auctioneer?.name,
    auction.code,
  ])
    expect(text).not.toContain(secret);
});
