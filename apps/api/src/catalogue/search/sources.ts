import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';

/** The numbers of sources by their codes; unknown ones are left out. */
export async function findSources(database: Database, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{
    id: number;
  }>`select id from sources where lower(code) = any (${codes})`.execute(database);
  return rows.map(({ id }) => id);
}
