import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import type { UndoableList } from './find-list.ts';

/** The standing events of a list of an earlier version, with their auctions. */
const eventsOf = ({ sourceId, events }: UndoableList) => sql`
  select e.* from standing_events e join auctions a on a.id = e.auction_id
  where a.source_id = ${sourceId} and e.id > ${events.after} and e.id <= ${events.last}`;

/** The newest standing list before it that covers state `uf`; of an auction that it had, the date before. */
const dateBefore = ({ id, sourceId }: UndoableList, before = sql`true`) => sql`
  (select max(l.list_date) from standing_lists l
    where l.source_id = ${sourceId} and l.id < ${id} and (a.uf = any (l.scope) or l.scope = '{}') and ${before})`;

/**
 * Fills list_changes and list_dates of a list that an earlier version imported, from its events (docs/decisions/0027).
 * Price, valuation, modality, and whether it was listed are known. Rounds and details are not: they stay as the list
 * has them, and with an empty fingerprint the next list renews every field.
 */
export async function changesFromEvents(trx: Database, list: UndoableList): Promise<void> {
  const knownBy = (
    column: 'direct_sale' | 'sale_method',
  ) => sql`(select ${sql.ref(`x.${column}`)} from auctions x
    where x.source_id = ${list.sourceId} and x.modality is not distinct from e.old order by x.id limit 1)`;
  await sql`
    insert into list_changes (list_id, auction_id, before)
    select ${list.id}::integer, a.id, case when bool_or(e.kind = 'listed') then null
      when bool_or(e.kind = 'gone') then '{"gone_since": null}'::jsonb
      else jsonb_strip_nulls(jsonb_build_object('list_date', case when bool_or(e.kind = 'returned')
          then coalesce(${dateBefore(list, sql`l.list_date < max(g.since)`)}, max(g.since))
          else ${dateBefore(list)} end,
          'fingerprint', case when bool_or(e.kind <> 'returned') then '' end))
        || coalesce(jsonb_object_agg(c.name, c.value) filter (where c.name is not null), '{}') end
    from (${eventsOf(list)}) e join auctions a on a.id = e.auction_id
      left join lateral (select max(g.list_date) as since from standing_events g
        where g.auction_id = e.auction_id and g.kind = 'gone' and g.id < e.id) g on e.kind = 'returned'
      left join lateral (
        select 'minimum_first' as name, to_jsonb(e.old::bigint) as value where e.kind = 'price'
        union all select 'valuation', to_jsonb(e.old::bigint) where e.kind = 'valuation'
        union all select 'modality', to_jsonb(e.old) where e.kind = 'modality'
        union all select 'direct_sale', to_jsonb(coalesce(${knownBy('direct_sale')}, a.direct_sale)) where e.kind = 'modality'
        union all select 'sale_method', to_jsonb(coalesce(${knownBy('sale_method')}, a.sale_method)) where e.kind = 'modality'
        union all select 'gone_since', to_jsonb(g.since) where e.kind = 'returned'
      ) c on true
    group by a.id`.execute(trx);
  await sql`
    insert into list_dates (list_id, list_date, auction_ids)
    select ${list.id}::integer, was.date, array_agg(a.id order by a.id)
    from auctions a cross join lateral (select ${dateBefore(list)} as date) was
    where a.source_id = ${list.sourceId} and a.list_date = ${list.listDate}::date and a.gone_since is null
      and was.date is not null and was.date <> a.list_date
      and not exists (select from list_changes c where c.list_id = ${list.id} and c.auction_id = a.id)
    group by was.date`.execute(trx);
}
