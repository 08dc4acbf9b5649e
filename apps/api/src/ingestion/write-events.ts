import type { CalendarDate } from '@martelo/domain/auction';
import { sql } from 'kysely';

import type { Database } from '../database/database.ts';

/** Writes an event for each difference, dated by the list; `differing` holds what known rows were and became. */
export async function writeEvents(trx: Database, listDate: CalendarDate, inserted: number[], gone: number[]) {
  await sql`insert into auction_events (auction_id, kind, list_date, new)
    select id, 'listed', ${listDate}, minimum_first::text from auctions where id = any (${inserted}) order by id`.execute(
    trx,
  );
  await sql`insert into auction_events (auction_id, kind, list_date)
    select unnest(${gone}::bigint[]), 'gone', ${listDate}`.execute(trx);
  await sql`
    insert into auction_events (auction_id, kind, list_date, old, new)
    select d.id, e.kind, ${listDate}, e.old, e.new
    from differing d cross join lateral (values
      (1, 'returned', null, null, d.gone_since is not null),
      (2, 'price', d.minimum_first::text, d.new_minimum::text, d.new_minimum is distinct from d.minimum_first),
      (3, 'valuation', d.valuation::text, d.new_valuation::text, d.new_valuation is distinct from d.valuation),
      (4, 'modality', d.modality, d.new_modality, d.new_modality is distinct from d.modality),
      (5, 'rounds', concat_ws(' ', d.date_first, d.date_second, d.minimum_second),
        concat_ws(' ', d.new_first, d.new_second, d.new_minimum_second),
        (d.date_first, d.date_second, d.minimum_second)
          is distinct from (d.new_first, d.new_second, d.new_minimum_second)),
      (6, 'details', null, null, d.changed
        and d.new_minimum is not distinct from d.minimum_first
        and d.new_valuation is not distinct from d.valuation
        and d.new_modality is not distinct from d.modality
        and (d.date_first, d.date_second, d.minimum_second)
          is not distinct from (d.new_first, d.new_second, d.new_minimum_second))
    ) as e (place, kind, old, new, happened)
    where e.happened
    order by d.id, e.place`.execute(trx);
}
