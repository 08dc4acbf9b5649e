import { stringifyAmount } from './codecs.ts';
import { loanSystems } from './financing.ts';
import { parseReais } from './money.ts';
import type { BasisPoints } from './purchase-cost.ts';
import {
  largestAmount,
  parsePurchase,
  parseRate,
  stringifyPurchase,
  stringifyRate,
} from './purchase-cost-url.ts';
import { type Calculation, type PaymentKind, type PurchasePlan, usualPlan } from './purchase-plan.ts';

/** The most that each rate of a plan may be. */
export const largestPlanRates = {
  down: 9900,
  yearlyRate: 5000,
  vacancy: 10_000,
} as const satisfies Partial<Record<keyof PurchasePlan, BasisPoints>>;

/** The least and the most of each count of months. */
export const planMonths = {
  loanMonths: [1, 420],
  instalmentMonths: [1, 30],
  nextWait: [0, 60],
  secondWait: [0, 60],
  thirdWait: [0, 60],
} as const satisfies Partial<Record<keyof PurchasePlan, readonly [number, number]>>;

/** The word for each way to pay in the address. */
export const paymentNames: Readonly<Record<PaymentKind, string>> = {
  cash: 'vista',
  loan: 'financiado',
  instalments: 'parcelado',
};

/** The name of each value of a plan in the address; none is a name of a purchase's. */
export const planNames = {
  payment: 'pagamento',
  down: 'entrada',
  yearlyRate: 'juros',
  loanMonths: 'prazo',
  system: 'sistema',
  instalmentMonths: 'parcelas',
  monthlyRent: 'aluguel',
  vacancy: 'vazio',
  yearlyCosts: 'despesas_ano',
  nextPrice: 'proximo',
  nextWait: 'espera',
  secondPrice: 'segunda',
  secondWait: 'espera_segunda',
  thirdPrice: 'terceira',
  thirdWait: 'espera_terceira',
  rentMeanwhile: 'aluguel_atual',
} as const satisfies Record<keyof PurchasePlan, string>;

const amountNames = [
  'monthlyRent',
  'yearlyCosts',
  'nextPrice',
  'secondPrice',
  'thirdPrice',
  'rentMeanwhile',
] as const;
type AmountName = (typeof amountNames)[number];
const rateNames = Object.keys(largestPlanRates) as (keyof typeof largestPlanRates)[];
const monthNames = Object.keys(planMonths) as (keyof typeof planMonths)[];

/**
 * A plan as an address says it; what is missing or wrong is as usual, so that links from before it mean what they meant
 * (COST-08):
 *
 * - `pagamento`: `vista`, `financiado` or `parcelado` · `sistema`: `sac` or `price`
 * - `entrada`, `juros` (a year), `vazio`: percent · `prazo`, `parcelas`, `espera`, `espera_segunda`,
 *   `espera_terceira`: months
 * - `aluguel`, `despesas_ano`, `proximo`, `segunda`, `terceira`, `aluguel_atual`: reais
 */
export function parsePlan(search: string | URLSearchParams): PurchasePlan {
  const query = new URLSearchParams(search);
  const text = (name: keyof PurchasePlan) => query.get(planNames[name]) ?? '';
  const payment = Object.entries(paymentNames).find(([, word]) => word === text('payment'))?.[0];
  const plan: PurchasePlan = {
    ...usualPlan,
    payment: (payment as PaymentKind | undefined) ?? usualPlan.payment,
    system: loanSystems.find((system) => system === text('system')) ?? usualPlan.system,
  };
  for (const name of amountNames) plan[name] = parseAmount(text(name));
  for (const name of rateNames) plan[name] = parseRate(text(name), largestPlanRates[name]) ?? usualPlan[name];
  for (const name of monthNames) {
    const [min, max] = planMonths[name];
    const months = /^\d{1,3}$/.test(text(name)) ? Number(text(name)) : usualPlan[name];
    plan[name] = Math.min(max, Math.max(min, months));
  }
  return plan;
}

function parseAmount(text: string): number {
  const amount = parseReais(text);
  return amount !== null && amount <= largestAmount ? amount : 0;
}

const isAmount = (name: keyof PurchasePlan): name is AmountName =>
  (amountNames as readonly string[]).includes(name);
const isRate = (name: keyof PurchasePlan): name is keyof typeof largestPlanRates => name in largestPlanRates;

function print(plan: PurchasePlan, name: keyof PurchasePlan): string {
  if (name === 'payment') return paymentNames[plan.payment];
  if (isAmount(name)) return stringifyAmount(plan[name]);
  if (isRate(name)) return stringifyRate(plan[name]);
  return String(plan[name]);
}

/** What differs from the usual plan: the inverse of {@link parsePlan}. */
export function stringifyPlan(plan: PurchasePlan): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(planNames) as (keyof PurchasePlan)[])
    if (plan[name] !== usualPlan[name]) query.set(planNames[name], print(plan, name));
  return query.toString();
}

/** A purchase and its plan as an address says them. */
export const parseCalculation = (search: string | URLSearchParams): Calculation => ({
  ...parsePurchase(search),
  ...parsePlan(search),
});

/** The inverse of {@link parseCalculation}, without `?`. */
export const stringifyCalculation = (calculation: Calculation): string =>
  [stringifyPurchase(calculation), stringifyPlan(calculation)].filter(Boolean).join('&');
