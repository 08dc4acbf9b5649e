import type { AlertEvent } from '@martelo/domain/alert';
import type { Centavos } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';
import { sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../catalogue/auctions/auction-row.ts';
import type { Database } from '../../platform/database/connection.ts';
import { provenKinds } from '../../catalogue/evidence/refresh-search-evidence.ts';
import { matchesKind, matchesType } from './alert-codes.ts';
import { evidenceFactsAt } from './evidence-facts.ts';
import type { Requirements } from './requirements.ts';

/** An alert's criteria, in the form's own codes (RULE-08), and its further requirements. */
export interface FormCriteria {
  propertyType: number;
  auctionType: number;
  cityIds: readonly number[];
  priceMin: Centavos;
  priceMax: Centavos;
  requirements?: Requirements;
  /** The events that it notifies of; only new auctions where it is left out. */
  events?: readonly AlertEvent[] | undefined;
}

/** What an alert would have notified of. */
interface PastMatches {
  count: number;
  /** The first of them, the latest first. */
  auctions: readonly AuctionRow[];
}

const day = 86_400_000;
const shownAuctions = 6;

const startOf = (date: ReturnType<typeof sql>) => sql`${date}::timestamp at time zone 'America/Sao_Paulo'`;
const dayOf = (time: ReturnType<typeof sql>) => sql`(${time} at time zone 'America/Sao_Paulo')::date`;

/** Of `events`, those whose auction met the requirements at their moment; all of them where there are none. */
function matchingEvents(requirements: Requirements, proven: readonly string[]) {
  if (Object.keys(requirements).length === 0) return sql`select id, happened_at, is_new from events`;
  const facts = needsEvidence(requirements)
    ? sql`to_jsonb(f) || ${evidenceFactsAt(sql`f.auction_id`, sql`${dayOf(sql`l.happened_at`)}`, proven)}`
    : sql`to_jsonb(f)`;
  return sql`
    select f.auction_id as id, l.happened_at, e.is_new
    from (select happened_at, array_agg(distinct id) as ids from events group by 1) l
      cross join lateral auctions_at(l.ids, l.happened_at) f
      join events e on e.id = f.auction_id and e.happened_at = l.happened_at
    where meets_requirements(${facts}, ${JSON.stringify(requirements)}::jsonb)`;
}

const needsEvidence = ({ next_price: next, discount_rank: discount, metre_rank: metre }: Requirements) =>
  [next, discount, metre].some((requirement) => requirement !== undefined);

/** A second round whose date no list gives: it is open once the first is past (LABEL-05). */
const undatedSecond = sql`(a.sale_method = 'rounds' and a.date_second is null and a.minimum_second is not null)`;

/** Whether auction `a` of source `o` was at that time in a list that was not too old to notify of it. */
const stoodAt = (time: ReturnType<typeof sql>) => sql`(
  select p.kind <> 'gone' from standing_events p
  where p.auction_id = a.id and p.kind in ('listed', 'returned', 'gone') and p.list_date <= ${dayOf(time)}
  order by p.id desc limit 1)
  and exists (select from standing_lists l where l.source_id = a.source_id
    and l.list_date between ${dayOf(time)} - o.fresh_days and ${dayOf(time)})`;

/**
 * What such an alert would have notified of in the last 90 days, from the history: the auctions that a list brought as
 * new, back, or changed in price or rounds while their price lay in the range, and those that came into it when a round
 * passed (ALERT-17). The price is the one of that moment's list; once a round is past it is the next one's minimum, by
 * the dates as they are known now. The further requirements are evaluated as of that moment, by the facts as they are
 * known now. Flagged auctions do not count (LIST-09), nor does what no alert notifies of: what was over when the list
 * came. An auction counts once as new, and once for each list with an event that such an alert covers (ALERT-14).
 */
export async function findPastMatches(
  database: Database,
  {
    propertyType,
    auctionType,
    cityIds,
    priceMin,
    priceMax,
    requirements = {},
    events = ['new'],
  }: FormCriteria,
  now: Date,
  days = 90,
): Promise<PastMatches> {
  const since = calendarDate(new Date(now.getTime() - days * day));
  const proven = needsEvidence(requirements) ? await provenKinds(database) : [];
  const { rows } = await sql<AuctionRow & { n: number }>`
    with brought as (
      select auction_id, list_date, ${startOf(sql`list_date`)} as happened_at, id, true as is_new from standing_events
      where ${events.includes('new')} and list_date > ${since}::date and kind in ('listed', 'returned', 'price', 'rounds')
        and auction_id in (select id from auctions where city_id = any (${cityIds}::integer[]))
      union all
      select s.auction_id, l.list_date, ${startOf(sql`l.list_date`)}, null, false
      from sale_events s join standing_lists l on l.id = s.list_id
      where s.kind = any (${events}::text[]) and l.list_date > ${since}::date
      union all
      select a.id, ${dayOf(sql`passed.at`)}, passed.at, null, true
      from auctions a join sources o on o.id = a.source_id
        cross join lateral (values (a.date_first, a.date_second), (a.date_second, a.date_third)) as passed (at, next)
      where ${events.includes('new')} and a.city_id = any (${cityIds}::integer[])
        and passed.at > ${startOf(sql`${since}::date`)} and passed.at <= ${now}::timestamptz
        and (passed.next is not null or passed.at = a.date_first and ${undatedSecond})
        and ${stoodAt(sql`passed.at`)}
    ), events as (
      select distinct a.id, e.happened_at, e.is_new
      from auctions a
        join brought e on e.auction_id = a.id
        join lateral (
          select p.new::bigint as minimum from standing_events p
          where p.auction_id = a.id and (p.id <= e.id or e.id is null and p.list_date <= e.list_date)
            and p.kind in ('listed', 'price')
          order by p.id desc limit 1) as known on true
      where a.city_id = any (${cityIds}::integer[]) and a.flagged_reason is null
        and (a.date_first is null or ${undatedSecond} or greatest(a.date_first, a.date_second, a.date_third) > e.happened_at)
        and ${matchesKind(sql`${propertyType}::smallint`, sql`a.subcategory_id`)}
        and ${matchesType(sql`${auctionType}::smallint`, sql`a.type`)}
        and case
          when a.date_second <= e.happened_at and a.date_third is not null
            then coalesce(a.minimum_third, a.minimum_second, known.minimum)
          when a.date_first <= e.happened_at and (a.date_second is not null or ${undatedSecond})
            then coalesce(a.minimum_second, known.minimum) else known.minimum end between ${priceMin} and ${priceMax}
    ), matched as (
      select * from (${matchingEvents(requirements, proven)}) matching
    ), counted as (
      select id, min(happened_at) from matched where is_new group by id
      union select id, happened_at from matched where not is_new
    ), shown as (
      select id as shown_id, max(happened_at) as last_at, (select count(*) from counted)::integer as n
      from matched group by id order by last_at desc, id desc limit ${shownAuctions}
    )
    select n, ${auctionColumns} from shown join auctions a on a.id = shown_id
    order by last_at desc, a.id desc`.execute(database);
  return { count: rows[0]?.n ?? 0, auctions: rows };
}
