import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/**
 * Records which of these auctions (`ids` is a query or an array) have a round that is past by the clock, before their
 * search rows are renewed: they are matched with alerts (ALERT-17).
 */
export async function noteBegunRounds(trx: Database, ids: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`
    insert into begun_rounds
    select auction_id from auction_search where auction_id = any (${ids}) and next_change <= ${now}
    on conflict do nothing`.execute(trx);
}

/**
 * Updates the search rows of these auctions to their state at `now`; hidden ones are removed (LIST-09). `reworded` are
 * those of them whose texts changed.
 */
export async function refreshSearch(
  database: Database,
  ids: readonly number[],
  reworded: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await noteBegunRounds(database, sql`${ids}::bigint[]`, now);
  await sql`select refresh_search(${ids}::bigint[], ${reworded}::bigint[], ${now})`.execute(database);
}

/** Names and counts neighbourhoods again in the states of these auctions. */
export async function refreshNeighborhoods(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select refresh_neighborhoods(array(select distinct state_id from auctions where id = any (${ids}::bigint[])))`.execute(
    database,
  );
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
    return ids.length;
  });
}
