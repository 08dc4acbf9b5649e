import type { Auction } from './auction.ts';
import { valueAt } from './phase.ts';
import { cityTaxOf } from './transfer-tax-rates.ts';
import { type Purchase, type SaleKind, usualPurchase } from './purchase-cost.ts';

function kindOf({
  type,
  directSale,
  saleMethod,
}: Pick<Auction, 'type' | 'directSale' | 'saleMethod'>): SaleKind {
  if (directSale || saleMethod === 'online' || saleMethod === 'direct') return 'direct';
  return type === 'judicial' ? 'judicial' : 'extrajudicial';
}

/**
 * Where a calculation for an auction starts: its asked price at `now` as the bid, its state, and its city's ITBI where
 * that is known, all to be changed. No source knows the price of a resale (LABEL-22). Printed by `stringifyPurchase` it
 * is the address of the auction's calculation (INFO-06).
 */
export function purchaseOf(auction: Auction, now: Date): Purchase {
  const tax = cityTaxOf(auction.place.city?.id ?? null);
  return {
    ...usualPurchase,
    auctionKey: auction.key,
    kind: kindOf(auction),
    bid: valueAt(auction, now) ?? 0,
    state: auction.place.state?.uf ?? null,
    cityId: auction.place.city?.id ?? null,
    ...(tax && { transferTax: tax.rate }),
  };
}
