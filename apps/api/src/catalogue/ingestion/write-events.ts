import { sql } from 'kysely';

import type { AppliedList } from './staged-list.ts';

/**
 * Writes an event for each difference, dated by the list; `touched` holds the new and delisted rows, `differing` the
 * old and new values of known rows.
 */
export async function writeEvents({ trx, listDate, differing, touched }: AppliedList): Promise<void> {
  await sql`insert into auction_events (auction_id, kind, list_date, new)
    select a.id, 'listed', ${listDate}, a.minimum_first::text
    from ${touched} t join auctions a on a.id = t.id
    where t.how = 'new' or a.id in (select id from ${differing} where withdrawn) order by t.n`.execute(trx);
  await sql`insert into auction_events (auction_id, kind, list_date)
    select id, 'gone', ${listDate} from ${touched} where how = 'gone' order by n`.execute(trx);
  // Financing that becomes known is no change: lists had no such column before.
  await sql`
    insert into auction_events (auction_id, kind, list_date, old, new, fields)
    select d.id, e.kind, ${listDate}, e.old, e.new, e.fields
    from ${differing} d cross join lateral (values
      (1, 'returned', null, null, null, d.gone_since is not null),
      (2, 'price', d.minimum_first::text, d.new_minimum::text, null, d.new_minimum is distinct from d.minimum_first),
      (3, 'valuation', d.valuation::text, d.new_valuation::text, null, d.new_valuation is distinct from d.valuation),
      (4, 'modality', d.modality, d.new_modality, null, d.new_modality is distinct from d.modality),
      (5, 'rounds', null, null, d.rounds, d.rounds is not null),
      (6, 'financing', d.financing::text, d.new_financing::text, null,
        d.financing is not null and d.new_financing is distinct from d.financing),
      (7, 'details', null, null, d.details, d.details is not null or d.restated and d.rounds is null
        and (d.new_minimum, d.new_valuation, d.new_modality) is not distinct from
          (d.minimum_first, d.valuation, d.modality))
    ) as e (place, kind, old, new, fields, happened)
    where e.happened and not d.withdrawn
    order by d.id, e.place`.execute(trx);
}
