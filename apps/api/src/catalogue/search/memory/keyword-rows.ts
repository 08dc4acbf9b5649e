import { sql } from 'kysely';

import type { Database } from '../../../platform/database/connection.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { publicVersion } from '../../../platform/database/public-version.ts';
import { isPrefix, type Keyword, termQuery } from '../keyword.ts';
import type { Snapshot } from './load-copy.ts';

/** The known words with this prefix, of the copy's version; null where the database has another one. */
async function expand(database: Database, { version }: Snapshot, prefixes: readonly string[]) {
  if (prefixes.length === 0) return new Map<string, string[]>();
  const { rows } = await sql<{ prefix: string; words: string[] | null; version: string }>`
    ${prepared('words-beginning')} select prefix, (select array_agg(word) from search_words
      where word ~>=~ prefix and word ~<~ (prefix || '{')) as words, ${publicVersion} as version
    from unnest((select ${prefixes}::text[])) as prefix`.execute(database);
  if (rows[0]?.version !== version) return null;
  return new Map(rows.map(({ prefix, words }) => [prefix, words ?? []]));
}

/** The auctions that the database found by tsqueries: of words that are rare, and of phrases. */
export interface RareRows {
  version: string;
  /** By the query: ids as eight bytes each, the highest first. */
  ids: ReadonlyMap<string, Buffer>;
}

async function findRare(database: Database, queries: readonly string[]): Promise<RareRows | null> {
  if (queries.length === 0) return null;
  const { rows } = await sql<{ query: string; ids: Buffer | null; version: string }>`
    ${prepared('rows-of-rare-words')} select query, ${publicVersion} as version,
      (select string_agg(float8send(auction_id), '') from auction_search
        where words @@ to_tsquery('folded', query)) as ids
    from unnest((select ${queries}::text[])) as query`.execute(database);
  return {
    version: rows[0]!.version,
    ids: new Map(rows.map(({ query, ids }) => [query, ids ?? Buffer.alloc(0)])),
  };
}

/**
 * The rows of words that will be looked up if they turn out to have no other forms, as most rare ones: meanwhile the
 * database finds which they have.
 */
export function findRareAhead(
  database: Database,
  { copy }: Snapshot,
  words: readonly string[],
): Promise<RareRows | null> {
  const rare = words.filter((word) => isPrefix(word) && !copy.words.hasFrequent(word));
  return findRare(
    database,
    rare.map((word) => termQuery({ prefixes: [word], words: [] })),
  );
}

/**
 * A bit for each row that has every term of a keyword: those of frequent words by the copy, those of rare ones by the
 * database, which finds few of each at once, some of them `ahead`. Null where the database has another version.
 */
export async function findKeywordRows(
  database: Database,
  snapshot: Snapshot,
  { terms }: Keyword,
  ahead: RareRows | null,
): Promise<Uint32Array | null> {
  const { copy, version } = snapshot;
  // Where all words with this prefix are rare, the database finds their rows by the prefix.
  const isMixed = (prefix: string) => copy.words.hasFrequent(prefix);
  const expanded = await expand(database, snapshot, [
    ...new Set(terms.flatMap(({ prefixes }) => prefixes.filter(isMixed))),
  ]);
  if (!expanded) return null;
  const forms = terms.map(({ prefixes, words }) => {
    const begun = prefixes.flatMap((prefix) => {
      const known = expanded.get(prefix);
      return known ? [prefix, ...known] : [];
    });
    const all = [...new Set([...words, ...begun])];
    const beginnings = prefixes.filter((prefix) => !expanded.has(prefix));
    const rare = all.filter((word) => !copy.words.isFrequent(word));
    return {
      frequent: all.filter((word) => copy.words.isFrequent(word)),
      query: beginnings.length + rare.length > 0 ? termQuery({ prefixes: beginnings, words: rare }) : null,
    };
  });
  const queries = [...new Set(forms.flatMap(({ query }) => query ?? []))];
  const isAhead = ahead?.version === version && queries.every((query) => ahead.ids.has(query));
  const rare = isAhead ? ahead : await findRare(database, queries);
  if (rare && rare.version !== version) return null;
  let found: Uint32Array | null = null;
  for (const { frequent, query } of forms) {
    const rows = copy.words.rowsWith(frequent);
    const ids = (query !== null && rare?.ids.get(query)) || Buffer.alloc(0);
    for (let at = 0; at < ids.length; at += 8) {
      const row = copy.rowOf(ids.readDoubleBE(at));
      if (row >= 0) rows[row >>> 5]! |= 1 << (row & 31);
    }
    if (found === null) found = rows;
    else for (let at = 0; at < found.length; at++) found[at]! &= rows[at]!;
  }
  return found ?? new Uint32Array(0);
}
