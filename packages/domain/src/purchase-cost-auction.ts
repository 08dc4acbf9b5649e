import type { Auction } from './auction.ts';
import { valueAt } from './phase.ts';
import { type Purchase, type SaleKind, usualPurchase } from './purchase-cost.ts';

function kindOf({ type, directSale }: Pick<Auction, 'type' | 'directSale'>): SaleKind {
  if (directSale) return 'direct';
  return type === 'judicial' ? 'judicial' : 'extrajudicial';
}

/**
 * Where a calculation for an auction starts: its asked price at `now` as the bid, its valuation as the price of resale, both
 * to be changed. Printed by `printPurchase` it is the address of the auction's calculation (INFO-06).
 */
export function purchaseOf(auction: Auction, now: Date): Purchase {
  return {
    ...usualPurchase,
    auctionKey: auction.key,
    kind: kindOf(auction),
    bid: valueAt(auction, now) ?? 0,
    resale: auction.valuation ?? 0,
  };
}
