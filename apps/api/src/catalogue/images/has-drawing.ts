import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';

/** Whether an auction has the drawing `file`, `house-1444411203507.svg`, whose seed is the number in it (SAFE-06). */
export async function hasDrawing(database: Database, file: string, seed: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from auctions where regexp_replace(code, '[^A-Za-z0-9]', '', 'g') = ${seed})
      or exists (
        select from auctions
        where images @> array[${`illustrations/${file}`}] and cardinality(images) > 0
      ) as has`.execute(database);
  return rows[0]!.has;
}
