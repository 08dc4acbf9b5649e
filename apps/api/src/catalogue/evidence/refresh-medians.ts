import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** The states of the auctions that a list only dated again. */
export const datedStates = (listId: number) => sql`
  select distinct a.state_id from list_dates d cross join lateral unnest(d.auction_ids) as dated (id)
    join auctions a on a.id = dated.id where d.list_id = ${listId} and a.state_id is not null`;

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
      ${datedStates(listId)} union select unnest(${touched}::smallint[])))`.execute(trx);
}
