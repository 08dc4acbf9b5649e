import type { RoundPlace } from '@martelo/domain/auction';
import { sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../catalogue/auctions/auction-row.ts';
import { isShown } from '../../catalogue/auctions/visible-auctions.ts';
import type { Database } from '../../platform/database/connection.ts';
import { wantsReminders } from '../notifications/frequency.ts';

export interface DueReminder extends AuctionRow {
  person_id: number;
  person_uuid: string;
  person_name: string;
  person_email: string;
  place: RoundPlace;
  round_at: Date;
  /** Whether by mail; the dashboard reminds everybody. */
  by_mail: boolean;
}

/** Rounds in one transaction. */
const batchSize = 500;

/**
 * Marks and returns the rounds of favourites that close within 24 hours and were not reminded of yet. Without auctions
 * that left their list or are hidden, and those saved within these 24 hours. A round whose date moves counts as
 * another.
 */
export async function claimReminders(trx: Database, now: Date): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select f.person_id, f.auction_id, r.at
      from favorites f
        join people p on p.id = f.person_id and p.status = 'active'
        join auctions a on a.id = f.auction_id and a.gone_since is null and ${isShown(now)}
        cross join lateral (values (a.date_first), (a.date_second), (a.date_third)) as r (at)
      where r.at > ${now} and r.at <= ${now}::timestamptz + interval '24 hours'
        and f.created_at <= r.at - interval '24 hours'
        and not exists (select from round_reminders k
          where k.person_id = f.person_id and k.auction_id = f.auction_id and k.round_at = r.at)
      order by f.person_id, f.auction_id, r.at limit ${batchSize}
    ), claimed as (
      insert into round_reminders (person_id, auction_id, round_at, reminded_at)
      select person_id, auction_id, at, ${now}::timestamptz from due order by person_id, auction_id, at
      on conflict do nothing returning person_id, auction_id, round_at
    )
    select c.person_id, c.round_at,
      case c.round_at when a.date_first then 'first' when a.date_second then 'second' else 'third' end as place,
      ${wantsReminders} as by_mail, p.uuid as person_uuid, p.name as person_name, p.email as person_email, ${auctionColumns}
    from claimed c join auctions a on a.id = c.auction_id join people p on p.id = c.person_id
      left join notification_settings s on s.person_id = c.person_id
    order by c.person_id, c.round_at, c.auction_id`.execute(trx);
  return rows;
}
