const most = 1_000_000;

/** What the address of a list in the back office asks for; an odd page is the first, an unknown word is left out. */
export function recordQuery(url: string) {
  const query = new URL(url).searchParams;
  const page = Number(query.get('pagina'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= most ? page : 1,
    /** The value of `name` where it is one of these. */
    oneOf<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
      return words.find((word) => word === query.get(name));
    },
    /** Free words, shortened to what the call takes. */
    text(name: string, longest: number): string | undefined {
      return query.get(name)?.trim().slice(0, longest) || undefined;
    },
  };
}

/** Keys of a record of words, as its own type. */
export const wordsOf = <Word extends string>(words: Readonly<Record<Word, unknown>>): Word[] =>
  Object.keys(words) as Word[];

/** Leaves out what is not asked for, as the calls want it. */
export function given<Query extends object>(
  query: Query,
): {
  [Name in keyof Query]: Exclude<Query[Name], undefined>;
} {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(asked) as { [Name in keyof Query]: Exclude<Query[Name], undefined> };
}
