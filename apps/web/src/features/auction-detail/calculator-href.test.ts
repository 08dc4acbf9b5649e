import { parsePurchase } from '@martelo/domain/purchase-cost-url';
import { anAuction, sampleNow } from '@martelo/domain/testing';
import { expect, test } from 'vitest';

import { calculatorHref } from './calculator-href.ts';

const filledIn = (auction: ReturnType<typeof anAuction>) =>
  parsePurchase(calculatorHref(auction, sampleNow).replace('/calculadora?', ''));

test.each([
  ['judicial', anAuction({ type: 'judicial' }), 'judicial', 18_560_000],
  ['extrajudicial', anAuction(), 'extrajudicial', 18_560_000],
  [
    'a direct sale',
    anAuction({ type: 'caixa', directSale: true, rounds: { first: null, second: null }, price: 9_000_000 }),
    'direct',
    9_000_000,
  ],
])('[INFO-06] the calculator starts from the auction: %s', (_case, auction, kind, bid) => {
  expect(filledIn(auction)).toMatchObject({
    auctionKey: auction.key,
    kind,
    bid,
    resale: 0,
    referenceValue: 0,
  });
});

test('[INFO-06] a resale that was given goes along', () =>
  expect(
    parsePurchase(calculatorHref(anAuction(), sampleNow, 25_000_000).replace('/calculadora?', '')),
  ).toMatchObject({ resale: 25_000_000, bid: 18_560_000 }));
