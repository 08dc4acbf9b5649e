import { describe, expect, test } from 'vitest';

import { discountOf, fitsDiscount } from './caixa-discount.ts';

describe('the listed discount', () => {
  test.each([
    [9_474_255, 23_300_000, 5934],
    [32_000_000, 32_000_000, 0],
    [33_000_000, 32_000_000, 0],
    [41_000, 100_000, 5900],
    [40_999, 100_000, 5901],
    [1, 900_719_925_474_099, 10_000],
  ])('[INTAKE-07] of %i for a valuation of %i is %i hundredths, rounded up', (price, valuation, discount) => {
    expect(discountOf(price, valuation)).toBe(discount);
  });

  test.each([
    ['59.34', true],
    ['59,34', true],
    ['5934', true],
    ['59.34 %', true],
    ['59.33', false],
    ['59', false],
    ['', false],
    ['-59.34', false],
    ['cinquenta', false],
  ])('[INTAKE-07] %j agrees with the figures: %s', (cell, fits) => {
    expect(fitsDiscount(cell, 9_474_255, 23_300_000)).toBe(fits);
  });

  test('[INTAKE-07] of a whole percentage the decimals may be missing', () => {
    for (const cell of ['59.00', '59.0', '59', '5900'])
      expect(fitsDiscount(cell, 41_000, 100_000)).toBe(true);
    for (const cell of ['0.00', '0', '0,0']) expect(fitsDiscount(cell, 2, 1)).toBe(true);
  });
});
