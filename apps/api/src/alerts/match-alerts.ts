import { sql } from 'kysely';

import type { Database } from '../database/connection.ts';
import { takesKind, takesType } from './alert-codes.ts';

/** A list by its events: those of its source with a number above `after`, up to `last`. */
export interface ListEvents {
  sourceId: number;
  after: number;
  last: number;
}

/**
 * Matches what a list brought, new, back, or changed in price or rounds, against every active alert, at the price of the
 * current round at `now`. Hidden and finished auctions match none. Each match becomes an opportunity, once for a customer
 * and auction however often it is found, and each customer gets a line of activity. Returns whom it brought something
 * (ALERT-09).
 */
export async function matchAlerts(
  trx: Database,
  { sourceId, after, last }: ListEvents,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ person_id: number }>`
    with brought as (
      select distinct e.auction_id from auction_events e join auctions a on a.id = e.auction_id
      where e.id > ${after} and e.id <= ${last} and a.source_id = ${sourceId}
        and e.kind in ('listed', 'returned', 'price', 'rounds')
    ), current as (
      select n.* from auctions_at(array(select auction_id from brought), ${now}::timestamptz) n
      where n.visible and (n.ends_at < 'infinity' or n.next_change = 'infinity')
    ), matched as (
      insert into opportunities (person_id, auction_id, alert_id, matched_at)
      select distinct on (l.person_id, n.auction_id) l.person_id, n.auction_id, l.id, ${now}::timestamptz
      from current n
        join alert_cities c on c.city_id = n.city_id
        join alerts l on l.id = c.alert_id and l.paused_at is null
          and n.price between l.price_min and l.price_max
          and ${takesKind(sql`l.property_type`, sql`n.subcategory_id`)}
          and ${takesType(sql`l.auction_type`, sql`n.type`)}
        join people p on p.id = l.person_id and p.status = 'active'
      order by l.person_id, n.auction_id, l.id
      on conflict (person_id, auction_id) do nothing
      returning person_id, auction_id
    ), told as (
      insert into activities (person_id, kind, description, auction_id, created_at)
      select m.person_id, 'opportunity',
        case count(*) when 1 then 'Nova oportunidade: ' || min(a.title)
          else count(*) || ' novas oportunidades para os seus alertas' end,
        case count(*) when 1 then min(m.auction_id) end, ${now}::timestamptz
      from matched m join auctions a on a.id = m.auction_id
      group by m.person_id
    )
    select person_id from matched group by person_id order by person_id`.execute(trx);
  return rows.map(({ person_id }) => person_id);
}
