import type { CalendarDate, Centavos } from '@martelo/domain/auction';

/** What one dated list said of a property: its minimum price, or that it was not in it. */
export interface PricePoint {
  /** The list's date. */
  date: CalendarDate;
  /** In centavos; null where the list gave none. */
  price: Centavos | null;
  /** Not in this list, nor in those after it until one has it again. */
  gone?: boolean | undefined;
}

/** A point with a price. */
export type Priced = PricePoint & { price: Centavos };

const shape = /^\d{4}-\d{2}-\d{2}$/;
/** NaN for a date that no calendar has. */
export const instantOf = (date: CalendarDate) =>
  shape.test(date) ? Date.parse(`${date}T00:00Z`) : Number.NaN;
export const isAmount = (price: Centavos | null): price is Centavos =>
  price !== null && Number.isSafeInteger(price) && price >= 0;

/** Whether a point has a price. */
export const hasPrice = (point: PricePoint): point is Priced => !point.gone && isAmount(point.price);

/** In the order of the lists, each date once (the last one given holds), without dates that no calendar has. */
export function inOrder(points: readonly PricePoint[]): PricePoint[] {
  const byDate = new Map(
    points.filter(({ date }) => !Number.isNaN(instantOf(date))).map((point) => [point.date, point]),
  );
  return [...byDate.values()].sort((a, b) => a.date.localeCompare(b.date));
}

/** What changed with a list. */
export type PriceEvent =
  | { kind: 'listed' | 'gone' | 'returned' | 'none' | 'unknown' }
  | { kind: 'lowered' | 'raised'; percent: number };

/** To a tenth below 10 %, where a whole one would hide a third of the change; else rounded down to a whole one. */
const shownPercent = (percent: number) =>
  percent < 10 ? Math.round(percent * 10) / 10 : Math.floor(percent);

/** For each list in order, what changed since the one before. */
export function eventsOf(sorted: readonly PricePoint[]): PriceEvent[] {
  let price: Centavos | null = null;
  return sorted.map((point, at): PriceEvent => {
    if (point.gone) return { kind: sorted[at - 1]?.gone ? 'none' : 'gone' };
    const before = price;
    if (hasPrice(point)) price = point.price;
    if (sorted.slice(0, at).every(({ gone }) => gone)) return { kind: 'listed' };
    if (sorted[at - 1]?.gone) return { kind: 'returned' };
    if (!hasPrice(point)) return { kind: 'unknown' };
    if (before === null || before === point.price) return { kind: 'none' };
    const percent = before === 0 ? 100 : shownPercent((Math.abs(point.price - before) / before) * 100);
    return { kind: point.price < before ? 'lowered' : 'raised', percent };
  });
}

/** The times that the property was in no list: from the first list without it to the one that had it again. */
export function absencesOf(
  sorted: readonly PricePoint[],
): { since: CalendarDate; until: CalendarDate | null }[] {
  const absences: { since: CalendarDate; until: CalendarDate | null }[] = [];
  for (const { date, gone } of sorted) {
    const last = absences.at(-1);
    const open = last?.until === null;
    if (gone && !open) absences.push({ since: date, until: null });
    if (!gone && last && open) last.until = date;
  }
  return absences;
}
