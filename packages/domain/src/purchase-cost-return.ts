import type { Centavos } from './auction.ts';
import { gainTax } from './purchase-cost-tax.ts';
import { type BasisPoints, type Purchase, purchaseCosts, shareOf, totalSpent } from './purchase-cost.ts';

const whole = 10_000n;

/** What comes of a resale. */
export interface ResaleResult {
  brokerage: Centavos;
  gainTax: Centavos;
  /** What is left of the price after both. */
  proceeds: Centavos;
  /** Negative is a loss. */
  profit: Centavos;
  /** Profit over all that was spent, to the nearest hundredth of a percent; null where nothing was. */
  return: BasisPoints | null;
}

/** What the resale brings; null without a price of resale. */
export function resaleResult(purchase: Purchase): ResaleResult | null {
  if (purchase.resale === 0) return null;
  const costs = purchaseCosts(purchase);
  const spent = totalSpent(costs);
  const brokerage = shareOf(purchase.resale, purchase.brokerage);
  // What the tax office takes as the cost of a property: price, commission, ITBI and works. The rest is left out.
  const basis = costs.bid + costs.commission + costs.transferTax + costs.repairs;
  const tax = purchase.taxed ? gainTax(purchase.resale - brokerage - basis) : 0;
  const proceeds = purchase.resale - brokerage - tax;
  const profit = proceeds - spent;
  const ratio = spent > 0 ? Math.round((profit / spent) * Number(whole)) : null;
  return { brokerage, gainTax: tax, proceeds, profit, return: ratio };
}

/** Whether the resale brings at least the wished return; exact, not by the rounded one. */
export function meetsWish(purchase: Purchase): boolean {
  const result = resaleResult(purchase);
  if (!result) return false;
  const wished = BigInt(totalSpent(purchaseCosts(purchase))) * BigInt(purchase.wishedReturn);
  return BigInt(result.profit) * whole >= wished;
}

/**
 * The highest bid, to the centavo, whose resale still brings the wished return; null where no bid does. A higher bid
 * never brings more, since each centavo of it costs at least one and saves less than one in tax, so halving finds it.
 */
export function highestBid(purchase: Purchase): Centavos | null {
  const reaches = (bid: Centavos) => meetsWish({ ...purchase, bid });
  if (!reaches(0)) return null;
  let [low, high] = [0, purchase.resale + 1];
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2);
    if (reaches(middle)) low = middle;
    else high = middle;
  }
  return low;
}
