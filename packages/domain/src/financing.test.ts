import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  equalParts,
  judicialPlan,
  loanSchedule,
  loanSystems,
  monthlyRateOf,
  totalInterest,
} from './financing.ts';

describe('loanSchedule', () => {
  test('[COST-01] SAC: R$ 120 mil in 12 months at 1 %', () => {
    const schedule = loanSchedule({ amount: 120_000_00, monthlyRate: 0.01, months: 12, system: 'sac' });
    expect(schedule[0]).toEqual({
      interest: 1_200_00,
      amortization: 10_000_00,
      payment: 11_200_00,
      balance: 110_000_00,
    });
    expect(schedule.at(-1)).toEqual({
      interest: 100_00,
      amortization: 10_000_00,
      payment: 10_100_00,
      balance: 0,
    });
    expect(totalInterest(schedule)).toBe(7_800_00);
  });

  test('[COST-01] Price: R$ 100 mil in 12 months at 1 % are 8.884,88 a month', () => {
    const schedule = loanSchedule({ amount: 100_000_00, monthlyRate: 0.01, months: 12, system: 'price' });
    expect(schedule.every(({ payment }) => Math.abs(payment - 8_884_88) <= 2)).toBe(true);
    expect(schedule[0]).toEqual({
      interest: 1_000_00,
      amortization: 7_884_88,
      payment: 8_884_88,
      balance: 92_115_12,
    });
    expect(Math.abs(schedule.at(-1)!.payment - 8_884_88)).toBeLessThanOrEqual(2);
  });

  test('[COST-01] pays back the loan to the centavo, in falling or equal instalments', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_00, max: 10_000_000_00 }),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 420 }),
        fc.constantFrom(...loanSystems),
        (amount, rate, months, system) => {
          const schedule = loanSchedule({ amount, monthlyRate: rate / 10_000, months, system });
          expect(schedule).toHaveLength(months);
          expect(schedule.reduce((sum, { amortization }) => sum + amortization, 0)).toBe(amount);
          expect(schedule.at(-1)!.balance).toBe(0);
          const payments = schedule.slice(0, -1).map(({ payment }) => payment);
          if (system === 'price')
            expect(Math.max(0, ...payments) - Math.min(...payments, Infinity)).toBeLessThanOrEqual(2);
          else
            expect(payments.every((payment, month) => payment <= (payments[month - 1] ?? Infinity) + 1)).toBe(
              true,
            );
        },
      ),
    );
  });

  test('[COST-01] Price costs more interest than SAC, and none at no rate', () => {
    const loan = { amount: 200_000_00, monthlyRate: monthlyRateOf(1100), months: 360 };
    const interest = (system: 'sac' | 'price', monthlyRate = loan.monthlyRate) =>
      totalInterest(loanSchedule({ ...loan, monthlyRate, system }));
    expect(interest('price')).toBeGreaterThan(interest('sac'));
    expect([interest('price', 0), interest('sac', 0)]).toEqual([0, 0]);
    expect((1 + loan.monthlyRate) ** 12).toBeCloseTo(1.11, 12);
  });

  test.each([{ amount: 0 }, { months: 0 }, { monthlyRate: -0.01 }])('[COST-01] %o is no loan', (part) => {
    expect(loanSchedule({ amount: 1, monthlyRate: 0.01, months: 1, system: 'sac', ...part })).toEqual([]);
  });
});

describe('judicialPlan', () => {
  test('[COST-02] a quarter down and the rest in 30 months', () => {
    const plan = judicialPlan(200_000_00, 2500, 30)!;
    expect(plan.down).toBe(50_000_00);
    expect(plan.instalments).toHaveLength(30);
    expect(plan.instalments.every((part) => part === 5_000_00)).toBe(true);
  });

  test.each([
    ['less than a quarter down', 100_000_00, 2499, 30],
    ['more than all of it', 100_000_00, 10_001, 30],
    ['31 months', 100_000_00, 2500, 31],
    ['no month', 100_000_00, 2500, 0],
    ['no price', 0, 2500, 30],
  ])('[COST-02] %s is no proposal', (_case, price, down, months) => {
    expect(judicialPlan(price, down, months)).toBeNull();
  });

  test('[COST-02] comes to the price exactly, with at least the share down and equal parts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_00 }),
        fc.integer({ min: 2500, max: 10_000 }),
        fc.integer({ min: 1, max: 30 }),
        (price, down, months) => {
          const plan = judicialPlan(price, down, months)!;
          expect(plan.down + plan.instalments.reduce((sum, part) => sum + part, 0)).toBe(price);
          expect(plan.down * 10_000).toBeGreaterThanOrEqual(price * down);
          expect(Math.max(...plan.instalments) - Math.min(...plan.instalments)).toBeLessThanOrEqual(1);
        },
      ),
    );
    expect(equalParts(100, 3)).toEqual([33, 34, 33]);
  });
});
