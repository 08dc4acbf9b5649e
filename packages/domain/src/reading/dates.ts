import type { CalendarDate } from '../auction.ts';
import { addDays } from '../calendar-days.ts';
import { formatCalendarDate } from '../dates.ts';
import { dayAt, daysAt } from './day-at.ts';
import { dayOf, monthOf, yearOf } from './days.ts';
import { type JoinedDays, joinedDaysAt } from './joined-days.ts';
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
const between = new RegExp(
  String.raw`${before}(?:${verb}\s+)?(?:(?<pair>entre)|(?:a\s+)?partir\s+de|(?<!\d[º°ªo]?\s{1,3})de)\s+(?:o\s+)?`,
  'gu',
);
/** Of 'de novembro e dezembro' each is meant, of 'entre 1º e 15 de dezembro' all that is between. */
const and = /^\s+(?:(?<and>e)|a|ate)\s+(?:o\s+)?/u;

type Days = Exclude<JoinedDays, 'apart'>;

interface Found extends ReadDates {
  start: number;
  end: number;
}

/** The same day of the year before: 'de 20/11 a 05/12' has begun on 28/11. */
const yearBefore = (day: CalendarDate): CalendarDate | null =>
  dayOf(yearOf(day) - 1, monthOf(day), Number(day.slice(8)));

const ownYear = /\d{4}|\d[/.-]\d{1,2}[/.-]\d{2}|(?<!\p{L})ano(?!\p{L})/u;
const maxPastDays = 180;

/** An open start that passed not long ago is that day, not the next year's: 'a partir de 23/11' on 24/11. */
function startOf(from: CalendarDate, words: string, today: CalendarDate | null): CalendarDate {
  const past = ownYear.test(words) ? null : yearBefore(from);
  return past !== null && today !== null && past >= addDays(today, -maxPastDays) ? past : from;
}

function findBetween(plain: string, today: CalendarDate | null): Found | null {
  for (const { index: start, 0: lead, groups } of plain.matchAll(between)) {
    const isPair = groups?.['pair'] !== undefined;
    const low = dayAt(plain, start + lead.length, today, false);
    const joint = low ? and.exec(plain.slice(low.end)) : null;
    const isJoined = joint !== null && (isPair || joint.groups?.['and'] === undefined);
    const high = low && isJoined ? dayAt(plain, low.end + joint[0].length, today, false) : null;
    if (low && high) {
      const isYearSaid = /\d{4}/.test(plain.slice(start, low.end));
      const from = low.from > high.to && !isYearSaid ? yearBefore(low.from) : low.from;
      return { start, from, to: high.to, end: high.end };
    }
    const days = daysAt(plain, start + lead.length, today, isPair);
    if (days) return { start, ...days };
  }
  return null;
}

/**
 * What the first words that lead to days mean; 'apart' where days do not adjoin. With `today` the words are an open
 * end, which takes its own of them, unless one has just passed: 'até 23/11 ou 10/12' on 24/11.
 */
function findLed(
  plain: string,
  pattern: RegExp,
  daysOf: (at: number, lead: string) => JoinedDays | null,
  meaning: (day: Days, isStrict: boolean, words: string) => ReadDates,
  today: CalendarDate | null = null,
): Found | 'apart' | null {
  for (const { index: start, 0: lead, groups } of plain.matchAll(pattern)) {
    const day = daysOf(start + lead.length, lead);
    if (!day) continue;
    const words = day === 'apart' ? '' : plain.slice(start, day.end);
    if (day === 'apart' || (day.isApart && (today === null || startOf(day.to, words, today) !== day.to)))
      return 'apart';
    return { start, ...meaning(day, groups?.['strict'] !== undefined, words), end: day.end };
  }
  return null;
}

function find(plain: string, today: CalendarDate | null): Found | 'apart' | null {
  const withWeekdays = (at: number) => joinedDaysAt(plain, at, today, true);
  const untilDay = ({ from, to, isApart }: Days, isStrict: boolean) => ({
    from: null,
    to: isStrict ? addDays(isApart ? to : from, -1) : to,
  });
  const sinceDay = ({ from, to, isApart }: Days, isStrict: boolean, words: string) => ({
    from: startOf(isStrict ? addDays(isApart ? from : to, 1) : from, words, today),
    to: null,
  });
  return (
    findBetween(plain, today) ??
    findLed(plain, until, withWeekdays, untilDay, today) ??
    findLed(plain, since, withWeekdays, sinceDay, today) ??
    findLed(
      plain,
      within,
      (at, lead) => joinedDaysAt(plain, at, today, /(?:n[ao]|encerr[ae]\p{L}*)\s+$/u.test(lead)),
      ({ from, to }) => ({ from, to }),
    )
  );
}

/** Said without a word before them. */
const alone = new RegExp(
  String.raw`${before}(?=(?:hoje|amanha|depois\s+de\s+amanha|[nd]?es[ts][ae]\s+(?:semana|mes|fim|final)|(?:a\s+)?semana\s+que|proxim[ao]s?\s|(?:o\s+)?mes\s+que|dia\s+\d))`,
  'gu',
);

const findAlone = (plain: string, today: CalendarDate | null) =>
  findLed(
    plain,
    alone,
    (at) => joinedDaysAt(plain, at, today, false),
    ({ from, to }) => ({ from, to }),
  );

function labelOf({ from, to }: ReadDates): string {
  if (from === null) return `Encerra até ${formatCalendarDate(to)}`;
  if (to === null) return `Encerra a partir de ${formatCalendarDate(from)}`;
  return from === to
    ? `Encerra em ${formatCalendarDate(from)}`
    : `Encerra de ${formatCalendarDate(from)} a ${formatCalendarDate(to)}`;
}

/**
 * When the current round closes: 'encerra até 15/12', 'esta semana', 'em dezembro', 'até amanhã', 'hoje ou amanhã'.
 * Without today only full dates are read. A day before the year's has gone is the next year's, but for a start of not
 * long ago. Of days that do not adjoin ('10/12 ou 15/12') none is read, but as an open end: 'até 10/12 ou 20/12'.
 */
export function readDates(scan: Scan, today: CalendarDate | null): ReadDates {
  const found = find(scan.plain, today) ?? findAlone(scan.plain, today);
  if (
    found === null ||
    found === 'apart' ||
    (found.from !== null && found.to !== null && found.from > found.to)
  )
    return { from: null, to: null };
  const dates = { from: found.from, to: found.to };
  take(scan, found.start, found.end, 'dates', labelOf(dates));
  return dates;
}
