import { formatCalendarDate } from '@martelo/domain/dates';

/** Of which day a list is, below the time at which it came. */
export const listDay = (date: string | null): string =>
  date === null ? 'lista sem data' : `lista de ${formatCalendarDate(date)}`;
