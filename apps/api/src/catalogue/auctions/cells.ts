import { type RawBuilder, sql } from 'kysely';

import { type Condition, where } from './conditions.ts';

/** The parts of auction_search.cell, which the index alone gives. */
const parts = sql`cell >> 17 as state_id, (cell >> 13) & 15 as subcategory_id, (cell >> 10) & 7 as type,
  (cell >> 7) & 7 as phase, (cell >> 4) & 7 as bedrooms, cell & 15 as band`;

/**
 * Auctions counted by every dimension but place: how many, and with `prices` these' least, greatest and sum, which cost
 * as much again as the counting.
 */
export function countedCells(conditions: readonly Condition[], prices: boolean): RawBuilder<unknown> {
  const [summed, names] = prices
    ? [sql`, min(price) as low, max(price) as high, sum(price)::bigint as total`, sql`, low, high, total`]
    : [sql``, sql``];
  return sql`select ${parts}, n ${names}
    from (select cell, count(*)::integer as n ${summed} from auction_search ${where(conditions)} group by cell) as counted`;
}

/** The same from the stored counts, which know states alone. */
export const storedCells = sql`select * from counts_by_state`;

/** Rows of auction_search with their dimensions, each for conditions on these; narrow enough for the index alone. */
export function rowsWithDimensions(
  columns: RawBuilder<unknown>,
  conditions: readonly Condition[],
): RawBuilder<unknown> {
  return sql`(select ${columns}, ${parts} from auction_search ${where(conditions)}) as matching`;
}
