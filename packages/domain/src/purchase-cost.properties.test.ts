import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  largestAmount,
  largestRates,
  maxMonths,
  parsePurchase,
  stringifyPurchase,
} from './purchase-cost-url.ts';
import { type Purchase, purchaseCosts, saleKinds, totalSpent } from './purchase-cost.ts';
import { highestBid, meetsWish } from './purchase-cost-return.ts';

/** Any purchase that an address can say. */
function anyPurchase(): fc.Arbitrary<Purchase> {
  const amount = fc.oneof(fc.constant(0), fc.nat({ max: 1_000_000_00 }), fc.nat({ max: largestAmount }));
  const rate = (name: keyof typeof largestRates) => fc.nat({ max: largestRates[name] });
  return fc.record({
    auctionKey: fc.option(fc.stringMatching(/^[\w-]{1,64}$/)),
    kind: fc.constantFrom(...saleKinds),
    bid: amount,
    commission: rate('commission'),
    transferTax: rate('transferTax'),
    referenceValue: amount,
    transferTaxBase: fc.constantFrom('price', 'larger'),
    state: fc.option(fc.constantFrom('DF', 'SP', 'GO')),
    cityId: fc.option(fc.integer({ min: 1_000_000, max: 9_999_999 })),
    deed: fc.boolean(),
    registration: fc.option(amount),
    propertyTaxDebt: amount,
    condominiumDebt: amount,
    vacating: amount,
    repairs: amount,
    monthly: amount,
    months: fc.nat({ max: maxMonths }),
    resale: amount,
    brokerage: rate('brokerage'),
    taxed: fc.boolean(),
    wishedReturn: rate('wishedReturn'),
  });
}

test('[INFO-06] no bid above it brings the wished return and none below misses it, for any purchase', () => {
  fc.assert(
    fc.property(anyPurchase(), fc.nat({ max: 10 ** 12 }), (purchase, other) => {
      const bid = highestBid(purchase);
      expect(meetsWish({ ...purchase, bid: other })).toBe(bid !== null && other <= bid);
      if (bid === null) return;
      expect(meetsWish({ ...purchase, bid })).toBe(true);
      expect(meetsWish({ ...purchase, bid: bid + 1 })).toBe(false);
    }),
  );
});

test('[INFO-06] costs are whole centavos, none is negative, and a higher bid never costs less', () => {
  fc.assert(
    fc.property(anyPurchase(), fc.nat({ max: 10 ** 9 }), (purchase, more) => {
      const costs = purchaseCosts(purchase);
      for (const cost of Object.values<number>({ ...costs }))
        expect(Number.isSafeInteger(cost) && cost >= 0).toBe(true);
      const dearer = purchaseCosts({ ...purchase, bid: purchase.bid + more });
      expect(totalSpent(dearer)).toBeGreaterThanOrEqual(totalSpent(costs) + more);
    }),
  );
});

test('[INFO-06] says every purchase, and gives it back', () => {
  fc.assert(
    fc.property(anyPurchase(), (purchase) => {
      expect(parsePurchase(stringifyPurchase(purchase))).toEqual(purchase);
    }),
  );
});
