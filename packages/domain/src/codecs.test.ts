import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  parseAmount,
  parseIds,
  parsePriceRange,
  parseSubcategories,
  parseTypes,
  stringifyAmount,
  stringifyIds,
  stringifyPriceRange,
  stringifySubcategories,
  stringifyTypes,
} from './codecs.ts';
import { subcategoryIds } from './codes.ts';

const price = fc.option(fc.integer({ min: 1, max: 10 ** 14 }));

describe('[RULE-06] parsing is the inverse of printing', () => {
  test('[RULE-06] for states and cities', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99_999_999 }));
    fc.assert(
      fc.property(ids, (value) => {
        expect(parseIds(stringifyIds(value))).toEqual(value);
      }),
    );
  });

  test('[RULE-06] for subcategories and types', () => {
    fc.assert(
      fc.property(fc.subarray([...subcategoryIds]), fc.subarray([1, 2, 3, 4, 5]), (ids, codes) => {
        expect(parseSubcategories(stringifySubcategories(ids))).toEqual(ids);
        expect(parseTypes(stringifyTypes(codes))).toEqual(codes);
      }),
    );
  });

  test('[RULE-06] for price ranges, also with one end or none', () => {
    fc.assert(
      fc.property(price, price, (min, max) => {
        expect(parsePriceRange(stringifyPriceRange({ min, max }))).toEqual({ min, max });
      }),
    );
  });

  test('[RULE-06] for amounts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 14 }), (value) => {
        expect(parseAmount(stringifyAmount(value))).toBe(value);
      }),
    );
  });
});

test('[RULE-06] any text parses, and what it gives prints and parses again', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [ids, range] = [parseIds(text), parsePriceRange(text)];
      expect(parseIds(stringifyIds(ids))).toEqual(ids);
      expect(parsePriceRange(stringifyPriceRange(range))).toEqual(range);
    }),
  );
});

test.each([
  ['26-e-35', [26, 35]],
  ['26', [26]],
  ['26-e--e-x-e-0-e--5-e-35-e-26', [26, 35]],
  ['', []],
])('[RULE-06] ids %o', (text, ids) => expect(parseIds(text)).toEqual(ids));

test('[RULE-06] unknown subcategories and types are ignored', () => {
  expect(parseSubcategories('1-2-99-x')).toEqual([1, 2]);
  expect(parseTypes('1-3-9')).toEqual([1, 3]);
});

test.each([
  ['100000-300000.5', { min: 10_000_000, max: 30_000_050 }],
  ['0-300000', { min: null, max: 30_000_000 }],
  ['100000-', { min: 10_000_000, max: null }],
  ['-', { min: null, max: null }],
  ['1-2-3', { min: null, max: null }],
  ['x-300000', { min: null, max: 30_000_000 }],
])('[RULE-06] price %o', (text, range) => expect(parsePriceRange(text)).toEqual(range));

test('[RULE-06] only a maximum prints as 0-max, only a minimum as min-', () => {
  expect(stringifyPriceRange({ min: null, max: 30_000_000 })).toBe('0-300000');
  expect(stringifyPriceRange({ min: 10_000_050, max: null })).toBe('100000.50-');
  expect(stringifyPriceRange({ min: null, max: null })).toBe('');
});
