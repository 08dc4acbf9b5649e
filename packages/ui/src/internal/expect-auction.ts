import type { Auction } from '@martelo/domain/auction';
import { auctionTypeLabels } from '@martelo/domain/codes';

import { expectAmount, expectDate, expectLabel, expectOneOf } from './misuse.ts';

/** What is drawn of an auction; the amount that it asks is looked at by the `Money` that prints it. */
export function expectAuction(component: string, { title, valuation, rounds, type }: Auction): void {
  expectLabel(component, title, 'auction.title');
  if (type) expectOneOf(component, 'auction.type', type, auctionTypeLabels);
  expectAmount(component, 'auction.valuation', valuation);
  expectDate(component, 'auction.rounds.first.date', rounds.first?.date);
  expectDate(component, 'auction.rounds.second.date', rounds.second?.date);
}
