import { type Auction, roundPlaces } from '@martelo/domain/auction';
import { auctionTypeLabels } from '@martelo/domain/codes';

import { warnInvalidAmount, warnInvalidDate, warnMissingLabel, warnUnknownValue } from './warn-dev.ts';

/** What is rendered of an auction; the amount that it asks is looked at by the `Money` that prints it. */
export function warnInvalidAuction(component: string, { title, valuation, rounds, type }: Auction): void {
  warnMissingLabel(component, title, 'auction.title');
  if (type) warnUnknownValue(component, 'auction.type', type, auctionTypeLabels);
  warnInvalidAmount(component, 'auction.valuation', valuation);
  for (const place of roundPlaces)
    warnInvalidDate(component, `auction.rounds.${place}.date`, rounds[place]?.date);
}
