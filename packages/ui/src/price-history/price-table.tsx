import type { Centavos } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { formatReais } from '@martelo/domain/money';

import { Disclosure } from '../disclosure/disclosure.tsx';
import { type AllMessages, useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { Table } from '../table/table.tsx';
import { eventsOf, hasPrice, type PriceEvent, type PricePoint } from './price-points.ts';

function wordsFor(
  event: PriceEvent,
  { priceHistory, unknown }: Pick<AllMessages, 'priceHistory' | 'unknown'>,
): string {
  switch (event.kind) {
    case 'lowered':
    case 'raised':
      return priceHistory[event.kind](event.percent);
    case 'none':
      return priceHistory.unchanged;
    case 'unknown':
      return unknown;
    default:
      return priceHistory[event.kind];
  }
}

interface PriceTableProps {
  /** In order. */
  points: readonly PricePoint[];
  valuation: Centavos | null;
}

/** The same history in words, the newest list first. */
export function PriceTable({ points, valuation }: PriceTableProps) {
  const messages = useMessages(auctionTexts);
  const { priceHistory, asTable, unknown, valuedAt } = messages;
  const events = eventsOf(points);
  const rows = points.map((point, at) => ({
    id: point.date,
    cells: [
      formatCalendarDate(point.date),
      hasPrice(point) ? formatReais(point.price) : point.gone ? '—' : unknown,
      wordsFor(events[at] ?? { kind: 'none' }, messages),
    ],
  }));
  const caption = valuation
    ? `${priceHistory.label}, ${valuedAt(formatReais(valuation))}`
    : priceHistory.label;
  return (
    <Disclosure title={asTable}>
      <Table
        label={caption}
        hideLabel
        columns={[
          { id: 'date', label: priceHistory.date },
          { id: 'price', label: priceHistory.price, numeric: true },
          { id: 'change', label: priceHistory.change },
        ]}
        rows={rows.toReversed()}
      />
    </Disclosure>
  );
}
