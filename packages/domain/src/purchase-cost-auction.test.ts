import { expect, test } from 'vitest';

import { purchaseOf } from './purchase-cost-auction.ts';
import { stringifyPurchase } from './purchase-cost-url.ts';
import { anAuction, sampleNow } from './testing/index.ts';

test('[INFO-06][LABEL-22] an auction gives its price as the bid, and nothing as the resale', () => {
  expect(stringifyPurchase(purchaseOf(anAuction(), sampleNow))).toBe(
    'leilao=99a1c7d2-4f3b-4c1e-9a57-0d6f2b8e1c30&tipo=extrajudicial&lance=185600&uf=GO&cidade=5208707',
  );
});

test.each([
  ['judicial', false, 'judicial'],
  ['extrajudicial', false, 'extrajudicial'],
  ['caixa', false, 'extrajudicial'],
  ['caixa', true, 'direct'],
  [null, false, 'extrajudicial'],
] as const)('[INFO-06] of type %s, direct sale %s, it is computed as %s', (type, directSale, kind) => {
  expect(purchaseOf(anAuction({ type, directSale }), sampleNow).kind).toBe(kind);
});

test('[INFO-06] what the source does not say stays empty', () => {
  const rounds = { first: null, second: null };
  expect(purchaseOf(anAuction({ rounds, price: null, valuation: null }), sampleNow)).toMatchObject({
    bid: 0,
    resale: 0,
  });
});
