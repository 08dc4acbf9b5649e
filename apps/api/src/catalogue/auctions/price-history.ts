import type { CalendarDate, Centavos } from '@martelo/domain/auction';

import type { EventRow } from './auctions.repository.ts';

interface PriceEntry {
  listDate: CalendarDate;
  /** Null where the list lacks the auction, or names no price. */
  price: Centavos | null;
  gone: boolean;
}

const centavos = (text: string | null) => (text === null ? null : Number(text));

/**
 * The asked price by the dates of the lists that changed it, the oldest first; events must be in their order. A list
 * that has the auction back without a new price asks the earlier one.
 */
export function priceHistory(events: readonly EventRow[]): PriceEntry[] {
  const entries = new Map<CalendarDate, PriceEntry>();
  let known: Centavos | null = null;
  let gone = false;
  for (const { kind, list_date: listDate, new: value } of events) {
    if (kind === 'listed' || kind === 'price') known = centavos(value);
    else if (kind !== 'gone' && kind !== 'returned') continue;
    gone = kind === 'gone' || (gone && kind === 'price');
    entries.set(listDate, { listDate, price: gone ? null : known, gone });
  }
  return [...entries.values()];
}
