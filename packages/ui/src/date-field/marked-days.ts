import type { CalendarDate } from '@martelo/domain/auction';

/** The days that a calendar marks: one, or all from the first to the last. */
export interface DateRange {
  /** The first day, as `2026-03-10`; null is none. */
  from: CalendarDate | null;
  /** The last day, as `2026-03-10`; null is none. */
  to: CalendarDate | null;
}

/** Where a day stands among those that are marked. */
export function placeOf(
  day: CalendarDate,
  { from, to }: DateRange,
): 'single' | 'start' | 'inside' | 'end' | undefined {
  if (day === from && day === to) return 'single';
  if (day === from) return to ? 'start' : 'single';
  if (day === to) return from ? 'end' : 'single';
  return from && to && day > from && day < to ? 'inside' : undefined;
}
