import type { CalendarDate } from '../auction.ts';
import { dayForms, type Meaning, type Span, weekdayForm } from './day-forms.ts';
import { dayOf, monthOf, yearOf } from './days.ts';

type Form = readonly [words: RegExp, meaning: Meaning];
const formOf = ([words, meaning]: readonly [string, Meaning]): Form => [
  new RegExp(String.raw`^(?:${words})(?![\p{L}\p{N}])`, 'u'),
  meaning,
];
const withoutWeekday = dayForms.map(formOf);
const withWeekday = [...withoutWeekday, formOf(weekdayForm)];

/** A day or days, and where the words for them end. */
export interface Day extends Span {
  end: number;
}

/** What day or days are said from a place on. */
export function dayAt(
  plain: string,
  at: number,
  today: CalendarDate | null,
  withWeekdays: boolean,
): Day | null {
  const text = plain.slice(at);
  for (const [words, meaning] of withWeekdays ? withWeekday : withoutWeekday) {
    const match = words.exec(text);
    const span = match ? meaning(match.groups ?? {}, today) : null;
    if (match && span) return { ...span, end: at + match[0].length };
  }
  return null;
}

/** '1 a 15 de dezembro', the month said once; after 'entre' an 'e' joins them too. */
export function daysAt(plain: string, at: number, today: CalendarDate | null, withAnd: boolean): Day | null {
  const first = /^(?:os\s+)?(?:dias?\s+)?(\d{1,2})º?\s+(?:(?<and>e)|a|ate)\s+(?:o\s+)?/u.exec(
    plain.slice(at),
  );
  if (first?.groups?.['and'] !== undefined && !withAnd) return null;
  const last = first ? dayAt(plain, at + first[0].length, today, false) : null;
  if (!first || !last || last.from !== last.to) return null;
  const from = dayOf(yearOf(last.to), monthOf(last.to), Number(first[1]));
  return from === null || from > last.to ? null : { from, to: last.to, end: last.end };
}
