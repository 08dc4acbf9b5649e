import { printReais } from '@martelo/domain/money';

import type { EventRow } from './auctions.repository.ts';

export interface WireEvent {
  kind: EventRow['kind'];
  list_date: string;
  from: string | null;
  to: string | null;
}

const amounts = new Set<EventRow['kind']>(['listed', 'price', 'valuation']);

/** One line of the history; amounts go out in reais, as printed. */
export function printEvent({ kind, list_date, old, new: to }: EventRow): WireEvent {
  const print = (text: string | null) =>
    text !== null && amounts.has(kind) ? printReais(Number(text)) : text;
  return { kind, list_date, from: print(old), to: print(to) };
}
