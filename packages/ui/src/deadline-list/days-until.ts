import { calendarDate } from '@martelo/domain/dates';

const day = 86_400_000;
const hour = 3_600_000;

/** Days of São Paulo's calendar from `now` to `date`: 0 is today. */
export const daysUntil = (date: Date, now: number): number =>
  Math.round((Date.parse(calendarDate(date)) - Date.parse(calendarDate(new Date(now)))) / day);

/** When these days change next: the midnight in São Paulo after `now`, its clock three hours behind UTC. */
export const nextMidnight = (now: number): number =>
  Math.floor((now - 3 * hour) / day) * day + day + 3 * hour;

/** When a list of these dates changes next: at the next of them, or at midnight. */
export const nextChange = (now: number, dates: readonly Date[]): number =>
  Math.min(nextMidnight(now), ...dates.map((date) => date.getTime()).filter((end) => end > now));
