import { calendarDate, startOfDay } from '@martelo/domain/dates';

const day = 86_400_000;

/**
 * Days to `date` in epoch milliseconds, begun ones counting whole: 1 in the last 24 hours. Null once it is past, and
 * for no date.
 */
export function daysLeft(date: number, now: number): number | null {
  return date > now ? Math.ceil((date - now) / day) : null;
}

/** Whether `date` is still to come on this very day in São Paulo: 'Restam 1 dia(s)' would promise more. */
export function closesToday(date: number, now: number): boolean {
  return date > now && calendarDate(new Date(date)) === calendarDate(new Date(now));
}

/**
 * When, in epoch milliseconds, {@link daysLeft} or {@link closesToday} gives another answer; Infinity once it is past.
 */
export function nextDay(date: number, now: number): number {
  const days = daysLeft(date, now);
  if (days === null) return Number.POSITIVE_INFINITY;
  const turn = date - (days - 1) * day;
  const midnight = startOfDay(calendarDate(new Date(date))).getTime();
  return midnight > now ? Math.min(turn, midnight) : turn;
}
