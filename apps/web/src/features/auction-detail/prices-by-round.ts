import type { PricePoint } from '@martelo/api-client';
import type { Auction, Centavos } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';
import { salePhaseAt, valueAt } from '@martelo/domain/phase';

function withPrice(prices: readonly PricePoint[], since: Date, price: Centavos): readonly PricePoint[] {
  const last = prices.at(-1);
  if (!last || price === last.price) return prices;
  const day = calendarDate(since);
  const [date, before] = day > last.date ? [day, prices] : [last.date, prices.slice(0, -1)];
  return [...before, { date, price, gone: false }];
}

/**
 * The prices of the lists, which are the first round's, and from the day that a round is past the next one's: the
 * newest figure is that of the current round (LABEL-40).
 */
export function pricesByRound(
  prices: readonly PricePoint[],
  auction: Auction,
  now: Date,
): readonly PricePoint[] {
  const { first, second } = auction.rounds;
  const price = valueAt(auction, now);
  const last = prices.at(-1);
  if (!first || !last || last.gone || price === null) return prices;
  switch (salePhaseAt(auction, now)) {
    case 'second':
      return withPrice(prices, first.date, price);
    case 'third': {
      const seconds = second?.minimum ?? first.minimum;
      const before = seconds === null ? prices : withPrice(prices, first.date, seconds);
      return withPrice(before, (second ?? first).date, price);
    }
    default:
      return prices;
  }
}
