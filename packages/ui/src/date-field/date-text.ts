import type { CalendarDate } from '@martelo/domain/auction';

const whole = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;

/** `2026-01-08` as `08/01/2026`; null as an empty text. */
export function formatDateText(date: CalendarDate | null | undefined): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '') ?? [];
  return day ? `${day}/${month}/${year}` : '';
}

/** Whether day, month and year stand there, of a date that exists or not. */
export const isWholeDate = (text: string): boolean => /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(text.trim());

/**
 * The day that is written as `dd/mm/yyyy`; null for other shapes and for days that no calendar has. With `short` also a
 * year of two digits, of this century: while somebody writes, `20` is the beginning of `2026`.
 */
export function parseDateText(text: string, short = false): CalendarDate | null {
  const [, day = '', month = '', year = ''] = whole.exec(text.trim()) ?? [];
  if (year === '' || (year.length === 2 && !short)) return null;
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(date);
  return date >= '1000' && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
    ? date
    : null;
}

/** A day that exists, as `2026-01-08`; null for every other text. */
export const validDate = (date: string | null): CalendarDate | null => parseDateText(formatDateText(date));

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{1,2}:\d{2}.*)?$/;

/** What is pasted: a date as people write it, or as machines do, also with its time. Null where it is neither. */
export function pasteDate(text: string): CalendarDate | null {
  const given = text.trim();
  const [, year, month, day] = yearFirst.exec(given) ?? [];
  if (year) return parseDateText(`${day}/${month}/${year}`);
  return parseDateText(given.replaceAll(/[.-]/g, '/'), true);
}

/** Only what a date is written with. */
export const dateCharacters = (text: string): string => text.replaceAll(/[^\d/.-]/g, '').slice(0, 10);

/**
 * A text that is written on at its end: the bars come by themselves, and `1/` is the first. A bar behind a short year
 * stays, so that a text that begins with its year, `2012-1-8`, is no date: it would be read as 20/12/18.
 */
export function writeDate(text: string): string {
  const bars = dateCharacters(text).replaceAll(/[./-]+/g, '/');
  const [, day = '', one, month = '', two, year = '', three = ''] =
    /^(\d{0,2})(\/?)(\d{0,2})(\/?)(\d{0,4})(\/?)/.exec(bars) ?? [];
  const part = (digits: string, ended: boolean) =>
    digits !== '' && (ended || digits.length === 2) ? `${digits.padStart(2, '0')}/` : digits;
  return part(day, one === '/') + part(month, two === '/') + year + (year.length < 4 ? three : '');
}
