import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { wilsonInterval } from './wilson-interval.ts';

describe('wilsonInterval', () => {
  // Newcombe (1998), table I, method 3, and textbooks.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [30, 30, 0.8865, 1],
  ])('[ODDS-01] %i of %i', (k, n, low, high) => {
    const interval = wilsonInterval(k, n)!;
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('[ODDS-01] holds the share, within 0 and 1, and narrows with n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat({ max: 10_000 }), (n, some) => {
        const k = Math.min(n, some);
        const { low, high } = wilsonInterval(k, n)!;
        const wider = wilsonInterval(k * 4, n * 4)!;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(k / n);
        expect(high).toBeGreaterThanOrEqual(k / n);
        expect(high).toBeLessThanOrEqual(1);
        expect(wider.high - wider.low).toBeLessThan(high - low);
      }),
    );
  });

  test('[ODDS-01] nothing counted, or more than there are, has none', () => {
    expect([wilsonInterval(0, 0), wilsonInterval(2, 1), wilsonInterval(-1, 3)]).toEqual([null, null, null]);
  });
});
