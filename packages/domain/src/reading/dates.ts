import type { CalendarDate } from '../auction.ts';
import { formatCalendarDate } from '../dates.ts';
import { dayAt, daysAt } from './day-at.ts';
import { addDays, dayOf, monthOf, yearOf } from './days.ts';
import { type Scan, take } from './scan.ts';

/** Both days count; null is an open end. */
export interface ReadDates {
  from: CalendarDate | null;
  to: CalendarDate | null;
}

const verb = String.raw`(?:(?:q(?:ue)?\s+)?(?:encerr[ae]\p{L}*|termin[ae]\p{L}*|acab[ae]\p{L}*|fech[ae]\p{L}*|venc[ae]\p{L}*)|(?:com\s+)?(?:leil(?:ao|oes)|encerramento|prazo|data|praca)|marcad[ao]s?)`;
const before = String.raw`(?<![\p{L}\p{N}/]|\d[.,])`;
const until = new RegExp(
  String.raw`${before}(?:${verb}\s+)?(?:ate|(?<strict>antes)\s+d[eo])\s+(?:a\s+|o\s+)?`,
  'gu',
);
const since = new RegExp(
  String.raw`${before}(?:${verb}\s+)?(?:(?:a\s+)?partir\s+d[eo]|desde|(?<strict>depois\s+d[eo](?!\s+amanha)|apos))\s+(?:o\s+)?`,
  'gu',
);
const within = new RegExp(
  String.raw`${before}(?:${verb}\s+(?:(?:em|n[ao]s?|d[eo]|para|pra)\s+)?|(?:em|n[ao]s?(?=\s+\p{L})|para|pra)\s+)`,
  'gu',
);
const between = new RegExp(String.raw`${before}(?:${verb}\s+)?(?:entre|de)\s+(?:o\s+)?`, 'gu');
const and = /^\s+(?:e|a|ate)\s+(?:o\s+)?/u;

interface Found extends ReadDates {
  start: number;
  end: number;
}

/** The same day of the year before: 'de 20/11 a 05/12' has begun on 28/11. */
const yearBefore = (day: CalendarDate): CalendarDate | null =>
  dayOf(yearOf(day) - 1, monthOf(day), Number(day.slice(8)));

function find(plain: string, today: CalendarDate | null): Found | null {
  for (const { index: start, 0: lead } of plain.matchAll(between)) {
    const low = dayAt(plain, start + lead.length, today, false);
    const joint = low ? and.exec(plain.slice(low.end)) : null;
    const high = low && joint ? dayAt(plain, low.end + joint[0].length, today, false) : null;
    if (low && high) {
      const isYearSaid = /\d{4}/.test(plain.slice(start, low.end));
      const from = low.from > high.to && !isYearSaid ? yearBefore(low.from) : low.from;
      return { start, from, to: high.to, end: high.end };
    }
    const days = daysAt(plain, start + lead.length, today);
    if (days) return { start, ...days };
  }
  for (const { index: start, 0: lead, groups } of plain.matchAll(until)) {
    const day = dayAt(plain, start + lead.length, today, true);
    const to = day && (groups?.['strict'] ? addDays(day.from, -1) : day.to);
    if (day && to) return { start, from: null, to, end: day.end };
  }
  for (const { index: start, 0: lead, groups } of plain.matchAll(since)) {
    const day = dayAt(plain, start + lead.length, today, true);
    const from = day && (groups?.['strict'] ? addDays(day.to, 1) : day.from);
    if (day && from) return { start, from, to: null, end: day.end };
  }
  for (const { index: start, 0: lead } of plain.matchAll(within)) {
    const day = dayAt(plain, start + lead.length, today, /(?:n[ao]|encerr[ae]\p{L}*)\s+$/u.test(lead));
    if (day) return { start, from: day.from, to: day.to, end: day.end };
  }
  return null;
}

/** Said without a word before them. */
const alone = new RegExp(
  String.raw`${before}(?=(?:hoje|amanha|depois\s+de\s+amanha|[nd]?es[ts][ae]\s+(?:semana|mes|fim|final)|(?:a\s+)?semana\s+que|proxim[ao]s?\s|(?:o\s+)?mes\s+que|dia\s+\d))`,
  'gu',
);

function findAlone(plain: string, today: CalendarDate | null): Found | null {
  for (const { index: start } of plain.matchAll(alone)) {
    const day = dayAt(plain, start, today, false);
    if (day) return { start, from: day.from, to: day.to, end: day.end };
  }
  return null;
}

function labelOf({ from, to }: ReadDates): string {
  if (from === null) return `Encerra até ${formatCalendarDate(to)}`;
  if (to === null) return `Encerra a partir de ${formatCalendarDate(from)}`;
  return from === to
    ? `Encerra em ${formatCalendarDate(from)}`
    : `Encerra de ${formatCalendarDate(from)} a ${formatCalendarDate(to)}`;
}

/**
 * When the current round closes: 'encerra até 15/12', 'esta semana', 'em dezembro', 'até amanhã'. Without today only full
 * dates are read. A day before the year's has gone is the next year's.
 */
export function readDates(scan: Scan, today: CalendarDate | null): ReadDates {
  const found = find(scan.plain, today) ?? findAlone(scan.plain, today);
  if (!found || (found.from !== null && found.to !== null && found.from > found.to))
    return { from: null, to: null };
  const dates = { from: found.from, to: found.to };
  take(scan, found.start, found.end, 'dates', labelOf(dates));
  return dates;
}
