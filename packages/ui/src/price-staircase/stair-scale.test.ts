import { expect, test } from 'vitest';

import { type PriceStep, stairArea, stairPath, treadsOf } from './stair-scale.ts';

const step = (price: number, state: PriceStep['state'] = 'past'): PriceStep => ({ price, state });

test('[EVID-02] treads are equally wide, and lower where the price is', () => {
  const [first, second, third] = treadsOf([step(300_00), step(200_00, 'current'), step(100_00, 'future')]);
  expect([first?.from, second?.from, third?.from, third?.to]).toEqual([0, 1 / 3, 2 / 3, 1]);
  expect(first!.y).toBeLessThan(second!.y);
  expect(second!.y).toBeCloseTo((first!.y + third!.y) / 2);
});

test('a cut of one twentieth is drawn as a low step, not as a cliff', () => {
  const [before, after] = treadsOf([step(100_00), step(95_00)]);
  expect(after!.y - before!.y).toBeCloseTo(0.197);
});

test('one price lies in the middle', () => expect(treadsOf([step(100)])[0]?.y).toBe(0.5));

test.each([Number.NaN, -1, 1.5])('%d is no price, and has no tread', (price) =>
  expect(treadsOf([step(price), step(100)])).toHaveLength(1),
);

test('a path drops at each riser, and its area ends at the bottom', () => {
  const treads = [
    { from: 0, to: 0.5, y: 0.2, step: step(2) },
    { from: 0.5, to: 1, y: 0.6, step: step(1) },
  ];
  expect(stairPath(treads)).toBe('M0.00 20.00H50.00V60.00H100.00');
  expect(stairArea(treads)).toBe('M0.00 20.00H50.00V60.00H100.00V100H0.00Z');
  expect(stairArea([])).toBe('');
});
