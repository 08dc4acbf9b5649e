import { expect, test } from 'vitest';

import { readPrice } from './sale-row.ts';

test.each([
  ['284.000', 284_000_00],
  ['1.284.000', 1_284_000_00],
  ['R$ 284.000', 284_000_00],
  ['284.000,00', 284_000_00],
  ['284000', 284_000_00],
  ['284000,5', 284_000_50],
  ['147398.67', 147_398_67],
  ['147398.6712', 147_398_67],
  ['147398,679', 147_398_67],
  ['861.0', 861_00],
  ['', null],
  ['a combinar', null],
  ['-284000', null],
])('[MARKET-03] a table’s price %j', (text, centavos) => {
  expect(readPrice(text)).toBe(centavos);
});
