import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { matchesType } from './alert-codes.ts';

/**
 * Every event of the list, where it is one, that one of a customer's active alerts includes and covers, in `happened`;
 * their auctions in `found`, where they are no match yet. What a later list changed again is left to it, and so is what
 * was dismissed.
 */
export async function findEvents(trx: Database, listId: number | null): Promise<void> {
  await sql`
    create temporary table happened on commit drop as
    with active as materialized (
      select c.city_id, l.property_type, l.auction_type, l.price_min, l.price_max, l.id, l.person_id, l.tells,
        nullif(l.requirements, '{}') as requirements
      from alert_cities c join alerts l on l.id = c.alert_id
      where l.paused_at is null and l.tells && array['step', 'online'] and c.city_id in (select city_id from listed)
        and exists (select from sale_events where list_id = ${listId}::integer)
    )
    select distinct on (w.person_id, n.auction_id, e.kind) w.person_id, n.auction_id, e.kind, w.id as alert_id
    from sale_events e join listed n on n.auction_id = e.auction_id
      join active w on w.city_id = n.city_id and w.property_type = n.property_type and e.kind = any (w.tells)
      and n.price between w.price_min and w.price_max and ${matchesType(sql`w.auction_type`, sql`n.type`)}
      and (w.requirements is null or meets_requirements(n.facts, w.requirements))
    where e.list_id = ${listId}::integer and case e.kind when 'step' then n.price = e.new_price else n.modality = 2 end
    order by w.person_id, n.auction_id, e.kind, w.id`.execute(trx);
}

/** Leaves in `happened` what active customers were not notified of, and puts their auctions into `found`. */
export async function dropKnownEvents(trx: Database, listId: number | null): Promise<void> {
  await sql`analyze happened`.execute(trx);
  await sql`
    delete from happened h where not exists (select from people p where p.id = h.person_id and p.status = 'active')
      or exists (select from alert_events k where k.person_id = h.person_id and k.list_id = ${listId}::integer
        and k.auction_id = h.auction_id and k.kind = h.kind)
      or exists (select from opportunities o where o.person_id = h.person_id and o.auction_id = h.auction_id
        and o.dismissed_at is not null)`.execute(trx);
  await sql`
    insert into found (person_id, auction_id, alert_id)
    select person_id, auction_id, min(alert_id) from happened h
    where not exists (select from found f where f.person_id = h.person_id and f.auction_id = h.auction_id)
    group by 1, 2 order by 1, 2`.execute(trx);
}

/** Stores them, each once for a customer, list, auction and kind. */
export async function writeEvents(trx: Database, listId: number | null, now: Date): Promise<void> {
  await sql`
    insert into alert_events (person_id, list_id, auction_id, kind, alert_id, matched_at)
    select person_id, ${listId}::integer, auction_id, kind, alert_id, ${now}::timestamptz from happened
    order by 1, 3, 4 on conflict do nothing`.execute(trx);
}

/** What a customer's line of activity begins with. */
const eventWords = { step: 'Caiu um degrau: ', online: 'Entrou em rodada online: ' } as const;
const severalEvents = ' mudanças em imóveis dos seus alertas';

/** Gives each customer of `happened` a line of activity, and returns them. */
export async function noteEvents(trx: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ person_id: number }>`
    with counted as (
      select person_id, count(*) as n, min(auction_id) as auction_id, min(kind) as kind from happened group by person_id
    )
    insert into activities (person_id, kind, description, auction_id, created_at)
    select t.person_id, 'opportunity',
      coalesce(case t.kind when 'step' then ${eventWords.step} else ${eventWords.online} end || a.title,
        t.n || ${severalEvents}), a.id, ${now}::timestamptz
    from counted t left join auctions a on a.id = t.auction_id and t.n = 1
    order by t.person_id
    returning person_id`.execute(trx);
  return rows.map(({ person_id }) => person_id);
}
