import type { CalendarDate } from '../auction.ts';
import { addDays, weekdayOf } from '../calendar-days.ts';
import { dayOf, endOfMonth, monthOf, nextDay, nextDayOfMonth, yearOf } from './days.ts';

/** The days that words mean, both of them counted. */
export interface Span {
  from: CalendarDate;
  to: CalendarDate;
}

const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const weekdays = 'domingo segunda terca quarta quinta sexta sabado'.split(' ');
const monthNames = months.join('|');
const weekdayNames = weekdays.join('|');

type Groups = Readonly<Record<string, string | undefined>>;
/** What words mean once it is known which day today is; null where they mean none. */
export type Meaning = (groups: Groups, today: CalendarDate | null) => Span | null;

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

const nextWeekday = (today: CalendarDate, weekday: string) =>
  on(addDays(today, (weekdays.indexOf(weekday) - weekdayOf(today) + 7) % 7));

/** Ways to say a day or several; those but a full date need to know today. */
export const dayForms: readonly (readonly [words: string, meaning: Meaning])[] = [
  [
    String.raw`(?:o\s+)?(?:dia\s+)?(?<day>\d{1,2})[\/.-](?<month>\d{1,2})(?:[\/.-](?<year>\d{4}|\d{2}))?(?![\/\d]|\s*(?:[mb]ilhao|[mb]ilhoes|mil|[mb]i|k|reais)(?![\p{L}\p{N}]))`,
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
    String.raw`(?:a\s+)?(?<weekday>segunda|terca|quarta|quinta|sexta)[\s-]+feira`,
    ({ weekday = '' }, today) => (today === null ? null : nextWeekday(today, weekday)),
  ],
  [
    String.raw`(?:(?:os\s+)?proximos\s+)?(?<days>\d{1,2})\s+dias`,
    ({ days }, today) => (today === null ? null : { from: today, to: addDays(today, Number(days)) }),
  ],
];
/** Other weekdays only after 'até', 'na', 'nesta': 'segunda' and 'quarta' are other words too. */
export const weekdayForm: readonly [words: string, meaning: Meaning] = [
  String.raw`(?:a\s+)?(?<weekday>${weekdayNames})(?:[\s-]+feira)?(?!\s+(?:praca|leilao|vara))`,
  ({ weekday = '' }, today) => (today === null ? null : nextWeekday(today, weekday)),
];
