import { calendarDate, formatDateTime } from '@martelo/domain/dates';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `09/03/2026 às 14:30` in São Paulo; what is no date is 'Data não informada' (RULE-04). */
export function formatMoment(date: Date): string {
  return formatDateTime(date).replace(/(?<=\d) /, ' às ');
}

const isEarlierDay = (date: Date, now: number) => calendarDate(date) === calendarDate(new Date(now - day));

/**
 * How long ago, in words: `agora`, `há 5 min`, `há 3 h`, `ontem às 14:30`, then the date. A time ahead, from a clock
 * that differs, is `agora` within a minute and else its date.
 */
export function formatAgo(date: Date, now: number): string {
  const past = now - date.getTime();
  if (Number.isNaN(past) || past < -minute) return formatMoment(date);
  if (past < minute) return 'agora';
  if (past < hour) return `há ${Math.floor(past / minute)} min`;
  if (calendarDate(date) === calendarDate(new Date(now))) return `há ${Math.floor(past / hour)} h`;
  return isEarlierDay(date, now) ? `ontem às ${formatDateTime(date).slice(-5)}` : formatMoment(date);
}

/** When, in epoch milliseconds, {@link formatAgo} may give another text; Infinity once it is a date. */
export function nextAgo(date: Date, now: number): number {
  const past = now - date.getTime();
  if (Number.isNaN(past)) return Number.POSITIVE_INFINITY;
  if (past < -minute) return date.getTime() - minute;
  // Two days on it is a date; until then each unit, and midnight, which an hour's step meets within the hour.
  if (past >= 2 * day) return Number.POSITIVE_INFINITY;
  const unit = past < hour ? minute : hour;
  const step = now + unit - (((past % unit) + unit) % unit);
  return Math.min(step, (Math.floor(now / hour) + 1) * hour);
}
