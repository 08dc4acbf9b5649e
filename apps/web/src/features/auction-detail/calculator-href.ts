import type { Auction, Centavos } from '@martelo/domain/auction';
import { purchaseOf } from '@martelo/domain/purchase-cost-auction';
import { stringifyPurchase } from '@martelo/domain/purchase-cost-url';

import { paths } from '../../paths.ts';

/** The calculator with this auction's price and way of selling filled in, and a resale where one was given (INFO-06). */
export function calculatorHref(auction: Auction, now: Date, resale: Centavos = 0): string {
  return `${paths.calculator}?${stringifyPurchase({ ...purchaseOf(auction, now), resale })}`;
}
