import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import { applyList } from './apply-list.ts';
import type { List, ListChanges } from './list.ts';
import { type Progress, stageList } from './stage-list.ts';

/**
 * Brings the database to what the list says, in one transaction: killed at any moment it leaves the old state whole.
 * The same list again changes nothing. Every difference leaves an event dated by the list (API-09). `finish` belongs to the
 * transaction: it still finds the rows in the table `incoming` and what they changed in `differing`.
 */
export async function takeList(
  database: Database,
  list: List,
  now: Date,
  progress: Progress = () => {},
  finish: (trx: Database, sourceId: number, changes: ListChanges) => Promise<void> = async () => {},
): Promise<ListChanges> {
  return database.transaction().execute(async (trx) => {
    const sourceId = await sourceIdOf(trx, list.source);
    await stageList(trx, sourceId, list.auctions, progress);
    const changes = await applyList(trx, sourceId, list, now);
    await finish(trx, sourceId, changes);
    // `matched_at` stays null: alerts are still to be told of this list's events (ALERT-09).
    await sql`insert into lists (source_id, list_date, scope, rows, summary, taken_at, last_event)
      select ${sourceId}, ${list.listDate}::date, ${list.scope}, ${list.auctions.length},
        ${JSON.stringify(changes)}::jsonb, ${now}::timestamptz, coalesce(max(id), 0) from auction_events`.execute(
      trx,
    );
    return changes;
  });
}

/** The source's id; it is made where it is new. */
export async function sourceIdOf(
  trx: Database,
  { code, name, sample = false }: List['source'],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into sources (code, name, sample) values (${code}, ${name}, ${sample})
    on conflict (code) do update set name = excluded.name returning id`.execute(trx);
  return rows[0]!.id;
}
