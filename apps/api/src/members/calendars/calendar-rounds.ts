import type { RoundPlace } from '@martelo/domain/auction';
import { inCity } from '@martelo/domain/place-words';
import { sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../catalogue/auctions/auction-row.ts';
import { isShown } from '../../catalogue/auctions/visible-auctions.ts';
import type { Database } from '../../platform/database/connection.ts';
import { matchesKind, matchesType } from '../alerts/alert-codes.ts';
import { evidenceFacts } from '../alerts/evidence-facts.ts';
import type { CalendarOwner } from './calendar-addresses.repository.ts';

/** A dated round of an auction, for a calendar. */
export interface CalendarRound extends AuctionRow {
  place: RoundPlace;
  at: Date;
  /**
   * How many changes of the auction lists ever brought, undone ones and the undoing included, and how often it or its
   * auctioneer was hidden and shown again: it never falls.
   */
  changes: number;
  /** The newest list that changed it. */
  changed_on: string;
  /** Cancelled: it left its list before the round, or the round was dropped. */
  cancelled: boolean;
  /** Hidden: nothing of it may be shown any more (LIST-09). */
  hidden: boolean;
}

/** For how long after its date a round stays, so that calendars receive its outcome. */
const retentionDays = 30;
const maxRounds = 2000;

const ofFavorites = (personId: number) => sql`select auction_id from favorites where person_id = ${personId}`;

/** Auctions `a` that have, or once had, a dated round; the rest of a city needs no further check. */
const isDated = (now: Date) => sql`(
  greatest(a.date_first, a.date_second, a.date_third) > ${now}::timestamptz - ${retentionDays} * interval '1 day'
  or exists (select from standing_events e where e.auction_id = a.id and e.kind = 'rounds'))`;

/** The auctions that match an alert, by what is known of them now; delisted ones included. */
const ofAlert = (alertId: number, now: Date) => sql`
  select f.auction_id
  from alerts l cross join lateral auctions_at(array(
    select a.id from auctions a
    where a.city_id in (select city_id from alert_cities where alert_id = l.id)
      and ${matchesKind(sql`l.property_type`, sql`a.subcategory_id`)}
      and ${matchesType(sql`l.auction_type`, sql`a.type`)} and ${isDated(now)}), ${now}::timestamptz) f
  where l.id = ${alertId} and f.price between l.price_min and l.price_max
    and meets_requirements(to_jsonb(f) || ${evidenceFacts(sql`f.auction_id`)}, l.requirements)`;

/**
 * The dated rounds of what a calendar is of, the next first: those of lists that stand, and those that a standing list
 * dropped, with the date that they had. Rounds without a date are left out (NEWS-13).
 */
export async function readRounds(
  database: Database,
  { person_id: personId, alert_id: alertId }: CalendarOwner,
  now: Date,
): Promise<CalendarRound[]> {
  const which = alertId === null ? ofFavorites(personId) : ofAlert(alertId, now);
  const dropped = (column: `date_${RoundPlace}`) => sql`
    (select (e.fields -> ${sql.lit(column)} ->> 0)::timestamptz from standing_events e
      where e.auction_id = a.id and e.kind = 'rounds' and e.fields ? ${sql.lit(column)}
      order by e.id desc limit 1)`;
  const { rows } = await sql<CalendarRound>`
    with dated as (
      select a.id as auction_id, r.place, coalesce(r.at, r.was) as at, r.at is null as dropped
      from auctions a cross join lateral (values
        ('first', a.date_first, case when a.date_first is null then ${dropped('date_first')} end),
        ('second', a.date_second, case when a.date_second is null then ${dropped('date_second')} end),
        ('third', a.date_third, case when a.date_third is null then ${dropped('date_third')} end)) as r (place, at, was)
      where a.id in (${which}) and coalesce(r.at, r.was) > ${now}::timestamptz - ${retentionDays} * interval '1 day'
      order by 3, 1, 2 limit ${maxRounds}
    )
    select d.place, d.at, n.changes + m.n as changes, coalesce(n.changed_on, a.first_listed) as changed_on,
      d.dropped or coalesce(d.at >= a.gone_since::timestamp at time zone 'America/Sao_Paulo', false) as cancelled,
      not ${isShown(now)} as hidden, ${auctionColumns}
    from dated d join auctions a on a.id = d.auction_id
      cross join lateral (
        select count(*)::integer as n from audit_log l
        where l.subject = 'auction:' || a.uuid_key and l.action in ('auction.flagged', 'auction.unflagged')
          or l.subject = any (array(select 'auctioneer:' || p.id from people p where p.source_id = a.source_id))
            and l.action in ('auctioneer.suspended', 'auctioneer.refused', 'auctioneer.approved')) as m
      cross join lateral (
        select count(*)::integer as changes, max(e.list_date) as changed_on
        from auction_events e where e.auction_id = a.id and e.kind <> 'unreadable') as n
    order by d.at, a.id, d.place`.execute(database);
  return rows;
}

/** The name of an alert's calendar: by its cities, never by a name that its owner chose (NEWS-12). */
export async function nameOf(database: Database, { alert_id: id }: CalendarOwner): Promise<string> {
  if (id === null) return 'Martelo: favoritos';
  const { rows } = await sql<{ name: string }>`
    select c.name || ' – ' || s.uf as name from alert_cities t join cities c on c.id = t.city_id
      join states s on s.id = c.state_id
    where t.alert_id = ${id} order by c.name, c.id`.execute(database);
  const [first, ...others] = rows;
  const more = others.length > 0 ? ` e mais ${others.length}` : '';
  return `Martelo: busca ${inCity(first?.name ?? 'cidades')}${more}`;
}
