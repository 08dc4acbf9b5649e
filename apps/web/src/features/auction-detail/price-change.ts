import type { HistoryEvent } from './auction.calls.ts';

type Dated = Pick<HistoryEvent, 'kind' | 'list_date'>;

/** A new sale, or a new valuation to begin from. */
const begins = new Set<Dated['kind']>(['listed', 'returned', 'modality', 'valuation']);

/**
 * Whether a list has changed the price since this sale began: of an SFI auction's two minimums it is the second's then
 * (LABEL-02).
 */
export function hasPriceChanged(history: readonly Dated[]): boolean {
  const start = history
    .filter(({ kind }) => begins.has(kind))
    .reduce((last, { list_date: date }) => (date > last ? date : last), '');
  return history.some(({ kind, list_date: date }) => kind === 'price' && date > start);
}
