import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  isProven,
  assessForecast,
  narrowReadings,
  nextStepPrice,
  priceAtStep,
  readCut,
  staircaseOf,
  staircaseRates,
} from './price-staircase.ts';

const end = staircaseRates.indexOf(200);
const places = (before: number, after: number, days: number) =>
  readCut({ before, after, days }).map(({ step }) => staircaseRates[step]);

describe('readCut', () => {
  test.each<[string, number, number, number, number[]]>([
    ['the first step', 100_000_00, 97_500_00, 3, [975]],
    ['97,5 to 95 %', 8_317_708, 8_104_434, 1, [950]],
    ['a step of 5 points', 170_000_00, 160_000_00, 4, [800]],
    ['three centavos off', 100_000_00, 97_500_03, 3, [975]],
    ['four centavos off', 100_000_00, 97_500_04, 3, []],
    ['two steps within a week', 100_000_00, 95_000_00, 7, []],
    ['two steps in more than a week', 100_000_00, 95_000_00, 8, [950]],
    ['three steps', 100_000_00, 92_500_00, 15, [925]],
    ['four steps', 97_500_00, 87_500_00, 15, []],
    ['45 to 40 % as 90 to 80 %, within a week', 90_000_00, 80_000_00, 5, [400]],
    ['45 to 40 % as 90 to 80 %, later', 90_000_00, 80_000_00, 15, [400, 800]],
    ['no fall', 100_000_00, 100_000_00, 3, []],
    ['a rise', 97_500_00, 100_000_00, 3, []],
    ['to nothing', 100_000_00, 0, 3, []],
    ['prices too small to distinguish steps', 40, 39, 3, expect.arrayContaining([975, 950, 925]) as never],
  ])('[NEXT-01] %s', (_case, before, after, days, expected) => {
    expect(places(before, after, days)).toEqual(expected);
  });

  test('[NEXT-01] finds the place and the start of every cut of every sale', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_00, max: 100_000_000_00 }),
        fc.nat({ max: end - 1 }),
        fc.constantFrom(1, 2, 3),
        fc.constantFrom(Math.round, Math.floor, Math.ceil),
        (start, from, steps, rounded) => {
          const to = Math.min(end, from + steps);
          const at = (step: number) => rounded((start * staircaseRates[step]!) / 1000);
          const readings = readCut({ before: at(from), after: at(to), days: to - from === 1 ? 3 : 15 });
          const right = readings.find(({ step }) => step === to);
          expect(Math.abs((right?.start ?? 0) - start)).toBeLessThanOrEqual(6);
          expect(readings.every(({ step }, place) => place === 0 || step !== readings[place - 1]!.step)).toBe(
            true,
          );
        },
      ),
    );
  });

  test('[NEXT-03] within a week a cut of a price of R$ 100 and more has one reading at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_00, max: 10_000_000_00 }),
        fc.integer({ min: 100, max: 999 }),
        (before, share) =>
          readCut({ before, after: Math.round((before * share) / 1000), days: 7 }).length <= 1,
      ),
    );
  });
});

describe('nextStepPrice', () => {
  test('[NEXT-02] every later price follows from one cut, to two centavos', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_00, max: 100_000_000_00 }),
        fc.integer({ min: 1, max: end - 1 }),
        fc.constantFrom(Math.round, Math.floor, Math.ceil),
        (start, step, rounded) => {
          const at = (place: number) => rounded((start * staircaseRates[place]!) / 1000);
          const [reading] = readCut({ before: at(step - 1), after: at(step), days: 2 });
          expect(Math.abs(nextStepPrice(reading!)! - at(step + 1))).toBeLessThanOrEqual(2);
          expect(assessForecast(reading!, at(step + 1))).toBe('exact');
        },
      ),
    );
  });

  test('[NEXT-02] nothing is forecast at 20 % of the start and below', () => {
    expect(nextStepPrice({ step: end - 1, start: 100_000_00 })).toBe(20_000_00);
    expect(nextStepPrice({ step: end, start: 100_000_00 })).toBeNull();
    expect(nextStepPrice({ step: end + 1, start: 100_000_00 })).toBeNull();
    expect(assessForecast({ step: end, start: 100_000_00 }, 15_000_00)).toBeNull();
  });

  test('[NEXT-02] the staircase goes from the start to a fifth of it, always down', () => {
    const steps = staircaseOf(123_456_78);
    expect([steps.length, steps[0], steps.at(-1)]).toEqual([
      20,
      { rate: 1000, price: 123_456_78 },
      { rate: 200, price: 24_691_36 },
    ]);
    expect(steps.every(({ price }, step) => price === priceAtStep(123_456_78, step))).toBe(true);
    expect(steps.slice(1).every(({ price }, step) => price < steps[step]!.price)).toBe(true);
  });
});

describe('narrowReadings', () => {
  test('[NEXT-03] two readings stand until the next cut decides', () => {
    const first = readCut({ before: 90_000_00, after: 80_000_00, days: 15 });
    expect(first.map(({ start }) => start)).toEqual([200_000_00, 100_000_00]);
    const second = readCut({ before: 80_000_00, after: 75_000_00, days: 15 });
    expect(narrowReadings(first, second)).toEqual([{ step: 8, start: 100_000_00 }]);
    const other = readCut({ before: 80_000_00, after: 70_000_00, days: 15 });
    expect(narrowReadings(first, other)).toEqual([
      { step: 16, start: 200_000_00 },
      { step: 9, start: 100_000_00 },
    ]);
  });

  test('[NEXT-03] a cut that fits none of them starts again', () => {
    const seen = readCut({ before: 300_000_00, after: 292_500_00, days: 2 });
    expect(narrowReadings([{ step: 3, start: 100_000_00 }], seen)).toBe(seen);
    expect(narrowReadings([{ step: 3, start: 100_000_00 }], [])).toEqual([]);
  });
});

describe('assessForecast', () => {
  const reading = { step: 1, start: 100_000_00 };
  test.each([
    ['to the centavo', 95_000_00, 'exact'],
    ['two centavos off', 94_999_98, 'exact'],
    ['three centavos off', 94_999_97, 'wrong'],
    ['one step further', 92_500_00, 'further'],
    ['three steps further', 87_500_01, 'further'],
    ['four steps further', 85_000_00, 'wrong'],
    ['elsewhere', 96_000_00, 'wrong'],
  ] as const)('[NEXT-05] %s', (_case, price, outcome) => {
    expect(assessForecast(reading, price)).toBe(outcome);
  });
});

test.each([
  [50, 50, true],
  [43, 50, true],
  [42, 50, false],
  [85, 100, true],
  [49, 49, false],
  [0, 0, false],
])('[NEXT-07] %i of %i falls: %s', (hits, falls, proven) => {
  expect(isProven({ hits, falls, further: 0 })).toBe(proven);
});
