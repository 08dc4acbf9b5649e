import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { listSources } from '../../catalogue/ingestion/sources/index.ts';

const own = ['Martelo', ...listSources.flatMap(({ code, name }) => [code, name])];

/**
 * Names that an auctioneer may not use: the platform's own, sources that the operator imports, and the companies of
 * other auctioneers who are approved. Names of natural persons are not protected. `except` is the auctioneer whose name
 * is checked.
 */
export async function protectedNames(database: Database, except: number | null): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sources so where not so.sample and not exists (select from people p where p.source_id = so.id)
    union
    select company_name from people
    where role = 'auctioneer' and approval = 'approved' and company_name is not null
      and id is distinct from ${except}::bigint`.execute(database);
  return [...own, ...rows.map(({ name }) => name)];
}
