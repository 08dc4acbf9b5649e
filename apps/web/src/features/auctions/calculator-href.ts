import type { Auction } from '@martelo/domain/auction';
import { valueAt } from '@martelo/domain/phase';
import { type SaleKind, usualPurchase } from '@martelo/domain/purchase-cost';
import { printPurchase } from '@martelo/domain/purchase-cost-url';

import { paths } from '../../paths.ts';

const kindOf = ({ type, directSale }: Pick<Auction, 'type' | 'directSale'>): SaleKind => {
  if (directSale) return 'direct';
  return type === 'judicial' ? 'judicial' : 'extrajudicial';
};

/** The calculator with this auction's price and way of selling filled in (INFO-06). */
export function calculatorHref(auction: Auction, now: Date): string {
  const purchase = {
    ...usualPurchase,
    auctionKey: auction.key,
    kind: kindOf(auction),
    bid: valueAt(auction, now) ?? usualPurchase.bid,
    referenceValue: auction.valuation ?? usualPurchase.referenceValue,
  };
  return `${paths.calculator}?${printPurchase(purchase)}`;
}
