import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { places } from './places.ts';

/** Fills the two tables of places where they are empty or short. */
export async function fillPlaces(database: Database): Promise<void> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from cities`.execute(database);
  const { states, cities } = places();
  if (rows[0]?.n === cities.length) return;
  await database.transaction().execute(async (trx) => {
    await sql`insert into states (id, uf, name)
      select * from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as t (id smallint, uf text, name text)
      on conflict do nothing`.execute(trx);
    await sql`insert into cities (id, state_id, name, folded)
      select id, "stateId", name, folded
      from jsonb_to_recordset(${JSON.stringify(cities)}::jsonb)
        as t (id integer, "stateId" smallint, name text, folded text)
      on conflict do nothing`.execute(trx);
  });
}
