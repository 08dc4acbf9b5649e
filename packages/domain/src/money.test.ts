import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { centavosOfDigits, formatReais, formatReaisShort, parseReais, toCentavos, toReais } from './money.ts';

test.each([
  [123_456, 'R$\u00a01.234,56'],
  [0, 'R$\u00a00,00'],
  [5, 'R$\u00a00,05'],
  [100_000_000_000, 'R$\u00a01.000.000.000,00'],
])('[SHELL-12] %d centavos are %s', (centavos, text) => expect(formatReais(centavos)).toBe(text));

test.each([
  [null, 'Valor não informado'],
  [Number.NaN, 'Valor inválido'],
  [Number.POSITIVE_INFINITY, 'Valor inválido'],
  [-1, 'Valor inválido'],
])('[RULE-04] %s is %s', (centavos, text) => {
  expect(formatReais(centavos)).toBe(text);
  expect(formatReaisShort(centavos)).toBe(text);
});

test.each([
  [8_640_000, 'R$\u00a086\u00a0mil'],
  [123_456_700, 'R$\u00a01,2\u00a0mi'],
  [99_999_999, 'R$\u00a01\u00a0mi'],
  [95_000, 'R$\u00a0950'],
])('in a tight place %d centavos are %s', (centavos, text) => expect(formatReaisShort(centavos)).toBe(text));

test.each([
  ['', null],
  ['R$ ', null],
  ['1', 1],
  ['R$ 12,34', 1234],
  ['100.000,00', 10_000_000],
  ['1234567890123456', 123_456_789_012_345],
])('[LIST-05] a money field with %o', (text, centavos) => expect(centavosOfDigits(text)).toBe(centavos));

test('[LIST-05] what a money field prints, it reads back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (centavos) => {
      expect(centavosOfDigits(formatReais(centavos))).toBe(centavos);
      expect(parseReais(formatReais(centavos))).toBe(centavos);
    }),
  );
});

test.each([
  ['R$ 1.234,56', 123_456],
  ['R$1.234', 123_400],
  ['1.234', 123_400],
  ['1234.5', 123_450],
  ['284000', 28_400_000],
  ['147398.67', 14_739_867],
  ['1.234.567,89', 123_456_789],
  ['0,5', 50],
  [' 86.209,00 ', 8_620_900],
  ['-5', null],
  ['1.23.456', null],
  ['1,234.56', null],
  ['1234.567', null],
  ['duzentos', null],
  ['', null],
  ['12345678901234567', null],
])('the amount %o', (text, centavos) => expect(parseReais(text)).toBe(centavos));

test('reais of a call and back lose no centavo', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (centavos) => {
      const amount = centavos % 100_000_000_000_000;
      expect(toCentavos(toReais(amount))).toBe(amount);
    }),
  );
  expect([toCentavos(0.29), toCentavos(null), toReais(29), toReais(null)]).toEqual([29, null, 0.29, null]);
});
