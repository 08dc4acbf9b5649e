import { expect, test } from 'vitest';

import { decimalsOf, formatNumberText, parseNumberText, stepNumber } from './number-text.ts';

test.each([
  ['12', 0, 12],
  ['1.234', 0, 1234],
  ['1.234.567,5', 1, 1_234_567.5],
  ['1234,5', 1, 1234.5],
  ['2.5', 1, 2.5],
  [' 2,75 ', 2, 2.75],
  ['-3', 0, -3],
  ['−3', 0, -3],
  ['5,', 1, 5],
  ['2,75', 1, null],
  ['2,5', 0, null],
  ['1.23.4', 2, null],
  ['12.34,5', 2, null],
  ['doze', 0, null],
  ['', 0, null],
  ['-', 0, null],
  ['1'.repeat(16), 0, null],
])('[PART-04] %s with %d decimals is %s', (text, decimals, value) => {
  expect(parseNumberText(text, decimals)).toBe(value);
});

test('[PART-04] what is printed is read back', () => {
  for (const value of [0, 7, 32_547, -1234.5, 0.25])
    expect(parseNumberText(formatNumberText(value, 2), 2)).toBe(value);
  expect(formatNumberText(null, 2)).toBe('');
});

test('[PART-04] a step stays on the grid and within the bounds', () => {
  expect(decimalsOf(0.25)).toBe(2);
  expect(decimalsOf(10)).toBe(0);
  expect(stepNumber(0.1, 0.1, { step: 0.1 })).toBe(0.2);
  expect(stepNumber(2.3, 0.5, { step: 0.5, min: 0 })).toBe(3);
  expect(stepNumber(9, 10, { step: 1, min: 0, max: 10 })).toBe(10);
  expect(stepNumber(null, 1, { step: 1, min: 1 })).toBe(1);
  expect(stepNumber(null, -1, { step: 1 })).toBe(0);
});

test.each([
  ['99.5 up', 99.5, 1, 99.99],
  ['99.99 down', 99.99, -1, 98.5],
  ['1 down', 1, -1, 0.5],
  ['nothing up', null, 1, 0.5],
])('[PART-04] whole steps between bounds with decimals: %s', (_case, value, by, next) => {
  expect(stepNumber(value, by, { step: 1, min: 0.5, max: 99.99 })).toBe(next);
});
