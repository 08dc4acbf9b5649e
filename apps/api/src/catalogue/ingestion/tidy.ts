import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/** Statistics for the planner, and rows marked as all-visible, which allows index-only scans. */
export async function tidy(database: Database): Promise<void> {
  await sql`vacuum (analyze) auction_search`.execute(database);
  await sql`analyze auctions (source_id, code, uf, state_id, city_id, gone_since, list_date)`.execute(
    database,
  );
}
