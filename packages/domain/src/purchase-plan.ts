import type { Centavos } from './auction.ts';
import type { LoanSystem } from './financing.ts';
import { judicialPlan, loanSchedule, monthlyRateOf, totalInterest } from './financing.ts';
import {
  type BasisPoints,
  type Purchase,
  purchaseCosts,
  totalSpent,
  totalUntilKeys,
} from './purchase-cost.ts';
import { compareScenarios, type Scenario, type ScenarioResult } from './purchase-scenarios.ts';
import { rentYield, type RentYield } from './rent-yield.ts';

export const paymentKinds = ['cash', 'loan', 'instalments'] as const;
/** At once, by a bank's loan, or in the instalments of a judicial sale (CPC, art. 895). */
export type PaymentKind = (typeof paymentKinds)[number];

/** How a purchase is paid, let and waited for; amounts are whole centavos, 0 where not given. */
export interface PurchasePlan {
  payment: PaymentKind;
  /** What of the bid is paid at once. */
  down: BasisPoints;
  /** A loan's effective yearly interest; 0 where not given. */
  yearlyRate: BasisPoints;
  loanMonths: number;
  system: LoanSystem;
  instalmentMonths: number;
  monthlyRent: Centavos;
  vacancy: BasisPoints;
  yearlyCosts: Centavos;
  /** The price after the next step, and how long one waits for it; a wait of 0 is not known. */
  nextPrice: Centavos;
  nextWait: number;
  /** The minimum of the second round, and how long one waits for it. */
  secondPrice: Centavos;
  secondWait: number;
  /** The same of the third round. */
  thirdPrice: Centavos;
  thirdWait: number;
  /** The rent that is paid elsewhere meanwhile. */
  rentMeanwhile: Centavos;
}

/** What a plan starts with; no rate is usual. */
export const usualPlan: PurchasePlan = {
  payment: 'cash',
  down: 2500,
  yearlyRate: 0,
  loanMonths: 360,
  system: 'sac',
  instalmentMonths: 30,
  monthlyRent: 0,
  vacancy: 500,
  yearlyCosts: 0,
  nextPrice: 0,
  nextWait: 0,
  secondPrice: 0,
  secondWait: 0,
  thirdPrice: 0,
  thirdWait: 0,
  rentMeanwhile: 0,
};

/** A purchase with its plan. */
export type Calculation = Purchase & PurchasePlan;

/** What is paid at once, the centavo that a share leaves over with it. */
export const downPayment = (bid: Centavos, down: BasisPoints): Centavos =>
  Number((BigInt(bid) * BigInt(down) + 9_999n) / 10_000n);

/** What a loan comes to; insurance and fees are not in it. */
export interface LoanResult {
  down: Centavos;
  amount: Centavos;
  first: Centavos;
  last: Centavos;
  interest: Centavos;
  /** The cash needed until the keys: all but the loan. */
  cash: Centavos;
}

/** The loan of a purchase; null without a bid, a rate or anything to borrow (COST-05). */
export function loanResult(calculation: Calculation): LoanResult | null {
  const { bid, down: share, yearlyRate, loanMonths: months, system, payment } = calculation;
  if (payment !== 'loan' || bid === 0 || yearlyRate === 0) return null;
  const down = downPayment(bid, share);
  const amount = bid - down;
  const schedule = loanSchedule({ amount, monthlyRate: monthlyRateOf(yearlyRate), months, system });
  const [first] = schedule;
  const last = schedule.at(-1);
  if (!first || !last) return null;
  return {
    down,
    amount,
    first: first.payment,
    last: last.payment,
    interest: totalInterest(schedule),
    cash: totalUntilKeys(purchaseCosts(calculation)) - amount,
  };
}

/**
 * The instalments of a judicial sale; null for another way to pay, or where the law takes no such proposal (COST-06).
 */
export function instalmentResult(
  calculation: Calculation,
): { down: Centavos; first: Centavos; months: number; cash: Centavos } | null {
  const { payment, bid, down, instalmentMonths: months } = calculation;
  const plan = payment === 'instalments' ? judicialPlan(bid, down, months) : null;
  if (!plan) return null;
  const later = plan.instalments.reduce((sum, part) => sum + part, 0);
  return {
    down: plan.down,
    first: Math.max(...plan.instalments),
    months,
    cash: totalUntilKeys(purchaseCosts(calculation)) - later,
  };
}

/** What rent brings over all that was spent, the months of waiting for a resale left out; null without a rent. */
export function rentResult(calculation: Calculation): (RentYield & { spent: Centavos }) | null {
  const { monthlyRent, vacancy, yearlyCosts, bid } = calculation;
  if (monthlyRent === 0 || bid === 0) return null;
  const costs = purchaseCosts(calculation);
  const spent = totalSpent({ ...costs, holding: 0 });
  const result = rentYield({ spent, monthlyRent, vacancy, yearlyCosts });
  return result && { ...result, spent };
}

/** Buying now beside what waiting may bring, as far as its price is given; empty where none is (COST-07). */
export function scenarioResults(calculation: Calculation): ScenarioResult[] {
  const { bid, nextPrice, nextWait, secondPrice, secondWait, thirdPrice, thirdWait, rentMeanwhile } =
    calculation;
  const later: Scenario[] = [
    { kind: 'next_step' as const, bid: nextPrice, waitMonths: nextWait || null },
    { kind: 'second_round' as const, bid: secondPrice, waitMonths: secondWait || null },
    { kind: 'third_round' as const, bid: thirdPrice, waitMonths: thirdWait || null },
  ].filter((scenario) => scenario.bid > 0);
  if (bid === 0 || later.length === 0) return [];
  return compareScenarios(calculation, [{ kind: 'now', bid, waitMonths: 0 }, ...later], rentMeanwhile);
}
