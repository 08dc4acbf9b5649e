import type { Auction, Centavos } from './auction.ts';
import type { MarketFigure } from './evidence.ts';
import { partialInterests } from './partial-interest.ts';
import { valueAt } from './phase.ts';
import { pricePerSquareMetre } from './square-metre.ts';

/** Where a property stands beside the middle half of the others. */
export type MarketStanding = 'below' | 'within' | 'above';

/**
 * What of the auction compares with a figure at `now`, in centavos: its price, or its price per square metre of the
 * same kind of area. A city's register counts with a flat what it shares, and of all else what is built: a flat
 * compares by its total area alone. Null where that is not known, and where not the whole property is sold (MARKET-07,
 * LABEL-35).
 */
export function comparableValue(auction: Auction, { area }: MarketFigure, now: Date): Centavos | null {
  if (partialInterests(auction.title).length > 0) return null;
  const value = valueAt(auction, now);
  if (area === null) return value;
  const { propertyType, areas } = auction;
  if (area !== 'built') {
    const metre = pricePerSquareMetre(value, areas, propertyType);
    return metre?.area === area ? metre.centavos : null;
  }
  const built = propertyType === 'apartment' ? areas.total : (areas.private ?? areas.total);
  return value && built ? Math.round(value / built) : null;
}

/** Below the first quartile, above the third, or between them, the quartiles included. */
export function marketStanding(value: Centavos, { q1, q3 }: Pick<MarketFigure, 'q1' | 'q3'>): MarketStanding {
  if (value < q1) return 'below';
  return value > q3 ? 'above' : 'within';
}
