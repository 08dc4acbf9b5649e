import type { Centavos } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';
import { sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../catalogue/auctions/auction-row.ts';
import type { Database } from '../../platform/database/connection.ts';
import { matchesKind, matchesType } from './alert-codes.ts';
import type { Requirements } from './requirements.ts';

/** What an alert watches for, in the form's own codes (RULE-08), and what else it requires. */
export interface WatchedFor {
  propertyType: number;
  auctionType: number;
  cityIds: readonly number[];
  priceMin: Centavos;
  priceMax: Centavos;
  requirements?: Requirements;
}

/** What an alert would have told of. */
interface PastMatches {
  count: number;
  /** The first of them, the latest told first. */
  auctions: readonly AuctionRow[];
}

const day = 86_400_000;
const shownAuctions = 6;

/** Of `events`, those whose auction met the requirements when its list came; all of them where there are none. */
const meeting = (requirements: Requirements) =>
  Object.keys(requirements).length === 0
    ? sql`select id, list_date from events`
    : sql`
    select f.auction_id as id, l.list_date
    from (select list_date, array_agg(id) as ids from events group by 1) l
      cross join lateral auctions_at(l.ids, l.list_date::timestamp at time zone 'America/Sao_Paulo') f
    where meets_requirements(to_jsonb(f), ${JSON.stringify(requirements)}::jsonb)`;

/**
 * What such an alert would have told of in the last 90 days, from the history: the auctions that a list brought as new,
 * back, or changed in price or rounds while their price lay in the range. The price is the one of that list; between
 * the rounds it is the second minimum, by the dates as they are known now. What the further requirements ask about is
 * looked at as of that list's date, by the facts as they are known now. Flagged ones do not count (LIST-09).
 */
export async function findPastMatches(
  database: Database,
  { propertyType, auctionType, cityIds, priceMin, priceMax, requirements = {} }: WatchedFor,
  now: Date,
  days = 90,
): Promise<PastMatches> {
  const since = calendarDate(new Date(now.getTime() - days * day));
  const { rows } = await sql<AuctionRow & { n: number }>`
    with events as (
      select distinct a.id, e.list_date
      from auctions a
        join standing_events e on e.auction_id = a.id and e.list_date > ${since}::date
          and e.kind in ('listed', 'returned', 'price', 'rounds')
        join lateral (
          select p.new::bigint as minimum from standing_events p
          where p.auction_id = a.id and p.id <= e.id and p.kind in ('listed', 'price')
          order by p.id desc limit 1) as known on true
      where a.city_id = any (${cityIds}::integer[]) and a.flagged_reason is null
        and ${matchesKind(sql`${propertyType}::smallint`, sql`a.subcategory_id`)}
        and ${matchesType(sql`${auctionType}::smallint`, sql`a.type`)}
        and case when a.date_first <= e.list_date::timestamp at time zone 'America/Sao_Paulo' and a.date_second is not null
          then coalesce(a.minimum_second, known.minimum) else known.minimum end between ${priceMin} and ${priceMax}
    ), told as (
      select id, max(list_date) as told_on from (${meeting(requirements)}) met group by id
    ), shown as (
      select id as shown_id, told_on, count(*) over ()::integer as n
      from told order by told_on desc, id desc limit ${shownAuctions}
    )
    select n, ${auctionColumns} from shown join auctions a on a.id = shown_id
    order by told_on desc, a.id desc`.execute(database);
  return { count: rows[0]?.n ?? 0, auctions: rows };
}
