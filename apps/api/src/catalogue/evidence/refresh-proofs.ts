import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

const proofDays = 90;

/** Counts how the forecasts made before the lists of the last 90 days came true in them, by mode and kind (NEXT-07). */
export async function refreshProofs(trx: Database, sourceId: number): Promise<void> {
  await sql`delete from forecast_proofs where source_id = ${sourceId}`.execute(trx);
  await sql`
    with newest as (select max(list_date) as day from standing_lists where source_id = ${sourceId})
    insert into forecast_proofs (source_id, mode, kind, hits, further, falls, from_date, to_date)
    select ${sourceId}::smallint, m.mode, f.kind, count(*) filter (where f.outcome = 'exact'),
      count(*) filter (where f.outcome = 'further'), count(*), n.day - ${proofDays - 1}::integer, n.day
    from newest n join lists l on l.source_id = ${sourceId} and l.list_date > n.day - ${proofDays}::integer
      join price_forecasts f on f.ended_by = l.id and f.outcome is not null
      cross join lateral (values ('direct', f.on_direct), ('online', f.on_online)) as m (mode, applies)
    where m.applies group by m.mode, f.kind, n.day`.execute(trx);
}
