import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

import type { Database } from '../../../platform/database/connection.ts';
import { rowConditions, where } from '../../auctions/conditions.ts';
import { runSearch } from '../sql/run-search.ts';
import { noFilters } from '../../auctions/search-filters.ts';
import type { SearchRows } from './search-rows.ts';

/** For all words of a copy together. */
const maxBytes = 8_000_000;

/**
 * Asks the database which rows have the words: 1 for each. The words used last are cached as long as the copy is there.
 */
export function matchingRows(database: Database, rows: SearchRows): (words: string) => Promise<Uint8Array> {
  // By size, since the library sets aside room for a `max` of entries at once.
  const cache = new LRUCache<string, Promise<Uint8Array>>({
    maxSize: maxBytes,
    sizeCalculation: () => Math.max(1, rows.ids.length),
  });

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
    const known = cache.get(words);
    if (known) return known;
    const finding = find(words);
    cache.set(words, finding);
    finding.catch(() => cache.delete(words));
    return finding;
  };
}
