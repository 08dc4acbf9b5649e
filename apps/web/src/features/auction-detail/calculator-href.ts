import type { Auction, Centavos, Round } from '@martelo/domain/auction';
import { salePhaseAt } from '@martelo/domain/phase';
import { purchaseOf } from '@martelo/domain/purchase-cost-auction';
import { usualPlan } from '@martelo/domain/purchase-plan';
import { planMonths, stringifyCalculation } from '@martelo/domain/purchase-plan-url';

import { paths } from '../../paths.ts';

/** What the page knows besides the auction. */
interface Known {
  /** A resale that was given. */
  resale?: Centavos;
  /** The forecast next price, where there is one. */
  next?: Centavos | null;
}

const month = 30 * 86_400_000;

/** At most so many; 0 where its date is not known. */
function monthsUntil(round: Round | null, now: Date): number {
  const away = round ? Math.ceil((round.date.getTime() - now.getTime()) / month) : 0;
  return Math.min(planMonths.secondWait[1], Math.max(0, away));
}

/**
 * The calculator with this auction's price and way of selling filled in, and what waiting may bring where that is known
 * (INFO-06, COST-07).
 */
export function calculatorHref(auction: Auction, now: Date, { resale = 0, next = null }: Known = {}): string {
  const { second, third = null } = auction.rounds;
  const phase = salePhaseAt(auction, now);
  const secondPrice = (phase === 'first' && (second?.minimum ?? auction.undatedSecond)) || 0;
  const thirdPrice = ((phase === 'first' || phase === 'second') && third?.minimum) || 0;
  const calculation = {
    ...purchaseOf(auction, now),
    ...usualPlan,
    resale,
    nextPrice: next ?? 0,
    secondPrice,
    secondWait: secondPrice > 0 ? monthsUntil(second, now) : 0,
    thirdPrice,
    thirdWait: thirdPrice > 0 ? monthsUntil(third, now) : 0,
  };
  return `${paths.calculator}?${stringifyCalculation(calculation)}`;
}
