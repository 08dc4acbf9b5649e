import { describe, expect, test } from 'vitest';

import { gainTax } from './purchase-cost-tax.ts';
import {
  type Purchase,
  purchaseCosts,
  saleKinds,
  shareOf,
  totalSpent,
  totalUntilKeys,
  transferTaxes,
  usualPurchase,
} from './purchase-cost.ts';
import { highestBid, meetsWish, resaleResult } from './purchase-cost-return.ts';

const costsOf = (change: Partial<Purchase>) => purchaseCosts({ ...usualPurchase, ...change });

/** A flat bid for at R$ 200.000,00, sold a year later for R$ 360.000,00. */
const flat: Purchase = {
  ...usualPurchase,
  bid: 200_000_00,
  referenceValue: 320_000_00,
  registration: 2_000_00,
  propertyTaxDebt: 7_000_00,
  condominiumDebt: 12_000_00,
  vacating: 5_000_00,
  repairs: 25_000_00,
  monthly: 900_00,
  resale: 360_000_00,
};

describe('purchaseCosts', () => {
  test('[INFO-06] every line of a judicial purchase', () => {
    const costs = purchaseCosts(flat);
    expect(costs).toEqual({
      bid: 200_000_00,
      commission: 10_000_00,
      transferTax: 6_000_00,
      registration: 2_000_00,
      propertyTaxDebt: 0,
      condominiumDebt: 12_000_00,
      vacating: 5_000_00,
      repairs: 25_000_00,
      holding: 10_800_00,
    });
    expect(totalUntilKeys(costs)).toBe(235_000_00);
    expect(totalSpent(costs)).toBe(270_800_00);
  });

  test.each([
    ['judicial', 0],
    ['extrajudicial', 7_000_00],
    ['direct', 7_000_00],
  ] as const)('[INFO-06] IPTU from before a %s sale', (kind, debt) => {
    expect(purchaseCosts({ ...flat, kind }).propertyTaxDebt).toBe(debt);
  });

  test('[INFO-06] a direct sale has no auctioneer to pay, whatever rate is left in its field', () => {
    expect(purchaseCosts({ ...flat, kind: 'direct', commission: 1000 }).commission).toBe(0);
  });

  test('[INFO-06] ITBI of the price and of a larger reference value, both known, one counted', () => {
    expect(transferTaxes(flat)).toEqual({ ofPrice: 6_000_00, ofReference: 9_600_00 });
    expect(purchaseCosts({ ...flat, transferTaxBase: 'larger' }).transferTax).toBe(9_600_00);
    expect(purchaseCosts({ ...flat, transferTaxBase: 'larger', referenceValue: 90_000_00 }).transferTax).toBe(
      6_000_00,
    );
    expect(transferTaxes({ ...flat, referenceValue: 0 }).ofReference).toBeNull();
  });

  test('[INFO-06] a registration of the tables replaces the estimate', () => {
    expect(costsOf({ bid: 100_000_00, registration: 1_234_56 }).registration).toBe(1_234_56);
    expect(costsOf({ bid: 100_000_00 }).registration).toBe(3_300_00);
  });

  test.each([
    [1, 500, 0],
    [10, 500, 1],
    [333_33, 500, 16_67],
    [10 ** 12, 10_000, 10 ** 12],
  ])('a share of %i centavos at %i is %i', (amount, share, centavos) => {
    expect(shareOf(amount, share)).toBe(centavos);
  });
});

test.each([
  ['a loss', -1, 0],
  ['nothing', 0, 0],
  ['the first band', 100_000_00, 15_000_00],
  ['the end of the first band', 5_000_000_00, 750_000_00],
  ['the second band', 6_000_000_00, 925_000_00],
  ['the third band', 20_000_000_00, 3_625_000_00],
  ['the last band', 40_000_000_00, 7_875_000_00],
])('[INFO-06] income tax on %s', (_case, gain, tax) => {
  expect(gainTax(gain)).toBe(tax);
});

describe('resaleResult', () => {
  test('[INFO-06] brokerage and tax come off the price, the rest is set against all that was spent', () => {
    // Gain: 360.000 − 21.600 − (200.000 + 10.000 + 6.000 + 25.000) = 97.400.
    expect(resaleResult(flat)).toEqual({
      brokerage: 21_600_00,
      gainTax: 14_610_00,
      proceeds: 323_790_00,
      profit: 52_990_00,
      return: 1957,
    });
  });

  test('[INFO-06] without tax, at a loss, and without a price', () => {
    expect(resaleResult({ ...flat, taxed: false })).toMatchObject({ gainTax: 0, profit: 67_600_00 });
    expect(resaleResult({ ...flat, resale: 250_000_00 })).toMatchObject({ gainTax: 0, profit: -35_800_00 });
    expect(resaleResult({ ...flat, resale: 0 })).toBeNull();
    expect(resaleResult({ ...usualPurchase, resale: 100 })?.return).toBeNull();
  });
});

describe('highestBid', () => {
  test('[INFO-06] is the last centavo that still brings the wished return', () => {
    const bid = highestBid(flat)!;
    expect(bid).toBeLessThan(flat.bid);
    expect(meetsWish({ ...flat, bid })).toBe(true);
    expect(meetsWish({ ...flat, bid: bid + 1 })).toBe(false);
  });

  test('[INFO-06] with no costs and no wished return it is the price of resale', () => {
    const bare = { commission: 0, transferTax: 0, registration: 0, brokerage: 0, wishedReturn: 0 };
    expect(highestBid({ ...usualPurchase, ...bare, resale: 123_456_78 })).toBe(123_456_78);
  });

  test('[INFO-06] is none without a resale, and where the costs alone eat it', () => {
    expect(highestBid({ ...flat, resale: 0 })).toBeNull();
    expect(highestBid({ ...flat, repairs: 400_000_00 })).toBeNull();
  });
});

test('[INFO-06] the three ways of sale differ in costs alone that the law ties to them', () => {
  for (const kind of saleKinds) {
    const { commission: _commission, propertyTaxDebt: _debt, ...same } = purchaseCosts({ ...flat, kind });
    expect(same).toEqual({
      bid: flat.bid,
      transferTax: 6_000_00,
      registration: 2_000_00,
      condominiumDebt: flat.condominiumDebt,
      vacating: flat.vacating,
      repairs: flat.repairs,
      holding: 10_800_00,
    });
  }
});
