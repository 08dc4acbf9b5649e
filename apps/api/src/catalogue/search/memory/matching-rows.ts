import { sql } from 'kysely';

import type { Database } from '../../../platform/database/connection.ts';
import { rowConditions, where } from '../../auctions/conditions.ts';
import { runSearch } from '../sql/run-search.ts';
import { noFilters } from '../../auctions/search-filters.ts';
import type { SearchRows } from './search-rows.ts';

/** For all words of a copy together. */
const maxBytes = 8_000_000;

/** Asks the database which rows have the words: 1 for each. The words asked for last are kept as long as the copy is. */
export function matchingRows(database: Database, rows: SearchRows): (words: string) => Promise<Uint8Array> {
  const kept = new Map<string, Promise<Uint8Array>>();
  const most = Math.max(1, Math.floor(maxBytes / Math.max(1, rows.ids.length)));

  const find = async (words: string) => {
    const [found] = await runSearch(
      database,
      words,
      sql<{ ids: Buffer | null }>`
        select string_agg(float8send(auction_id), '') as ids from auction_search ${where(rowConditions(noFilters, words))}`,
    );
    const matches = new Uint8Array(rows.ids.length);
    const ids = found?.ids ?? Buffer.alloc(0);
    for (let at = 0; at < ids.length; at += 8) {
      const row = rows.rowOf.get(ids.readDoubleBE(at));
      if (row !== undefined) matches[row] = 1;
    }
    return matches;
  };

  return (words) => {
    const known = kept.get(words) ?? find(words);
    kept.delete(words);
    kept.set(words, known);
    known.catch(() => kept.delete(words));
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return known;
  };
}
