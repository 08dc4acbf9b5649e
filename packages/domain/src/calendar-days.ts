import type { CalendarDate } from './auction.ts';

const day = 86_400_000;

/** `2026-03-31` and 1 is `2026-04-01`. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** Days of the calendar from one to another: 0 is the same, less than 0 an earlier one. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Date.parse(to) - Date.parse(from)) / day;

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (date: CalendarDate): number => new Date(date).getUTCDay();
