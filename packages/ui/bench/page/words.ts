import type { Auction } from '@martelo/domain/auction';
import { auctionTypeLabels } from '@martelo/domain/codes';
import { formatDateTime } from '@martelo/domain/dates';
import { discountPercent } from '@martelo/domain/discount';
import { formatReais } from '@martelo/domain/money';
import { roundAt, salePhaseAt, valueAt } from '@martelo/domain/phase';
import { formatRemaining } from '@martelo/domain/remaining';
import { phaseLabels, statusAt, statusLabels } from '@martelo/domain/status';

import { describeFacts, describePlace } from '../../src/auction-card/describe.ts';
import { cardTexts } from '../../src/messages/pt-br-card.ts';
import { messages as common } from '../../src/messages/pt-br.ts';

const messages = { ...common, ...cardTexts };

const spoken = new Set(['directSale', 'finished', 'delisted']);

/** Every text of a card, the same for both plain lists as in the design system's. */
export function wordsOf(auction: Auction, now: Date) {
  const status = statusAt(auction, now);
  const phase = salePhaseAt(auction, now);
  const value = valueAt(auction, now);
  const percent = discountPercent(auction.valuation, value);
  const end = roundAt(auction, now)?.date;
  const instead = spoken.has(status);
  return {
    status,
    end: status === 'finished' || status === 'delisted' ? undefined : end,
    endPrinted: end && formatDateTime(end),
    still:
      { finished: messages.ended, delisted: messages.delisted, directSale: messages.noDeadline }[
        status as string
      ] ?? messages.noDate,
    phase: instead ? statusLabels[status] : phaseLabels[phase],
    tone: instead ? status : phase,
    type: auction.type && auctionTypeLabels[auction.type],
    value: formatReais(value),
    discount: percent > 0 ? messages.discount(percent) : '',
    valuation: auction.valuation === null ? '' : messages.valuedAt(formatReais(auction.valuation)),
    facts: describeFacts(auction, messages),
    place: describePlace(auction.place, messages),
    details: `${messages.seeDetails}: ${auction.title}`,
    heart: messages.favorite(auction.title),
  };
}

export const remaining = (end: Date, now: Date) => formatRemaining(end.getTime() - now.getTime(), 'card');

export { messages };
export const heartPath = 'M12 20.5 4.2 12.9a5.2 5.2 0 0 1 7.4-7.4l.4.5.4-.5a5.2 5.2 0 0 1 7.4 7.4z';
export const arrowPath = 'M5 12h14m-6-6 6 6-6 6';
