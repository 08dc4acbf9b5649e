import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';

/**
 * The rows of a statement that reads all that match. With words, the planner takes `@@` to cost as little as `=`, and
 * for a frequent word would read the whole table, twice as long as by the index; the memory keeps the index's answer
 * exact.
 */
export async function runSearch<Row>(
  database: Database,
  words: string | null,
  statement: RawBuilder<Row>,
): Promise<Row[]> {
  if (words === null) return (await statement.execute(database)).rows;
  return database.transaction().execute(async (trx) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('work_mem', '32MB', true)`.execute(
      trx,
    );
    return (await statement.execute(trx)).rows;
  });
}
