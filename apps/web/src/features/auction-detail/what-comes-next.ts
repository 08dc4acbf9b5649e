import type { Auction } from '@martelo/domain/auction';
import type { Evidence, NextPrice } from '@martelo/domain/evidence';
import { isRoundPlace, salePhaseAt } from '@martelo/domain/phase';
import { statusAt } from '@martelo/domain/status';

/** Whether the price of an auction follows the staircase, which then replaces its rounds. */
export const hasStaircase = (nextPrice: NextPrice | null): nextPrice is NextPrice =>
  nextPrice !== null && nextPrice.mode !== null && nextPrice.reason !== 'not_in_rule';

/**
 * Whether the share of falls from list to list is shown with what comes next: where no praça gives date and price, as
 * long as the auction is in its list.
 */
export function showsFalls(auction: Auction, { nextPrice }: Evidence, now: Date): boolean {
  if (['finished', 'delisted'].includes(statusAt(auction, now))) return false;
  return hasStaircase(nextPrice) || !isRoundPlace(salePhaseAt(auction, now));
}
