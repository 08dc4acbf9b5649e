import type { CalendarDate } from './auction.ts';
import { addDays, weekdayOf } from './calendar-days.ts';
import { offsetAt, wallAt } from './wall-clock.ts';

const missing = 'Data não informada';
const hour = 3_600_000;

const isDate = (date: Date | null): date is Date => date !== null && !Number.isNaN(date.getTime());

const dateTime = /^(\d{2})\/(\d{2})\/((?:19|20)\d{2}) (\d{2}):(\d{2})$/;

/**
 * `dd/mm/yyyy hh:mm` on a São Paulo clock, summer time included where it was in force (RULE-01). Null for other
 * shapes, for days that no calendar has, and for the hour that summer time skipped; an hour that the clock showed
 * twice is the earlier one.
 */
export function parseDateTime(text: string): Date | null {
  const [, day = '', month = '', year = '', hours = '', minutes = ''] = dateTime.exec(text.trim()) ?? [];
  const wall = Date.UTC(+year, +month - 1, +day, +hours, +minutes);
  const asWritten = new Date(wall);
  if (
    !isDate(asWritten) ||
    asWritten.toISOString().slice(0, 16) !== `${year}-${month}-${day}T${hours}:${minutes}`
  )
    return null;
  const before = offsetAt(wall - 24 * hour);
  const after = offsetAt(wall + 24 * hour);
  const instant = [wall - Math.max(before, after), wall - Math.min(before, after)].find(
    (candidate) => candidate + offsetAt(candidate) === wall,
  );
  return instant === undefined ? null : new Date(instant);
}

/** `10/03/2026 10:00` in São Paulo, the inverse of {@link parseDateTime}; null is 'Data não informada' (RULE-04). */
export function formatDateTime(date: Date | null): string {
  if (!isDate(date)) return missing;
  const { day, month, year, hour, minute } = wallAt(date);
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

/** `10/03/2026` in São Paulo; null is 'Data não informada' (RULE-04). */
export function formatDate(date: Date | null): string {
  if (!isDate(date)) return missing;
  const { day, month, year } = wallAt(date);
  return `${day}/${month}/${year}`;
}

/** `10/03/26` in São Paulo, the banner's form (SHELL-08); null is 'Data não informada'. */
export function formatShortDate(date: Date | null): string {
  if (!isDate(date)) return missing;
  const { day, month, year } = wallAt(date);
  return `${day}/${month}/${year.slice(-2)}`;
}

/** `10/03` in São Paulo, beside a countdown (CARD-05); null is 'Data não informada'. */
export function formatDayMonth(date: Date | null): string {
  if (!isDate(date)) return missing;
  const { day, month } = wallAt(date);
  return `${day}/${month}`;
}

/** `10:00` in São Paulo, beside its day; null is 'Data não informada'. */
export function formatTime(date: Date | null): string {
  if (!isDate(date)) return missing;
  const { hour, minute } = wallAt(date);
  return `${hour}:${minute}`;
}

/** The day that São Paulo's calendar shows at an instant. Throws a RangeError for an invalid date. */
export function calendarDate(date: Date): CalendarDate {
  const { day, month, year } = wallAt(date);
  return `${year}-${month}-${day}`;
}

/** When a day begins in São Paulo: at midnight, or an hour later where summer time skipped it (RULE-01). */
export function startOfDay(day: CalendarDate): Date {
  const wall = Date.parse(day);
  const before = offsetAt(wall);
  return new Date(wall - Math.min(before, offsetAt(wall - before)));
}

/** When São Paulo's next day begins. Throws a RangeError for an invalid date. */
export const nextMidnight = (now: Date): Date => startOfDay(addDays(calendarDate(now), 1));

const weekdays = 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado';

/** `sexta-feira`: the day of the week in São Paulo. Throws a RangeError for an invalid date. */
export const formatWeekday = (date: Date): string => weekdays.split(' ')[weekdayOf(calendarDate(date))]!;

/** `2026-01-08` as `08/01/2026`; null and other shapes are 'Data não informada' (RULE-04). */
export function formatCalendarDate(date: CalendarDate | null): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '') ?? [];
  return day ? `${day}/${month}/${year}` : missing;
}
