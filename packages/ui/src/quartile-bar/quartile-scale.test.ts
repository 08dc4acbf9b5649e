import { expect, test } from 'vitest';

import { quartileScale } from './quartile-scale.ts';

const quartiles = { q1: 100, median: 150, q3: 200, n: 8 };

test.each([
  ['the median lies in the middle', 150, 0.5],
  ['the quartiles lie within', 100, 0.3],
  ['far below lies at the beginning', 1, 0],
  ['far above lies at the end', 10_000, 1],
])('[MARKET-07] %s', (_case, value, at) => {
  expect(quartileScale(quartiles, value).value).toBeCloseTo(at, 9);
});

test('[MARKET-07] where all are the same the line still has its room', () => {
  const scale = quartileScale({ q1: 100, median: 100, q3: 100, n: 8 }, null);
  expect(scale.q1).toBe(scale.q3);
  expect(scale).toMatchObject({ value: null });
  expect(scale.median).toBeGreaterThan(0);
  expect(scale.median).toBeLessThan(1);
});
