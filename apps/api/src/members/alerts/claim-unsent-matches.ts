import { sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../catalogue/auctions/auction-row.ts';
import { ended } from '../../catalogue/auctions/conditions.ts';
import type { Database } from '../../platform/database/connection.ts';
import {
  describeNews,
  describeRound,
  type SaleNews,
  toMailedAuction,
} from '../notifications/mailed-auction.ts';
import { createUnsubscribeToken } from '../notifications/unsubscribe-token.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { type UnsentMatches, shownAuctions } from './alert-mails.ts';

interface UnsentMatchRow extends AuctionRow {
  person_id: number;
  person_uuid: string;
  person_name: string;
  person_email: string;
  alert_name: string | null;
  /** Its changes shown by a list. */
  news: SaleNews[] | null;
  /** Matched because a round began by its date (ALERT-17). */
  by_date: boolean;
  /** How many of them are new matches. */
  new_count: number;
  /** All of them were found by one alert. */
  is_of_one_alert: boolean;
  count: number;
}

/** Days after which an opportunity is no longer mailed. */
const freshDays = 14;

/**
 * Marks the opportunities and events that these people have in no mail yet as mailed, and returns what the mails list,
 * the largest discounts first. Left out: what was seen, dismissed, hidden or has ended since, and people without any.
 */
export async function claimUnsentMatches(
  trx: Database,
  { links, unsubscribeSecret }: Outbox,
  people: readonly number[],
  now: Date,
): Promise<UnsentMatches[]> {
  const { rows } = await sql<UnsentMatchRow>`
    with pending as (
      select person_id, auction_id from opportunities
      where person_id = any (${people}::bigint[]) and mailed_at is null and viewed_at is null
        and dismissed_at is null and matched_at > ${now}::timestamptz - ${freshDays} * interval '1 day'
    ), happened as (
      select e.person_id, e.list_id, e.auction_id, e.kind from alert_events e
      where e.person_id = any (${people}::bigint[]) and e.mailed_at is null
        and e.matched_at > ${now}::timestamptz - ${freshDays} * interval '1 day'
        and not exists (select from opportunities o where o.person_id = e.person_id and o.auction_id = e.auction_id
          and o.dismissed_at is not null)
    ), current as (
      select auction_id, price
      from auctions_at(array(select auction_id from pending union select auction_id from happened), ${now}::timestamptz)
      where visible and not (${ended})
    ), mailed as (
      update opportunities o set mailed_at = ${now}
      from pending join current on current.auction_id = pending.auction_id
      where o.person_id = pending.person_id and o.auction_id = pending.auction_id and o.mailed_at is null
      returning o.person_id, o.auction_id, o.alert_id, o.by_date
    ), mailed_events as (
      update alert_events e set mailed_at = ${now}
      from happened h join current on current.auction_id = h.auction_id
      where e.person_id = h.person_id and e.list_id = h.list_id and e.auction_id = h.auction_id and e.kind = h.kind
        and e.mailed_at is null
      returning e.person_id, e.list_id, e.auction_id, e.kind, e.alert_id
    ), all_mailed as (
      select person_id, auction_id, min(alert_id) as alert_id,
        json_agg(json_build_object('kind', kind, 'old', old_price, 'new', new_price) order by list_id, kind)
          filter (where kind is not null) as news, bool_or(by_date) as by_date
      from (select person_id, auction_id, alert_id, by_date, null::integer as list_id, null as kind, null::bigint as old_price,
          null::bigint as new_price from mailed
        union all select t.person_id, t.auction_id, t.alert_id, false, t.list_id, t.kind, s.old_price, s.new_price
        from mailed_events t left join sale_events s on s.list_id = t.list_id and s.auction_id = t.auction_id and s.kind = t.kind) as either
      group by 1, 2
    ), ranked as (
      select m.person_id, m.auction_id, m.alert_id, m.news, m.by_date, count(*) over own::integer as count,
        count(*) filter (where m.news is null and not m.by_date) over own::integer as new_count,
        coalesce(count(m.alert_id) over own = count(*) over own and min(m.alert_id) over own = max(m.alert_id) over own,
          false) as is_of_one_alert,
        row_number() over (partition by m.person_id
          order by c.price::numeric / nullif(a.valuation, 0) nulls last, m.auction_id) as place
      from all_mailed m join current c on c.auction_id = m.auction_id join auctions a on a.id = m.auction_id
      window own as (partition by m.person_id)
    )
    select r.person_id, r.count, r.new_count, r.news, r.by_date, r.is_of_one_alert, l.name as alert_name, p.uuid as person_uuid, p.name as person_name, p.email as person_email,
      ${auctionColumns}
    from ranked r join people p on p.id = r.person_id join auctions a on a.id = r.auction_id
      left join alerts l on l.id = r.alert_id
    where r.place <= ${shownAuctions}
    order by r.person_id, r.place`.execute(trx);

  return [...Map.groupBy(rows, ({ person_id }) => person_id).values()].map((own) => {
    const [first] = own;
    const { person_id, person_uuid, person_name, person_email, count, is_of_one_alert, alert_name } = first!;
    return {
      person: { id: person_id, name: person_name, email: person_email },
      auctions: own.map((row) => ({
        ...toMailedAuction(row, links, now),
        alert: row.alert_name,
        news: [...(row.by_date ? describeRound(row, now) : []), ...(row.news ?? []).map(describeNews)],
      })),
      alert: is_of_one_alert ? alert_name : null,
      count,
      newCount: first!.new_count,
      unsubscribeToken: createUnsubscribeToken(unsubscribeSecret, { person: person_uuid, what: 'avisos' }),
    };
  });
}
