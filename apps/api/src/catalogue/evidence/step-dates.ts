import type { CalendarDate } from '@martelo/domain/auction';
import { isAtStep, staircaseOf } from '@martelo/domain/price-staircase';

import type { EventRow } from '../auctions/auctions.repository.ts';

/**
 * The first list that asked each step of the staircase, by its place; from the last change of the valuation or rise of
 * the price on, since those start a new staircase.
 */
export function stepDates(events: readonly EventRow[], start: number): ReadonlyMap<number, CalendarDate> {
  const seen = new Map<number, CalendarDate>();
  let price = 0;
  for (const { kind, list_date: listDate, new: value } of events) {
    const minimum = kind === 'listed' || kind === 'price' ? Number(value) : null;
    if (kind === 'valuation' || (minimum !== null && minimum > price)) seen.clear();
    if (minimum === null) continue;
    price = minimum;
    const step = staircaseOf(start).findIndex((_, place) => isAtStep(start, place, minimum));
    if (step >= 0 && !seen.has(step)) seen.set(step, listDate);
  }
  return seen;
}
