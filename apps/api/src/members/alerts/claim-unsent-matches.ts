import { sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../catalogue/auctions/auction-row.ts';
import type { Database } from '../../platform/database/connection.ts';
import { toMailedAuction } from '../notifications/mailed-auction.ts';
import { createUnsubscribeToken } from '../notifications/unsubscribe-token.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { type UnsentMatches, shownAuctions } from './alert-mails.ts';

interface UnsentMatchRow extends AuctionRow {
  person_id: number;
  person_uuid: string;
  person_name: string;
  person_email: string;
  alert_name: string | null;
  /** All of them were found by one alert. */
  is_of_one_alert: boolean;
  count: number;
}

/** For how long an opportunity may wait for its mail. */
const freshDays = 14;

/**
 * Marks the opportunities that these people have in no mail yet as mailed, and gives what the mails shall say: the
 * largest discounts first. What was seen, dismissed, hidden or has ended since is left out, and who has nothing.
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
    ), current as (
      select auction_id, price
      from auctions_at(array(select distinct auction_id from pending), ${now}::timestamptz)
      where visible and (ends_at < 'infinity' or next_change = 'infinity')
    ), mailed as (
      update opportunities o set mailed_at = ${now}
      from pending join current on current.auction_id = pending.auction_id
      where o.person_id = pending.person_id and o.auction_id = pending.auction_id and o.mailed_at is null
      returning o.person_id, o.auction_id, o.alert_id, current.price
    ), ranked as (
      select m.person_id, m.auction_id, m.alert_id, count(*) over own::integer as count,
        coalesce(count(m.alert_id) over own = count(*) over own and min(m.alert_id) over own = max(m.alert_id) over own,
          false) as is_of_one_alert,
        row_number() over (partition by m.person_id
          order by m.price::numeric / nullif(a.valuation, 0) nulls last, m.auction_id) as place
      from mailed m join auctions a on a.id = m.auction_id
      window own as (partition by m.person_id)
    )
    select r.person_id, r.count, r.is_of_one_alert, l.name as alert_name, p.uuid as person_uuid, p.name as person_name, p.email as person_email,
      ${auctionColumns}
    from ranked r join people p on p.id = r.person_id join auctions a on a.id = r.auction_id
      left join alerts l on l.id = r.alert_id
    where r.place <= ${shownAuctions}
    order by r.person_id, r.place`.execute(trx);

  return [...Map.groupBy(rows, ({ person_id }) => person_id).values()].map((own) => {
    const { person_id, person_uuid, person_name, person_email, count, is_of_one_alert, alert_name } = own[0]!;
    return {
      person: { id: person_id, name: person_name, email: person_email },
      auctions: own.map((row) => ({ ...toMailedAuction(row, links, now), alert: row.alert_name })),
      alert: is_of_one_alert ? alert_name : null,
      count,
      unsubscribeToken: createUnsubscribeToken(unsubscribeSecret, { person: person_uuid, what: 'avisos' }),
    };
  });
}
