import type { CalendarDate } from '@martelo/domain/auction';
import { addDays, weekdayOf } from '@martelo/domain/calendar-days';

/** The same day of another month, or its last: `2026-01-31` and 1 is `2026-02-28`. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, number = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(number, last))).toISOString().slice(0, 10);
}

/** Year, month from 1, day. */
export function partsOf(date: CalendarDate) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** The weeks of a day's month, from Sunday on: always six of them, with null for what is not of the month. */
export function weeksOf(date: CalendarDate): (CalendarDate | null)[][] {
  const month = date.slice(0, 7);
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, at) => {
      const one = addDays(start, week * 7 + at);
      return one.startsWith(month) ? one : null;
    }),
  );
}

/** The nearest day within the bounds. */
export function clamp(
  date: CalendarDate,
  min?: CalendarDate | null,
  max?: CalendarDate | null,
): CalendarDate {
  if (min && date < min) return min;
  if (max && date > max) return max;
  return date;
}
