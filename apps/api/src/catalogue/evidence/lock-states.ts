import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { datedStates } from './refresh-medians.ts';

/**
 * Waits until no other transaction computes figures of any state that a list changes, those included that its auctions
 * (`ids` is a query) leave: all at once, since two lists that took them step by step could wait for each other.
 */
export async function lockStates(trx: Database, listId: number, ids: RawBuilder<unknown>): Promise<void> {
  await sql`
    select lock_states(array(
      select state_id from auctions where id in (${ids})
      union select state_id from auction_ranks where auction_id in (${ids})
      union ${datedStates(listId)}))`.execute(trx);
}
