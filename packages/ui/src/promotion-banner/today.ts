import { parseDateTime, formatDate, formatShortDate } from '@martelo/domain/dates';

const hour = 3_600_000;

/** São Paulo's day at an instant, in epoch milliseconds, as dd/mm/yy (SHELL-08). */
export const formatToday = (now: number) => formatShortDate(new Date(now));

/**
 * When São Paulo's next day begins, in epoch milliseconds. Where a day had no midnight it is looked at again in an
 * hour.
 */
export function nextDay(now: number): number {
  const midnight = parseDateTime(`${formatDate(new Date(now + 24 * hour))} 00:00`)?.getTime();
  return midnight !== undefined && midnight > now ? midnight : now + hour;
}
