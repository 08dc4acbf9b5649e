import type { CalendarDate } from '@martelo/domain/auction';

function toDate(year: string, month: string, day: string): CalendarDate | null {
  // Out of the range of lists, and of PostgreSQL's calendar.
  if (year === '0000') return null;
  const date = `${year}-${month}-${day}`;
  const parsed = new Date(`${date}T00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}

/** The first `dd/mm/yyyy` of a text that a calendar has. */
export function dateInText(text: string): CalendarDate | null {
  const [, day = '', month = '', year = ''] = /(\d{2})\/(\d{2})\/(\d{4})/.exec(text) ?? [];
  return toDate(year, month, day);
}

/** A whole text that is `YYYY-MM-DD`. */
export function parseCalendarDate(text: string): CalendarDate | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return toDate(year, month, day);
}

/** The last date in a path, `YYYY-MM-DD`. A month alone is no day. */
export function dateInName(name: string): CalendarDate | null {
  const found = [...name.matchAll(/(?<!\d)((?:19|20)\d{2})-(\d{2})-(\d{2})(?!\d)/g)].at(-1);
  const [, year = '', month = '', day = ''] = found ?? [];
  return toDate(year, month, day);
}
