import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Source } from './parsed-list.ts';

/** An auctioneer sends a list when something changes, and a sample list never changes (docs/decisions/0031). */
const usualFreshDays = 30;

/** The source's id; a new source is created. */
export async function ensureSource(
  trx: Database,
  { code, name, sample = false, freshDays }: Source,
): Promise<number> {
  const days = (sample ? undefined : freshDays) ?? usualFreshDays;
  const { rows } = await sql<{ id: number }>`
    insert into sources (code, name, sample, fresh_days) values (${code}, ${name}, ${sample}, ${days})
    on conflict (code) do update set name = excluded.name, fresh_days = excluded.fresh_days returning id`.execute(
    trx,
  );
  return rows[0]!.id;
}
