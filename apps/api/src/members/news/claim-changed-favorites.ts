import type { CalendarDate } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';
import { sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../catalogue/auctions/auction-row.ts';
import type { EventRow } from '../../catalogue/auctions/auctions.repository.ts';
import { isShown } from '../../catalogue/auctions/visible-auctions.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { frequencyOfPerson } from '../notifications/frequency.ts';
import { toMailedAuction } from '../notifications/mailed-auction.ts';
import { createUnsubscribeToken } from '../notifications/unsubscribe-token.ts';
import { byWeight, newsOfFollowed } from './followed.ts';
import { type ChangedFavorites, shownChanges, shownFavorites, toMailedChange } from './favorite-mails.ts';

interface ChangedRow extends AuctionRow {
  person_id: number;
  person_uuid: string;
  person_name: string;
  person_email: string;
  count: number;
  events: readonly EventRow[];
}

/** Days after which a change is no longer mailed. */
const freshDays = 14;

/** People who saved what a list changed and chose immediate mails. */
export async function followersAtOnce(
  trx: Database,
  { sourceId, after, last }: { sourceId: number; after: number; last: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id
    from news_events e
      join auctions a on a.id = e.auction_id and a.source_id = ${sourceId}
      join favorites f on f.auction_id = e.auction_id
      join people p on p.id = f.person_id and p.status = 'active'
      left join notification_settings s on s.person_id = p.id
    where e.id > ${after} and e.id <= ${last} and ${frequencyOfPerson} = 'at_once'
    order by p.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** People who saved what an undone list had changed and chose immediate mails. */
export async function followersOfUndone(
  trx: Database,
  { sourceId, listDate }: { sourceId: number; listDate: CalendarDate },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id
    from auction_events e
      join auctions a on a.id = e.auction_id and a.source_id = ${sourceId}
      join favorites f on f.auction_id = e.auction_id
      join people p on p.id = f.person_id and p.status = 'active'
      left join notification_settings s on s.person_id = p.id
    where e.kind = 'undone' and e.list_date = ${listDate} and ${frequencyOfPerson} = 'at_once'
    order by p.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Marks what lists changed of these people's favourites as mailed, and returns what the mails shall list, the latest
 * change first. Left out: what the person saw on the auction's page, what is hidden, and people without changes. The
 * undoing of a list is reported to those who had seen its changes or been mailed them (NEWS-06).
 */
export async function claimChangedFavorites(
  trx: Database,
  { links, unsubscribeSecret }: Outbox,
  people: readonly number[],
  now: Date,
): Promise<ChangedFavorites[]> {
  // One transaction at a time: the one that waited here reads what the other has marked.
  await sql`select from people where id = any (${people}::bigint[]) order by id for no key update`.execute(
    trx,
  );
  const { rows } = await sql<ChangedRow>`
    with fresh as materialized (
      select w.person_id, w.auction_id, e.*,
        row_number() over (partition by w.person_id, w.auction_id order by ${byWeight}) as place
      from (select f.person_id, f.auction_id, greatest(f.told_event, v.seen_event) as known
          from favorites f
            join auctions a on a.id = f.auction_id and ${isShown(now)}
            left join auction_visits v on v.person_id = f.person_id and v.auction_id = f.auction_id
          where f.person_id = any (${people}::bigint[])) as w
        cross join lateral ${newsOfFollowed} as e
      where e.list_date > ${calendarDate(now)}::date - ${freshDays}::integer
    ), mailed as (
      select person_id, auction_id, max(id) as last,
        json_agg(json_build_object('kind', kind, 'list_date', list_date, 'old', old, 'new', new, 'fields', fields)
          order by ${byWeight}) filter (where place <= ${shownChanges}) as events
      from fresh group by person_id, auction_id
    ), marked as (
      update favorites f set told_event = mailed.last from mailed
      where f.person_id = mailed.person_id and f.auction_id = mailed.auction_id
    ), ranked as (
      select mailed.*, count(*) over (partition by person_id)::integer as count,
        row_number() over (partition by person_id order by last desc) as rank
      from mailed
    )
    select r.person_id, r.count, r.events, p.uuid as person_uuid, p.name as person_name, p.email as person_email,
      ${auctionColumns}
    from ranked r join people p on p.id = r.person_id and p.status = 'active' join auctions a on a.id = r.auction_id
    where r.rank <= ${shownFavorites}
    order by r.person_id, r.rank`.execute(trx);

  return [...Map.groupBy(rows, ({ person_id }) => person_id).values()].map((own) => {
    const { person_id, person_uuid, person_name, person_email, count } = own[0]!;
    return {
      person: { id: person_id, name: person_name, email: person_email },
      favorites: own.map((row) => ({
        ...toMailedAuction(row, links, now),
        changes: row.events.map(toMailedChange),
      })),
      count,
      unsubscribeToken: createUnsubscribeToken(unsubscribeSecret, { person: person_uuid, what: 'avisos' }),
    };
  });
}
