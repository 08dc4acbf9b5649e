import { expect, test } from 'vitest';

import { accountTexts as messages } from '../messages/pt-br-account.ts';
import { formatBytes } from '../messages/format-bytes.ts';
import { bonusTypeOf, formatDuration } from './describe-bonus.ts';

test.each([
  ['ebook', 'ebook'],
  ['video', 'video'],
  ['podcast', 'extra'],
  ['', 'extra'],
  ['constructor', 'extra'],
])('[BONUS-02] type %s', (type, known) => {
  expect(bonusTypeOf(type, messages)).toBe(known);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [48_640, '48,6 kB'],
  [999_949, '999,9 kB'],
  [999_950, '1 MB'],
  [2_400_000, '2,4 MB'],
  [1_250_000_000, '1,3 GB'],
  [5_000_000_000_000, '5.000 GB'],
  [-1, null],
  [Number.NaN, null],
  [null, null],
])('[BONUS-02] %s bytes', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0.4, '1 s'],
  [45, '45 s'],
  [60, '1 min'],
  [725, '12 min'],
  [3_590, '1 h'],
  [3_600, '1 h'],
  [3_900, '1 h 5 min'],
  [36_000, '10 h'],
  [0, null],
  [-5, null],
  [Number.POSITIVE_INFINITY, null],
  [null, null],
])('[BONUS-02] %s seconds', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
