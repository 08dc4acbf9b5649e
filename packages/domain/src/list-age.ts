import type { Source } from './auction.ts';
import { daysBetween } from './calendar-days.ts';
import { calendarDate } from './dates.ts';

/**
 * How many days a source's list is old in São Paulo, once it is older than its lists are current; else null (LABEL-07).
 */
export function staleDays(source: Pick<Source, 'listDate' | 'freshDays'> | null, now: Date): number | null {
  if (!source || source.freshDays === undefined) return null;
  const days = daysBetween(source.listDate, calendarDate(now));
  return days > source.freshDays ? days : null;
}
