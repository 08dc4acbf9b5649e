const day = 86_400_000;

/**
 * Days to `date` in epoch milliseconds, begun ones counting whole: 1 in the last 24 hours. Null once it is past, and
 * for no date.
 */
export function daysLeft(date: number, now: number): number | null {
  return date > now ? Math.ceil((date - now) / day) : null;
}

/** When, in epoch milliseconds, {@link daysLeft} gives another answer; Infinity once it is past. */
export function nextDay(date: number, now: number): number {
  const days = daysLeft(date, now);
  return days === null ? Number.POSITIVE_INFINITY : date - (days - 1) * day;
}
