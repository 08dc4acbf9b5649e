import { type RawBuilder, sql } from 'kysely';

import type { Database } from './connection.ts';

/**
 * Distinguishes any two states of what is public: it changes with each commit that changed something, and none returns
 * (see migrations 0015 and 0046).
 */
export const publicVersion = sql<string>`
  (select coalesce(sum(changes), 0) || ':' || coalesce(sum(coalesce(ids, id)), 0) from public_changes)`;

/** The version that the database has now. */
export async function readVersion(database: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`select ${publicVersion} as version`.execute(database);
  return rows[0]!.version;
}

/** Counts the changes from before `end` in one row: thousands would take long to add up at each request. */
export async function foldChanges(database: Database, end: RawBuilder<unknown>): Promise<void> {
  await sql`
    with folded as (delete from public_changes where at <= ${end} returning changes, coalesce(ids, id) as ids)
    insert into public_changes (changes, ids)
    select sum(changes), sum(ids) from folded having count(*) > 0`.execute(database);
}
