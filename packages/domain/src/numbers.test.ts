import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { formatHundredths, formatNumber, formatNumberShort } from './numbers.ts';

const finite = { noNaN: true, noDefaultInfinity: true } as const;

describe('formatNumber', () => {
  test.each([
    [32_547, 0, '32.547'],
    [1_000_000, 0, '1.000.000'],
    [-1234.5, 1, '-1.234,5'],
    [64.2, 2, '64,2'],
    [-0.2, 0, '0'],
    [1.45, 1, '1,5'],
    [2.675, 2, '2,68'],
    [-1.005, 2, '-1,01'],
    [1e-7, 2, '0'],
    [1e21, 0, '1.000.000.000.000.000.000.000'],
    [Number.NaN, 0, ''],
    [Number.POSITIVE_INFINITY, 2, ''],
  ])('%d with up to %d decimals is %o', (value, decimals, text) =>
    expect(formatNumber(value, decimals)).toBe(text),
  );

  test('writes as the locale of Brazil does', () => {
    const locale = (value: number, decimals: number) =>
      value.toLocaleString('pt-BR', { maximumFractionDigits: decimals }).replace(/^-0$/, '0');
    fc.assert(
      fc.property(fc.double({ ...finite, min: -1e12, max: 1e12 }), fc.nat(2), (value, decimals) => {
        expect(formatNumber(value, decimals)).toBe(locale(value, decimals));
      }),
    );
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatNumber(value)).toBe(locale(value, 0));
      }),
    );
  });
});

describe('money', () => {
  const centavos = fc.oneof(fc.nat(10_000_000), fc.nat(2_000_000_000), fc.integer({ min: 0, max: 10 ** 15 }));
  const locale = (notation: 'standard' | 'compact') =>
    new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', notation });

  test('[SHELL-12] is written as the locale of Brazil does', () => {
    const whole = locale('standard');
    fc.assert(
      fc.property(centavos, (value) => {
        expect(`R$\u00A0${formatHundredths(value / 100)}`).toBe(whole.format(value / 100));
      }),
    );
  });

  test('in a tight place too', () => {
    const short = locale('compact');
    fc.assert(
      fc.property(centavos, (value) => {
        expect(`R$\u00A0${formatNumberShort(value / 100)}`).toBe(short.format(value / 100));
      }),
      { numRuns: 1000 },
    );
  });
});
