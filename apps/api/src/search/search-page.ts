import { sql } from 'kysely';

import type { AuctionRow } from '../auctions/auction-row.ts';
import { auctionColumns, auctionJoins } from '../auctions/auction-row.ts';
import type { Database } from '../database/database.ts';
import { type Condition, dimensionConditions, placeConditions, rowConditions, where } from './conditions.ts';
import type { Order, SearchFilters } from './search-filters.ts';

/** Page size (LIST-07). */
export const pageSize = 30;

const orders = {
  1: sql`listed desc, auction_id desc`,
  2: sql`price, auction_id`,
  3: sql`price desc, auction_id desc`,
  4: sql`ends_at, auction_id`,
} as const;

/** The auctions of one page; the keys are picked in the narrow table, the rest joined to them alone. */
export async function searchPage(
  database: Database,
  filters: SearchFilters,
  words: Condition | null,
  order: Order,
  page: number,
): Promise<AuctionRow[]> {
  const conditions = [
    ...rowConditions(filters, words),
    ...placeConditions(filters),
    ...Object.values(dimensionConditions(filters)).flat(),
  ];
  const { rows } = await sql<AuctionRow>`
    with picked as (
      select auction_id, row_number() over (order by ${orders[order]}) as place from auction_search ${where(conditions)}
      order by ${orders[order]} limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select ${auctionColumns} from picked join auctions a on a.id = picked.auction_id ${auctionJoins}
    order by picked.place`.execute(database);
  return rows;
}
