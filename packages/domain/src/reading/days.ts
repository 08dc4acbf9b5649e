import type { CalendarDate } from '../auction.ts';

/** A day of the calendar; null for one that it does not have. Months from 1. */
export function dayOf(year: number, month: number, day: number): CalendarDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** The last day of a month. */
export function endOfMonth(year: number, month: number): CalendarDate {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));
export const monthOf = (date: CalendarDate): number => Number(date.slice(5, 7));

/** The next day of a month and day, today among them; null for one that no year near has. */
export function nextDay(today: CalendarDate, month: number, day: number): CalendarDate | null {
  const thisYear = dayOf(yearOf(today), month, day);
  return thisYear !== null && thisYear >= today ? thisYear : dayOf(yearOf(today) + 1, month, day);
}

/** From today on, the first day with a number: 'até o dia 15'. After 31 January the next 30th is in March. */
export function nextDayOfMonth(today: CalendarDate, day: number): CalendarDate | null {
  for (let month = monthOf(today); month <= monthOf(today) + 2; month++) {
    const date = dayOf(yearOf(today) + (month > 12 ? 1 : 0), month > 12 ? month - 12 : month, day);
    if (date !== null && date >= today) return date;
  }
  return null;
}
