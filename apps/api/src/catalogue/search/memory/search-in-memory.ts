import { sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../auctions/auction-row.ts';
import type { Database } from '../../../platform/database/connection.ts';
import type { Search } from '../sql/search.ts';
import type { SearchFilters } from '../../auctions/search-filters.ts';
import { pageSize } from '../sql/search-page.ts';
import { citiesOfRows, neighborhoodsOfRows } from './count-cities.ts';
import { placesOfRows } from './count-places.ts';
import { summarizeRows } from './count-rows.ts';
import { type FilterMask, maskRows } from './filter-mask.ts';
import { matchingRows } from './matching-rows.ts';
import type { SearchRows } from './search-rows.ts';

async function auctionsOf(database: Database, ids: readonly number[]): Promise<AuctionRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<AuctionRow>`
    select ${auctionColumns} from unnest(${ids}::bigint[]) with ordinality as picked (auction_id, place)
    join auctions a on a.id = picked.auction_id order by picked.place`.execute(database);
  return rows;
}

/** The ids of a page's auctions, met by walking along the order. */
function idsOfPage({ ids }: SearchRows, failed: Uint8Array, order: Int32Array, before: number): number[] {
  const picked: number[] = [];
  let left = before;
  for (const row of order) {
    if (failed[row] !== 0) continue;
    if (left > 0) left -= 1;
    else if (picked.push(ids[row]!) === pageSize) break;
  }
  return picked;
}

/** Counts in a copy of the search table; the database is asked for the words' rows and for the page's auctions. */
export function searchInMemory(database: Database, rows: SearchRows): Search {
  const matching = matchingRows(database, rows);
  // One list asks several things of the same filters.
  const masks = new WeakMap<SearchFilters, Promise<FilterMask>>();
  const maskOf = (filters: SearchFilters, words: string | null) => {
    const known = masks.get(filters);
    if (known) return known;
    const made = (async () => maskRows(rows, filters, words === null ? null : await matching(words)))();
    masks.set(filters, made);
    return made;
  };
  return {
    summarize: async (filters, words) => summarizeRows(rows, await maskOf(filters, words)),
    countCities: async (filters, words) => citiesOfRows(rows, await maskOf(filters, words), filters),
    countNeighborhoods: async (filters, words) =>
      neighborhoodsOfRows(rows, await maskOf(filters, words), filters),
    countPlaces: async (filters, words, step) => placesOfRows(rows, await maskOf(filters, words), step),
    async page(filters, words, order, page) {
      const { failed } = await maskOf(filters, words);
      return auctionsOf(database, idsOfPage(rows, failed, rows.orders[order], (page - 1) * pageSize));
    },
    newestListDate: async () => rows.listDate,
  };
}
