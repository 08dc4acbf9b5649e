import type { CalendarDate } from '../auction.ts';
import { addDays } from '../calendar-days.ts';
import { type Day, dayAt } from './day-at.ts';
import { dayOf, monthOf, nextDayOfMonth, yearOf } from './days.ts';

/** 'dia 10 ou 11 de dezembro', 'dias 10, 11 e 12 de dezembro': the month said once. */
const ofOneMonth =
  /^(?:[oa]s?\s+)?(?:dias?\s+)?(?<days>\d{1,2}(?:(?:\s*[,/]\s*|\s+(?:e|ou)\s+)\d{1,2})*)(?:\s*[,/]\s*|\s+(?:e|ou)\s+)(?:[oa]\s+)?(?=(?:dia\s+)?\d{1,2}[º°ªo]?\s+de\s+(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))/u;
/** '10 e 11/12'. */
const beforeNumeric =
  /^(?:[oa]s?\s+)?(?:dias?\s+)?(?<days>\d{1,2}(?:(?:\s*,\s*|\s+(?:e|ou)\s+)\d{1,2})*)(?:\s*,\s*|\s+(?:e|ou)\s+)(?:[oa]\s+)?(?=(?:dia\s+)?\d{1,2}\/\d{1,2}(?!\d))/u;
/** 'dia 10 e 11', of whichever month is next. */
const ofNextMonth =
  /^(?:[oa]s?\s+)?dias?\s+(?<days>\d{1,2}(?:(?:\s*,\s*|\s+(?:e|ou)\s+)\d{1,2})+)(?=\s*(?:$|[,;!?\uE000])|\s+(?:em|n[ao]s?|com|para)(?!\p{L}))/u;

const joint =
  /^(?:(?<comma>\s*,\s*)(?!(?:e|ou)\s)|\s*,\s*(?:e|ou)\s+|\s+(?:e|ou)\s+|\s*\/\s*)(?:(?<preposition>em|n[ao]s?|d[eo]|para|pra)\s+)?/u;
/** After a comma: '10/12, quinta' is one day. */
const weekday = /^(?:a\s+)?(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)(?!\p{L})/u;
const until = /^(?:\s+(?:a|ate)\s+|\s*-\s*)(?:o\s+)?/u;

/** From the first day to the last; 'apart' where one of them is no day. */
export type JoinedDays = (Day & { /** Those between were not all meant. */ isApart: boolean }) | 'apart';

/** The days from the first to the last. */
function runOf(days: readonly (Day & { isApart?: boolean })[], end: number): JoinedDays {
  const [first, ...others] = days.toSorted((a, b) => a.from.localeCompare(b.from));
  if (!first) return 'apart';
  let { to } = first;
  let isApart = days.some((day) => day.isApart);
  for (const day of others) {
    isApart ||= day.from > addDays(to, 1);
    if (day.to > to) ({ to } = day);
  }
  return { from: first.from, to, end, isApart };
}

/** Days by their numbers, all of the last one's month. */
function numberedAt(plain: string, at: number, today: CalendarDate | null): JoinedDays | null {
  const text = plain.slice(at);
  const named = ofOneMonth.exec(text) ?? beforeNumeric.exec(text);
  const match = named ?? ofNextMonth.exec(text);
  if (!match || today === null) return null;
  const numbers = (match.groups?.['days'] ?? '').match(/\d+/g)?.map(Number) ?? [];
  const last = named ? dayAt(plain, at + named[0].length, today, false) : null;
  if (named && !last) return 'apart';
  const date = last ? last.to : nextDayOfMonth(today, numbers.at(-1) ?? 0);
  if (date === null) return 'apart';
  const end = last ? last.end : at + match[0].length;
  const dates = [...numbers.map((day) => dayOf(yearOf(date), monthOf(date), day)), date];
  const days = dates.filter((one) => one !== null).map((one) => ({ from: one, to: one, end }));
  return days.length === dates.length ? runOf(days, end) : 'apart';
}

/** Whether the words after a comma mean the same day: '10/12, quinta', 'dezembro, dia 15'. */
const isSameDay = (day: Day, next: Day, words: string) =>
  weekday.test(words) || (next.from <= day.to && next.to >= day.from);

/**
 * The day or days that are said from a place on, with those that 'e', 'ou', '/', ',' or 'a' join to them.
 */
export function joinedDaysAt(
  plain: string,
  at: number,
  today: CalendarDate | null,
  withWeekdays: boolean,
): JoinedDays | null {
  const dayFrom = (from: number, isWeekday: boolean) =>
    numberedAt(plain, from, today) ?? dayAt(plain, from, today, isWeekday);
  const first = dayFrom(at, withWeekdays);
  if (first === null || first === 'apart') return first;
  const range = until.exec(plain.slice(first.end));
  const last = range ? dayAt(plain, first.end + range[0].length, today, withWeekdays) : null;
  if (last && first.from <= last.to) return { from: first.from, to: last.to, end: last.end, isApart: false };
  const days: (Day & { isApart?: boolean })[] = [first];
  let day: Day = first;
  for (;;) {
    const match = joint.exec(plain.slice(day.end));
    if (!match) break;
    const { comma, preposition } = match.groups ?? {};
    const from = day.end + match[0].length;
    const next = dayFrom(from, withWeekdays || preposition?.startsWith('n') === true);
    if (next === 'apart') return next;
    if (!next || (comma !== undefined && isSameDay(day, next, plain.slice(from)))) break;
    days.push(next);
    day = next;
  }
  return runOf(days, day.end);
}
