import { sql } from 'kysely';

import type { AuctionRow } from '../../auctions/auction-row.ts';
import { auctionColumns } from '../../auctions/auction-row.ts';
import type { Database } from '../../../platform/database/database.ts';
import { rowsWithDimensions } from '../../auctions/cells.ts';
import { dimensionConditions, placeConditions, rowConditions, where } from '../../auctions/conditions.ts';
import { runSearch } from './run-search.ts';
import type { Order, SearchFilters } from '../../auctions/search-filters.ts';

/** Page size (LIST-07). */
export const pageSize = 30;

const orders = {
  1: { forward: sql`listed desc, auction_id desc`, backward: sql`listed, auction_id` },
  2: { forward: sql`price, auction_id`, backward: sql`price desc, auction_id desc` },
  3: { forward: sql`price desc, auction_id desc`, backward: sql`price, auction_id` },
  4: { forward: sql`ends_at, auction_id`, backward: sql`ends_at desc, auction_id desc` },
} as const;

/** Where a page lies; in the latter half it is counted from the end, so that the last one is as near as the first. */
function locate(order: Order, page: number, total: number | null) {
  const before = (page - 1) * pageSize;
  const { forward, backward } = orders[order];
  if (total === null || before < total / 2)
    return { by: forward, limit: pageSize, offset: before, place: sql`n` };
  const limit = Math.max(0, Math.min(pageSize, total - before));
  return { by: backward, limit, offset: total - before - limit, place: sql`-n` };
}

/** So many are gathered and sorted sooner than met by walking along an order. */
const maxSorted = 5_000;

/**
 * The auctions of one page; the keys are picked in the narrow table, the rest joined to them alone. `total` is how many
 * match, where known: the planner's own guess is wrong by thousands where conditions depend on each other.
 */
export async function searchPage(
  database: Database,
  filters: SearchFilters,
  words: string | null,
  order: Order,
  page: number,
  total: number | null = null,
): Promise<AuctionRow[]> {
  if (total === 0) return [];
  const { by, limit, offset, place } = locate(order, page, total);
  const gathers = total !== null && total <= maxSorted;
  const walks = total !== null && total > maxSorted;
  const columns = sql`auction_id, price, listed, ends_at`;
  const rows = [...rowConditions(filters, words), ...placeConditions(filters)];
  const dimensions = Object.values(dimensionConditions(filters)).flat();
  const matching = walks
    ? sql`select ${columns} from ${rowsWithDimensions(columns, rows)} ${where(dimensions)}`
    : sql`select ${columns} from auction_search ${where([...rows, ...dimensions])}`;
  return runSearch(
    database,
    gathers ? words : null,
    sql<AuctionRow>`
      with matching as ${gathers ? sql`materialized` : sql`not materialized`} (${matching}),
      picked as (
        select auction_id, row_number() over () as n from (
          select auction_id from matching order by ${by} limit ${limit} offset ${offset}
        ) as page
      )
      select ${auctionColumns} from picked join auctions a on a.id = picked.auction_id
      order by ${place}`,
  );
}
