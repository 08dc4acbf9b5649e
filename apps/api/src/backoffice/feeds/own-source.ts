import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import type { Person } from '../../platform/contract/person.ts';

export interface OwnSource {
  id: number;
  code: string;
  name: string;
}

/** A source that is known to be there. */
export async function sourceOf(database: Database, id: number): Promise<OwnSource> {
  const { rows } = await sql<OwnSource>`select id, code, name from sources where id = ${id}`.execute(
    database,
  );
  return rows[0]!;
}

/** The source that an auctioneer's feeds speak for and no other feed does; made at the first one. */
export function ownSource(database: Database, person: Person): Promise<OwnSource> {
  return database.transaction().execute(async (trx) => {
    const { rows } = await sql<{ source_id: number | null; company: string }>`
      select source_id, left(coalesce(company_name, name), 120) as company
      from people where id = ${person.id} for update`.execute(trx);
    const { source_id: known, company } = rows[0]!;
    if (known !== null) return sourceOf(trx, known);
    const made = await sql<OwnSource>`
      insert into sources (code, name) values (${`leiloeiro-${person.id}`}, ${company})
      on conflict (code) do update set name = excluded.name returning id, code, name`.execute(trx);
    const source = made.rows[0]!;
    await sql`update people set source_id = ${source.id} where id = ${person.id}`.execute(trx);
    return source;
  });
}
