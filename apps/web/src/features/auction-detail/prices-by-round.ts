import type { PricePoint } from '@martelo/api-client';
import type { Auction } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';
import { salePhaseAt, valueAt } from '@martelo/domain/phase';

/**
 * The prices of the lists, which are the first round's, and from the day that this is past the second's: the newest
 * figure is that of the current round (LABEL-40).
 */
export function pricesByRound(
  prices: readonly PricePoint[],
  auction: Auction,
  now: Date,
): readonly PricePoint[] {
  const { first } = auction.rounds;
  const price = valueAt(auction, now);
  const last = prices.at(-1);
  if (!first || !last || last.gone || price === null || price === last.price) return prices;
  if (salePhaseAt(auction, now) !== 'second') return prices;
  const day = calendarDate(first.date);
  const [date, before] = day > last.date ? [day, prices] : [last.date, prices.slice(0, -1)];
  return [...before, { date, price, gone: false }];
}
