import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { compareScenarios, maxWaitMonths } from './purchase-scenarios.ts';
import { resaleResult } from './purchase-cost-return.ts';
import { purchaseCosts, totalSpent, usualPurchase } from './purchase-cost.ts';

const purchase = { ...usualPurchase, kind: 'direct' as const, registration: 5_000_00, resale: 300_000_00 };

test('[COST-04] now, after the next step and in the second round stand side by side', () => {
  const results = compareScenarios(
    purchase,
    [
      { kind: 'now', bid: 200_000_00, waitMonths: 0 },
      { kind: 'next_step', bid: 195_000_00, waitMonths: 1 },
      { kind: 'second_round', bid: 195_000_00, waitMonths: 4 },
    ],
    1_500_00,
  );
  // ITBI of 3 % on top of each, and the deed.
  expect(results.map(({ spent, waiting, total, saves }) => [spent, waiting, total, saves])).toEqual([
    [211_000_00, 0, 211_000_00, 0],
    [205_850_00, 1_500_00, 207_350_00, 3_650_00],
    [205_850_00, 6_000_00, 211_850_00, -850_00],
  ]);
  expect(results.map((result) => result.return)).toEqual(
    [200_000_00, 195_000_00, 195_000_00].map((bid) => resaleResult({ ...purchase, bid })!.return),
  );
  expect(maxWaitMonths(purchase, { now: 200_000_00, later: 195_000_00 }, 1_500_00)).toBe(3);
});

test('[COST-04] waiting pays off up to the longest wait and not a month more', () => {
  const amount = fc.integer({ min: 10_000_00, max: 1_000_000_00 });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1_00, max: 10_000_00 }), (one, other, rent) => {
      const [later, now] = [Math.min(one, other), Math.max(one, other)];
      const wait = maxWaitMonths(purchase, { now, later }, rent)!;
      const saves = (waitMonths: number) =>
        compareScenarios(
          purchase,
          [
            { kind: 'now', bid: now, waitMonths: 0 },
            { kind: 'next_step', bid: later, waitMonths },
          ],
          rent,
        )[1]!.saves!;
      expect(saves(wait)).toBeGreaterThanOrEqual(0);
      expect(saves(wait + 1)).toBeLessThan(0);
      expect(totalSpent(purchaseCosts({ ...purchase, bid: later }))).toBeLessThanOrEqual(
        totalSpent(purchaseCosts({ ...purchase, bid: now })),
      );
    }),
  );
});

test('[COST-04] a wait of unknown length costs nothing without a rent, and an unknown amount with one', () => {
  const scenarios = [
    { kind: 'now' as const, bid: 200_000_00, waitMonths: 0 },
    { kind: 'next_step' as const, bid: 195_000_00, waitMonths: null },
  ];
  const figures = (rent: number) =>
    compareScenarios(purchase, scenarios, rent).map(({ waiting, total, saves }) => [waiting, total, saves]);
  expect(figures(0)).toEqual([
    [0, 211_000_00, 0],
    [0, 205_850_00, 5_150_00],
  ]);
  expect(figures(1_500_00)).toEqual([
    [0, 211_000_00, 0],
    [null, null, null],
  ]);
});

test('[COST-04] a wait that costs nothing has no end, and nothing compared is nothing', () => {
  expect(maxWaitMonths(purchase, { now: 2, later: 1 }, 0)).toBeNull();
  expect(compareScenarios(purchase, [], 1)).toEqual([]);
});
