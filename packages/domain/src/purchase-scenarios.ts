import type { Centavos } from './auction.ts';
import { resaleResult } from './purchase-cost-return.ts';
import { type BasisPoints, type Purchase, purchaseCosts, totalSpent } from './purchase-cost.ts';

export const scenarioKinds = ['now', 'next_step', 'second_round', 'third_round'] as const;
/** Buying at today's price, after the next step of the staircase, or in a later round. */
export type ScenarioKind = (typeof scenarioKinds)[number];

export interface Scenario {
  kind: ScenarioKind;
  bid: Centavos;
  /** Until it can be bought at that price; 0 for now, null where it is not known. */
  waitMonths: number | null;
}

/** One scenario beside the first of its comparison. */
export interface ScenarioResult extends Scenario {
  spent: Centavos;
  /** What waiting costs, the rent that is paid meanwhile; null with a rent and an unknown wait. */
  waiting: Centavos | null;
  /** Null as the waiting is. */
  total: Centavos | null;
  /** Less than the first one's total; negative is more, null as the total is. */
  saves: Centavos | null;
  /** Of the resale, where one is planned. */
  return: BasisPoints | null;
}

/**
 * The same purchase at several prices and moments, side by side (COST-04). It makes no statement on how likely the
 * price is to fall, or another person to buy first.
 */
export function compareScenarios(
  purchase: Purchase,
  scenarios: readonly Scenario[],
  monthlyRentMeanwhile: Centavos,
): ScenarioResult[] {
  const results = scenarios.map((scenario) => {
    const at = { ...purchase, bid: scenario.bid };
    const spent = totalSpent(purchaseCosts(at));
    const unknown = scenario.waitMonths === null && monthlyRentMeanwhile > 0;
    const waiting = unknown ? null : monthlyRentMeanwhile * (scenario.waitMonths ?? 0);
    return {
      ...scenario,
      spent,
      waiting,
      total: waiting === null ? null : spent + waiting,
      return: resaleResult(at)?.return ?? null,
    };
  });
  const first = results[0]?.total ?? 0;
  return results.map((result) => ({ ...result, saves: result.total === null ? null : first - result.total }));
}

/** How many months one can wait before the wait costs more than the lower price saves; null where it costs nothing. */
export function maxWaitMonths(
  purchase: Purchase,
  { now, later }: { now: Centavos; later: Centavos },
  monthlyRentMeanwhile: Centavos,
): number | null {
  if (monthlyRentMeanwhile <= 0) return null;
  const spentAt = (bid: Centavos) => totalSpent(purchaseCosts({ ...purchase, bid }));
  return Math.max(0, Math.floor((spentAt(now) - spentAt(later)) / monthlyRentMeanwhile));
}
