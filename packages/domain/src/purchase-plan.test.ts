import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { purchaseCosts, totalUntilKeys, usualPurchase } from './purchase-cost.ts';
import {
  type Calculation,
  instalmentResult,
  loanResult,
  rentResult,
  scenarioResults,
  usualPlan,
} from './purchase-plan.ts';

const calculation = (part: Partial<Calculation>): Calculation => ({
  ...usualPurchase,
  ...usualPlan,
  bid: 200_000_00,
  registration: 0,
  ...part,
});

describe('loanResult', () => {
  test('[COST-05] R$ 150 mil by SAC at 12,68 % a year in 10 months', () => {
    const loan = loanResult(calculation({ payment: 'loan', yearlyRate: 1268, loanMonths: 10 }))!;
    expect(loan).toMatchObject({ down: 50_000_00, amount: 150_000_00 });
    expect(Math.abs(loan.first - 16_500_00)).toBeLessThan(1_00);
    expect(Math.abs(loan.last - 15_150_00)).toBeLessThan(1_00);
    expect(Math.abs(loan.interest - 8_250_00)).toBeLessThan(5_00);
    expect(loan.cash).toBe(50_000_00 + 10_000_00 + 6_000_00);
  });

  test.each([{ payment: 'cash' }, { yearlyRate: 0 }, { bid: 0 }] as const)(
    '[COST-05] none with %o',
    (part) => {
      expect(loanResult(calculation({ payment: 'loan', yearlyRate: 1100, ...part }))).toBeNull();
    },
  );

  test('[COST-05] down payment and loan come to the bid, and cash to all but the loan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_00, max: 10_000_000_00 }),
        fc.integer({ min: 0, max: 9900 }),
        fc.integer({ min: 1, max: 420 }),
        (bid, down, loanMonths) => {
          const one = calculation({ payment: 'loan', yearlyRate: 1100, bid, down, loanMonths });
          const loan = loanResult(one);
          if (!loan) return;
          expect(loan.down + loan.amount).toBe(bid);
          expect(loan.cash + loan.amount).toBe(totalUntilKeys(purchaseCosts(one)));
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('instalmentResult', () => {
  test('[COST-06] a quarter down, thirty parts', () => {
    expect(instalmentResult(calculation({ payment: 'instalments' }))).toEqual({
      down: 50_000_00,
      first: 5_000_00,
      months: 30,
      cash: 66_000_00,
    });
  });

  test.each([{ down: 2000 }, { payment: 'loan' }, { bid: 0 }] as const)('[COST-06] none with %o', (part) => {
    expect(instalmentResult(calculation({ payment: 'instalments', ...part }))).toBeNull();
  });
});

describe('rentResult', () => {
  test('[COST-07] counts no months of waiting for a resale', () => {
    const result = rentResult(calculation({ monthlyRent: 1_800_00, vacancy: 0, monthly: 500_00 }))!;
    expect(result.spent).toBe(216_000_00);
    expect(result).toMatchObject({ gross: 1000, net: 1000, yearsToPayBack: 10 });
    expect(rentResult(calculation({}))).toBeNull();
  });
});

describe('scenarioResults', () => {
  test('[COST-07] only what has a price stands beside buying now', () => {
    expect(scenarioResults(calculation({}))).toEqual([]);
    const both = scenarioResults(
      calculation({
        nextPrice: 190_000_00,
        nextWait: 2,
        secondPrice: 100_000_00,
        thirdPrice: 60_000_00,
        thirdWait: 1,
        rentMeanwhile: 1_000_00,
      }),
    );
    expect(both.map(({ kind, total }) => [kind, total])).toEqual([
      ['now', 216_000_00],
      ['next_step', 205_200_00 + 2_000_00],
      ['second_round', null],
      ['third_round', 64_800_00 + 1_000_00],
    ]);
  });
});
