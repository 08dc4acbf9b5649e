import { sql } from 'kysely';

import type { Database } from './connection.ts';

/**
 * Distinguishes any two states of what is public: it changes with each commit that changed something (see migration
 * 0015).
 */
export const publicVersion = sql<string>`
  (select count(*) || ':' || coalesce(sum(id), 0) from public_changes)`;

/** The version that the database has now. */
export async function readVersion(database: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`select ${publicVersion} as version`.execute(database);
  return rows[0]!.version;
}
