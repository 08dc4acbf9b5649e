import { sql } from 'kysely';

import type { Database } from '../../../platform/database/connection.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { publicVersion } from '../../../platform/database/public-version.ts';
import { type Keyword, termQuery } from '../keyword.ts';
import type { Snapshot } from './load-copy.ts';

interface Found {
  /** A bit for each row that has every word. */
  found: Uint32Array;
  /** The version that rare words were looked up in. */
  version: string;
}

/** The known words that begin so. */
async function expand(database: Database, prefixes: readonly string[]): Promise<Map<string, string[]>> {
  if (prefixes.length === 0) return new Map();
  const { rows } = await sql<{ prefix: string; words: string[] | null }>`
    ${prepared('words-beginning')} select prefix, (select array_agg(word) from search_words
      where word ~>=~ prefix and word ~<~ (prefix || '{')) as words
    from unnest((select ${prefixes}::text[])) as prefix`.execute(database);
  return new Map(rows.map(({ prefix, words }) => [prefix, words ?? []]));
}

/** Each term's rows by the database: of words that are rare, and of phrases. */
async function findRare(database: Database, queries: readonly (string | null)[]) {
  const { rows } = await sql<{ term: number; ids: Buffer | null; version: string }>`
    ${prepared('rows-of-rare-words')} select found.*, ${publicVersion} as version
    from (select -1 as term, null::bytea as ids union all
      select place::integer - 1, (select string_agg(float8send(auction_id), '')
        from auction_search where words @@ to_tsquery('folded', query))
      from unnest((select ${queries}::text[])) with ordinality as asked (query, place)
      where query is not null) as found`.execute(database);
  return rows;
}

/**
 * The rows that have every term of a keyword: those of frequent words by the copy, those of rare ones by the database,
 * which finds few of each at once.
 */
export async function findKeywordRows(
  database: Database,
  { copy }: Snapshot,
  { terms }: Keyword,
): Promise<Found> {
  // Where all words that begin so are rare, the database finds their rows by the beginning.
  const isMixed = (prefix: string) => copy.words.hasFrequent(prefix);
  const expanded = await expand(database, [
    ...new Set(terms.flatMap(({ prefixes }) => prefixes.filter(isMixed))),
  ]);
  const forms = terms.map(({ prefixes, words }) => {
    const begun = prefixes.flatMap((prefix) => {
      const known = expanded.get(prefix);
      return known ? [prefix, ...known] : [];
    });
    const all = [...new Set([...words, ...begun])];
    return {
      beginnings: prefixes.filter((prefix) => !expanded.has(prefix)),
      frequent: all.filter((word) => copy.words.isFrequent(word)),
      rare: all.filter((word) => !copy.words.isFrequent(word)),
    };
  });
  const rare = await findRare(
    database,
    forms.map(({ beginnings: prefixes, rare: words }) =>
      prefixes.length + words.length > 0 ? termQuery({ prefixes, words }) : null,
    ),
  );
  let found: Uint32Array | null = null;
  forms.forEach(({ frequent }, term) => {
    const rows = copy.words.rowsWith(frequent);
    const ids = rare.find((one) => one.term === term)?.ids ?? Buffer.alloc(0);
    for (let at = 0; at < ids.length; at += 8) {
      const row = copy.rowOf(ids.readDoubleBE(at));
      if (row >= 0) rows[row >>> 5]! |= 1 << (row & 31);
    }
    if (found === null) found = rows;
    else for (let at = 0; at < found.length; at++) found[at]! &= rows[at]!;
  });
  return { found: found ?? new Uint32Array(0), version: rare[0]!.version };
}
