import { expect, test } from 'vitest';

import { discountPercent } from './discount.ts';

test.each([
  ['rounded down', 30_000_000, 17_430_000, 42],
  ['half rounded up', 20_000, 15_900, 21],
  ['half that no fraction of the machine’s is', 10_000_000, 8_550_000, 15],
  ['another', 10_000_000, 4_350_000, 57],
  ['nothing off', 100, 100, 0],
  ['above the valuation', 100_000, 134_000, -34],
  ['a hair above the valuation', 100_000, 100_001, 0],
  ['no valuation', null, 100, 0],
  ['valuation of zero', 0, 100, 0],
  ['no value', 100, null, 0],
])('[RULE-03] %s', (_case, valuation, value, percent) => {
  expect(discountPercent(valuation, value)).toBe(percent);
});
