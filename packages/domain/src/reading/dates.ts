import type { CalendarDate } from '../auction.ts';
import { formatCalendarDate } from '../dates.ts';
import { addDays, dayOf, endOfMonth, monthOf, nextDay, nextDayOfMonth, weekdayOf, yearOf } from './days.ts';
import { type Scan, take } from './scan.ts';

/** Both days count; null is an open end. */
export interface ReadDates {
  from: CalendarDate | null;
  to: CalendarDate | null;
}

interface Span {
  from: CalendarDate;
  to: CalendarDate;
}

const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const weekdays = 'domingo segunda terca quarta quinta sexta sabado'.split(' ');
const monthNames = months.join('|');
const weekdayNames = weekdays.join('|');

type Groups = Readonly<Record<string, string | undefined>>;
type Meaning = (groups: Groups, today: CalendarDate | null) => Span | null;

const on = (day: CalendarDate | null): Span | null => (day === null ? null : { from: day, to: day });

function monthSpan(today: CalendarDate, month: number, year: number | null): Span | null {
  const chosen = year ?? yearOf(today) + (month < monthOf(today) ? 1 : 0);
  const from = dayOf(chosen, month, 1);
  const to = endOfMonth(chosen, month);
  return from === null || to < today ? null : { from: from < today ? today : from, to };
}

function nextMonth(today: CalendarDate): Span | null {
  const month = monthOf(today);
  return month === 12 ? monthSpan(today, 1, null) : monthSpan(today, month + 1, null);
}

const sundayOf = (today: CalendarDate) => addDays(today, (7 - weekdayOf(today)) % 7);

function numericDay({ day, month, year }: Groups, today: CalendarDate | null): Span | null {
  const [d, m] = [Number(day), Number(month)];
  if (year === undefined) return today === null ? null : on(nextDay(today, m, d));
  return on(dayOf(Number(year) + (year.length === 2 ? 2000 : 0), m, d));
}

/** Ways to say a day or several; those but a full date need to know today. */
const forms: readonly (readonly [words: string, meaning: Meaning])[] = [
  [
    String.raw`(?:o\s+)?(?:dia\s+)?(?<day>\d{1,2})[\/.-](?<month>\d{1,2})(?:[\/.-](?<year>\d{4}|\d{2}))?(?![\/\d])`,
    numericDay,
  ],
  [
    String.raw`(?:o\s+)?(?:dia\s+)?(?<day>\d{1,2})[º°ªo]?\s+de\s+(?<name>${monthNames})(?:\s+de\s+(?<year>\d{4}))?`,
    ({ day, name = '', year }, today) =>
      numericDay({ day, month: String(months.indexOf(name) + 1), year }, today),
  ],
  [
    String.raw`(?:o\s+)?dia\s+(?<day>\d{1,2})(?![\/\d])`,
    ({ day }, today) => (today === null ? null : on(nextDayOfMonth(today, Number(day)))),
  ],
  [
    String.raw`(?:o\s+)?(?:fim|final)\s+d[oe]\s+(?:(?:este|esse)\s+)?mes`,
    (_, today) => (today === null ? null : on(endOfMonth(yearOf(today), monthOf(today)))),
  ],
  [
    String.raw`(?:o\s+)?(?:fim|final)\s+d[oe]\s+(?:este\s+)?ano`,
    (_, today) => (today === null ? null : on(dayOf(yearOf(today), 12, 31))),
  ],
  [
    String.raw`(?:(?:mes\s+de|inicio\s+de|fim\s+de)\s+)?(?<name>${monthNames})(?:\s+d?e?\s*(?<year>20\d\d))?`,
    ({ name = '', year }, today) =>
      today === null ? null : monthSpan(today, months.indexOf(name) + 1, year ? Number(year) : null),
  ],
  ['hoje', (_, today) => on(today)],
  [String.raw`depois\s+de\s+amanha`, (_, today) => (today === null ? null : on(addDays(today, 2)))],
  ['amanha', (_, today) => (today === null ? null : on(addDays(today, 1)))],
  [
    String.raw`(?:n?est[ae]|n?ess[ae]|d?est[ae])\s+(?:fim|final)\s+de\s+semana`,
    (_, today) =>
      today === null
        ? null
        : {
            from: weekdayOf(today) === 0 ? today : addDays(today, 6 - weekdayOf(today)),
            to: sundayOf(today),
          },
  ],
  [
    String.raw`[nd]?es[ts]a\s+semana`,
    (_, today) => (today === null ? null : { from: today, to: sundayOf(today) }),
  ],
  [
    String.raw`(?:a\s+)?(?:semana\s+que\s+vem|proxima\s+semana)`,
    (_, today) =>
      today === null ? null : { from: addDays(sundayOf(today), 1), to: addDays(sundayOf(today), 7) },
  ],
  [
    String.raw`[nd]?es[ts]e\s+mes`,
    (_, today) => (today === null ? null : monthSpan(today, monthOf(today), null)),
  ],
  [
    String.raw`(?:o\s+)?(?:mes\s+que\s+vem|proximo\s+mes)`,
    (_, today) => (today === null ? null : nextMonth(today)),
  ],
  [
    String.raw`(?:(?:os\s+)?proximos\s+)?(?<days>\d{1,2})\s+dias`,
    ({ days }, today) => (today === null ? null : { from: today, to: addDays(today, Number(days)) }),
  ],
];
/** Weekdays only after 'até', 'na', 'nesta': 'segunda' and 'quarta' are other words too. */
const weekday: readonly [words: string, meaning: Meaning] = [
  String.raw`(?:a\s+)?(?<weekday>${weekdayNames})(?:[\s-]+feira)?(?!\s+(?:praca|leilao|vara))`,
  ({ weekday = '' }, today) =>
    today === null ? null : on(addDays(today, (weekdays.indexOf(weekday) - weekdayOf(today) + 7) % 7)),
];

const verb = String.raw`(?:(?:que\s+)?(?:encerra\p{L}*|termina\p{L}*|acaba\p{L}*|fecha\p{L}*|vence\p{L}*)|(?:com\s+)?(?:leil(?:ao|oes)|encerramento|prazo|data|praca)|marcad[ao]s?)`;
const before = String.raw`(?<![\p{L}\p{N}/]|\d[.,])`;
const until = new RegExp(String.raw`${before}(?:${verb}\s+)?(?:ate|antes\s+d[eo])\s+(?:a\s+|o\s+)?`, 'gu');
const since = new RegExp(
  String.raw`${before}(?:${verb}\s+)?(?:(?:a\s+)?partir\s+d[eo]|desde|depois\s+d[eo]|apos)\s+(?:o\s+)?`,
  'gu',
);
const within = new RegExp(
  String.raw`${before}(?:${verb}\s+(?:(?:em|n[ao]s?|d[eo]|para|pra)\s+)?|(?:em|n[ao]s?(?=\s+\p{L})|para|pra)\s+)`,
  'gu',
);
const between = new RegExp(String.raw`${before}(?:${verb}\s+)?(?:entre|de)\s+(?:o\s+)?`, 'gu');
const and = /^\s+(?:e|a|ate)\s+(?:o\s+)?/u;

type Form = readonly [words: RegExp, meaning: Meaning];
const formOf = ([words, meaning]: readonly [string, Meaning]): Form => [
  new RegExp(String.raw`^(?:${words})(?![\p{L}\p{N}])`, 'u'),
  meaning,
];
const withoutWeekday = forms.map(formOf);
const withWeekday = [...withoutWeekday, formOf(weekday)];

interface Day extends Span {
  end: number;
}

/** What day or days are said from a place on. */
function dayAt(plain: string, at: number, today: CalendarDate | null, withWeekdays: boolean): Day | null {
  const text = plain.slice(at);
  for (const [words, meaning] of withWeekdays ? withWeekday : withoutWeekday) {
    const match = words.exec(text);
    const span = match ? meaning(match.groups ?? {}, today) : null;
    if (match && span) return { ...span, end: at + match[0].length };
  }
  return null;
}

/** '1 a 15 de dezembro', the month said once. */
function daysAt(plain: string, at: number, today: CalendarDate | null): Day | null {
  const first = /^(?:os\s+)?(?:dias?\s+)?(\d{1,2})º?\s+(?:e|a|ate)\s+(?:o\s+)?/u.exec(plain.slice(at));
  const last = first ? dayAt(plain, at + first[0].length, today, false) : null;
  if (!first || !last || last.from !== last.to) return null;
  const from = dayOf(yearOf(last.to), monthOf(last.to), Number(first[1]));
  return from === null || from > last.to ? null : { from, to: last.to, end: last.end };
}

interface Found extends ReadDates {
  start: number;
  end: number;
}

function find(plain: string, today: CalendarDate | null): Found | null {
  for (const { index: start, 0: lead } of plain.matchAll(between)) {
    const low = dayAt(plain, start + lead.length, today, false);
    const joint = low ? and.exec(plain.slice(low.end)) : null;
    const high = low && joint ? dayAt(plain, low.end + joint[0].length, today, false) : null;
    if (low && high) return { start, from: low.from, to: high.to, end: high.end };
    const days = daysAt(plain, start + lead.length, today);
    if (days) return { start, ...days };
  }
  for (const { index: start, 0: lead } of plain.matchAll(until)) {
    const day = dayAt(plain, start + lead.length, today, true);
    if (day) return { start, from: null, to: day.to, end: day.end };
  }
  for (const { index: start, 0: lead } of plain.matchAll(since)) {
    const day = dayAt(plain, start + lead.length, today, true);
    if (day) return { start, from: day.from, to: null, end: day.end };
  }
  for (const { index: start, 0: lead } of plain.matchAll(within)) {
    const day = dayAt(plain, start + lead.length, today, /(?:n[ao]|encerra\p{L}*)\s+$/u.test(lead));
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
