import { daysBetween } from '@martelo/domain/calendar-days';
import { calendarDate } from '@martelo/domain/dates';

import { nextMidnight } from '../internal/next-midnight.ts';

/** Days of São Paulo's calendar from `now` to `date`: 0 is today. */
export const daysUntil = (date: Date, now: number): number =>
  daysBetween(calendarDate(new Date(now)), calendarDate(date));

/** When a list of these dates changes next: at the next of them, or at midnight. */
export const nextChange = (now: number, dates: readonly Date[]): number =>
  Math.min(nextMidnight(now), ...dates.map((date) => date.getTime()).filter((end) => end > now));
