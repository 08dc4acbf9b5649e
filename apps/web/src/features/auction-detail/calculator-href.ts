import type { Auction } from '@martelo/domain/auction';
import { purchaseOf } from '@martelo/domain/purchase-cost-auction';
import { stringifyPurchase } from '@martelo/domain/purchase-cost-url';

import { paths } from '../../paths.ts';

/** The calculator with this auction's price, valuation and way of selling filled in (INFO-06). */
export function calculatorHref(auction: Auction, now: Date): string {
  return `${paths.calculator}?${stringifyPurchase(purchaseOf(auction, now))}`;
}
