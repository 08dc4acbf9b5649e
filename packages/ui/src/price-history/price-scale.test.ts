import { describe, expect, test } from 'vitest';

import type { PricePoint } from './price-points.ts';
import { scalePrices, stepPath } from './price-scale.ts';

const at = (date: string, price: number | null, gone = false): PricePoint => ({ date, price, gone });

describe('scalePrices', () => {
  test('time runs to the right, prices up, the valuation on the same scale', () => {
    const { runs, first, last, valuation, gaps } = scalePrices(
      [at('2026-01-01', 200_00), at('2026-01-11', 150_00), at('2026-01-21', 100_00)],
      300_00,
    );
    expect(runs).toHaveLength(1);
    expect(runs[0]?.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.5],
      [0.5, 1],
      [1, 1],
    ]);
    const heights = runs[0]?.map(({ y }) => y) ?? [];
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(valuation).toBeCloseTo(0.16);
    expect(last?.y).toBeCloseTo(0.8);
    expect(first?.x).toBe(0);
    expect(last?.x).toBe(1);
    expect(gaps).toEqual([]);
  });

  test('a list without the property parts the line; the gap lasts until it is back', () => {
    const { runs, gaps } = scalePrices(
      [
        at('2026-01-01', 100_00),
        at('2026-01-02', null, true),
        at('2026-01-03', null, true),
        at('2026-01-05', 100_00),
      ],
      null,
    );
    expect(runs).toHaveLength(2);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]).toMatchObject({ gone: true, from: runs[0]?.at(-1)?.to, to: runs[1]?.[0]?.from });
  });

  test('gone with the newest list is still seen', () => {
    const { gaps } = scalePrices([at('2026-01-01', 100_00), at('2026-01-02', null, true)], null);
    expect(gaps).toEqual([{ from: 0.94, to: 1, gone: true }]);
  });

  test('a list without a price is a gap, but not gone', () => {
    expect(scalePrices([at('2026-01-01', 100_00), at('2026-01-02', null)], null).gaps).toMatchObject([
      { gone: false },
    ]);
  });

  test.each([
    ['one list', [at('2026-01-01', 100_00)], 1],
    ['equal prices', [at('2026-01-01', 100_00), at('2026-02-01', 100_00), at('2026-03-01', 100_00)], 1],
  ])('%s is one level line in the middle, over the whole width', (_case, points, steps) => {
    const { runs } = scalePrices(points, null);
    expect(runs[0]).toHaveLength(steps);
    expect(runs[0]?.[0]).toMatchObject({ from: 0, y: 0.5 });
    expect(runs[0]?.[0]?.to).toBeCloseTo(1);
  });

  test('no list, no price and no date leave nothing to draw', () => {
    for (const points of [[], [at('2026-01-01', null)], [at('ontem', 100_00)], [at('2026-01-01', -5)]]) {
      const { runs, first, last, valuation } = scalePrices(points, 300_00);
      expect({ runs, first, last, valuation }).toEqual({
        runs: [],
        first: null,
        last: null,
        valuation: null,
      });
    }
  });

  test('a huge range and 200 lists stay within the picture', () => {
    const points = Array.from({ length: 200 }, (_, day) =>
      at(new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10), day % 2 ? 1 : 99_999_999_999_99),
    );
    const steps = scalePrices(points, null).runs.flat();
    expect(steps).toHaveLength(200);
    for (const { from, to, y } of steps) {
      expect(Math.min(from, to, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(from, to, y)).toBeLessThanOrEqual(1);
      expect(to).toBeGreaterThanOrEqual(from);
    }
  });
});

test('a run is a line of steps', () => {
  expect(
    stepPath([
      { from: 0, to: 0.5, y: 0.25 },
      { from: 0.5, to: 1, y: 0.75 },
    ]),
  ).toBe('M0.00 25.00H50.00V75.00H100.00');
});
