import type { Centavos } from './auction.ts';
import type { BasisPoints } from './purchase-cost.ts';

export const loanSystems = ['sac', 'price'] as const;
/** SAC pays the loan back in equal parts, so that instalments fall; Price has equal instalments. */
export type LoanSystem = (typeof loanSystems)[number];

export interface Loan {
  amount: Centavos;
  /** A month's interest as a share: 0.01 is 1 %. */
  monthlyRate: number;
  months: number;
  system: LoanSystem;
}

/** One month of a loan. */
export interface LoanInstalment {
  interest: Centavos;
  /** What of the loan is paid back. */
  amortization: Centavos;
  payment: Centavos;
  /** What is owed after it. */
  balance: Centavos;
}

/** The month's rate that comes to an effective yearly one. */
export const monthlyRateOf = (yearly: BasisPoints): number => (1 + yearly / 10_000) ** (1 / 12) - 1;

/** What is paid of an amount by the end of each month when it is paid in equal parts, to the centavo. */
const paidBy = (amount: Centavos, month: number, months: number): Centavos =>
  Number((BigInt(amount) * BigInt(month) * 2n + BigInt(months)) / (2n * BigInt(months)));

/** Parts of an amount that differ by a centavo at most and come to it exactly. */
export const equalParts = (amount: Centavos, months: number): Centavos[] =>
  Array.from(
    { length: months },
    (_, month) => paidBy(amount, month + 1, months) - paidBy(amount, month, months),
  );

/**
 * The equal instalment of the Price table for what is owed. Reckoned again each month: what rounding leaves over would
 * grow with interest until the last one.
 */
function priceInstalment(balance: Centavos, rate: number, months: number): Centavos {
  if (rate === 0) return Math.round(balance / months);
  return Math.round((balance * rate) / (1 - (1 + rate) ** -months));
}

/**
 * Every month of a loan; insurance and fees are the bank's and not in it. Interest is rounded to the centavo each
 * month, and the last month pays what is owed (COST-01). Empty for no amount, no month or a negative rate.
 */
export function loanSchedule({ amount, monthlyRate, months, system }: Loan): LoanInstalment[] {
  if (amount <= 0 || months < 1 || monthlyRate < 0) return [];
  const parts = equalParts(amount, months);
  const schedule: LoanInstalment[] = [];
  let balance = amount;
  for (let month = 0; month < months; month += 1) {
    const interest = Math.round(balance * monthlyRate);
    const planned =
      system === 'sac' ? parts[month]! : priceInstalment(balance, monthlyRate, months - month) - interest;
    const amortization = month === months - 1 ? balance : Math.min(balance, Math.max(0, planned));
    balance -= amortization;
    schedule.push({ interest, amortization, payment: interest + amortization, balance });
  }
  return schedule;
}

/** All interest of a loan. */
export const totalInterest = (schedule: readonly LoanInstalment[]): Centavos =>
  schedule.reduce((sum, { interest }) => sum + interest, 0);

const leastDown: BasisPoints = 2500;
const maxMonths = 30;

/** A proposal to buy at a judicial sale in instalments. */
export interface JudicialPlan {
  down: Centavos;
  /** Before the index of correction that the proposal names. */
  instalments: Centavos[];
}

/**
 * A proposal by CPC, art. 895, § 1º: at least 25 % down, the rest in up to 30 months. Null for less down, more months
 * or no price (COST-02). The centavo that a share leaves over is paid down.
 */
export function judicialPlan(price: Centavos, down: BasisPoints, months: number): JudicialPlan | null {
  if (price <= 0 || down < leastDown || down > 10_000) return null;
  if (!Number.isInteger(months) || months < 1 || months > maxMonths) return null;
  const paid = Number((BigInt(price) * BigInt(down) + 9_999n) / 10_000n);
  return { down: paid, instalments: equalParts(price - paid, months) };
}
