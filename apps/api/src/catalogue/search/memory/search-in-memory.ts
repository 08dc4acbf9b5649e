import { sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../auctions/auction-row.ts';
import type { Database } from '../../../platform/database/connection.ts';
import type { Search } from '../sql/search.ts';
import type { SearchFilters } from '../../auctions/search-filters.ts';
import { pageSize } from '../sql/search-page.ts';
import { citiesOfRows, neighborhoodsOfRows } from './count-cities.ts';
import { placesOfRows } from './count-places.ts';
import { summarizeRows } from './count-rows.ts';
import { type Judgement, judgeRows } from './judge-rows.ts';
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
function idsOfPage({ ids }: SearchRows, judged: Uint8Array, order: Int32Array, before: number): number[] {
  const picked: number[] = [];
  let left = before;
  for (const row of order) {
    if (judged[row] !== 0) continue;
    if (left > 0) left -= 1;
    else if (picked.push(ids[row]!) === pageSize) break;
  }
  return picked;
}

/** Counts in a copy of the search table; the database is asked for the words' rows and for the page's auctions. */
export function searchInMemory(database: Database, rows: SearchRows): Search {
  const matching = matchingRows(database, rows);
  // One list asks several things of the same filters.
  const judgements = new WeakMap<SearchFilters, Promise<Judgement>>();
  const judge = (filters: SearchFilters, words: string | null) => {
    const known = judgements.get(filters);
    if (known) return known;
    const made = (async () => judgeRows(rows, filters, words === null ? null : await matching(words)))();
    judgements.set(filters, made);
    return made;
  };
  return {
    summarize: async (filters, words) => summarizeRows(rows, await judge(filters, words)),
    countCities: async (filters, words) => citiesOfRows(rows, await judge(filters, words), filters),
    countNeighborhoods: async (filters, words) =>
      neighborhoodsOfRows(rows, await judge(filters, words), filters),
    countPlaces: async (filters, words, step) => placesOfRows(rows, await judge(filters, words), step),
    async page(filters, words, order, page) {
      const { judged } = await judge(filters, words);
      return auctionsOf(database, idsOfPage(rows, judged, rows.orders[order], (page - 1) * pageSize));
    },
    newestListDate: async () => rows.listDate,
  };
}
