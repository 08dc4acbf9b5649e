import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { ended } from '../auctions/conditions.ts';

/**
 * Brings the search rows of these auctions to what holds at `now`; hidden ones leave (LIST-09). `reworded` are those of
 * them whose texts changed.
 */
export async function refreshSearch(
  database: Database,
  ids: readonly number[],
  reworded: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`select refresh_search(${ids}::bigint[], ${reworded}::bigint[], ${now})`.execute(database);
}

/** Names and counts neighbourhoods again in the states of these auctions. */
export async function refreshNeighborhoods(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select refresh_neighborhoods(array(select distinct state_id from auctions where id = any (${ids}::bigint[])))`.execute(
    database,
  );
}

/** Keeps of these auctions those that are in their next round now, for alerts to be asked about them (ALERT-17). */
async function noteBegunRounds(trx: Database, ids: readonly number[]): Promise<void> {
  await sql`
    insert into begun_rounds
    select auction_id from auction_search where auction_id = any (${ids}::bigint[]) and not (${ended})
    on conflict do nothing`.execute(trx);
}

/**
 * Renews what the clock alone changed: rounds that passed, auctions that ended more than 30 days ago.
 * Returns how many were due.
 */
export async function refreshDue(database: Database, now: Date): Promise<number> {
  return database.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select auction_id as id from auction_search where next_change <= ${now} for update skip locked`.execute(
      trx,
    );
    const ids = rows.map(({ id }) => id);
    await refreshSearch(trx, ids, [], now);
    await refreshNeighborhoods(trx, ids);
    await noteBegunRounds(trx, ids);
    return ids.length;
  });
}
