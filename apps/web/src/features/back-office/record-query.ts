import type { Calls } from '@martelo/api-client';

/** What a call takes in its address. */
export type Query<Path extends keyof Calls> = NonNullable<
  Calls[Path] extends { get: { parameters: { query?: infer Filters } } } ? Filters : never
>;

const maxPage = 1_000_000;

/** A day of the calendar; null for what is none. */
function dayOf(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** The first and the last day in an address. */
export const periodOf = (query: URLSearchParams) => ({
  from: dayOf(query.get('de')),
  to: dayOf(query.get('ate')),
});

/** The query of a back-office list; an invalid page is the first, an unknown value is left out. */
export function recordQuery(url: string) {
  const query = new URL(url).searchParams;
  const page = Number(query.get('pagina'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    /** The value of `name` where it is one of these. */
    oneOf<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
      return words.find((word) => word === query.get(name));
    },
    /** The days `de` and `ate`, each where it is one; none at all where the first is after the last. */
    period(): { from?: string; until?: string } {
      const { from, to } = periodOf(query);
      if (from !== null && to !== null && from > to) return {};
      return { ...(from !== null && { from }), ...(to !== null && { until: to }) };
    },
    /** Free words, shortened to what the call takes. */
    text(name: string, maxLength: number): string | undefined {
      return query.get(name)?.trim().slice(0, maxLength).toWellFormed() || undefined;
    },
  };
}

/** Keys of a record of words, as its own type. */
export const wordsOf = <Word extends string>(words: Readonly<Record<Word, unknown>>): Word[] =>
  Object.keys(words) as Word[];

/** Leaves out empty filters, as the API calls expect. */
export function given<Query extends object>(
  query: Query,
): {
  [Name in keyof Query]: Exclude<Query[Name], undefined>;
} {
  const present = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as { [Name in keyof Query]: Exclude<Query[Name], undefined> };
}
