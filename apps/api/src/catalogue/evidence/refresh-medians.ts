import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/**
 * Recomputes the asked prices of the states that a list touched, or whose auctions it only dated again: the figures
 * carry the dates of their lists (MARKET-01).
 */
export async function refreshMedians(
  trx: Database,
  listId: number,
  touched: readonly number[],
): Promise<void> {
  await sql`
    select refresh_list_medians(array(
      select distinct a.state_id from list_dates d cross join lateral unnest(d.auction_ids) as dated (id)
        join auctions a on a.id = dated.id where d.list_id = ${listId} and a.state_id is not null
      union select unnest(${touched}::smallint[])))`.execute(trx);
}
