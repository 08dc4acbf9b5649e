import { calendarDate } from '@martelo/domain/dates';
import { type RawBuilder, sql } from 'kysely';

import { ended } from '../../catalogue/auctions/conditions.ts';
import { isCurrent } from '../../catalogue/auctions/visible-auctions.ts';
import type { Database } from '../../platform/database/connection.ts';
import { alertKinds, matchesType } from './alert-codes.ts';
import { evidenceFacts } from './evidence-facts.ts';
import { findEvents, dropKnownEvents, noteEvents, writeEvents } from './match-events.ts';

/** A list by its events: those of its source with a number above `after`, up to `last`. */
interface ListEvents {
  listId: number;
  sourceId: number;
  after: number;
  last: number;
}

/** The auctions that are matched with alerts. */
interface Occasion {
  /** Null where the clock alone brought them. */
  listId: number | null;
  /** Rows of `auction_id` and `is_brought`, which is false where a listed auction only had an event. */
  auctions: RawBuilder<unknown>;
}

const occasionOfList = ({ listId, sourceId, after, last }: ListEvents): Occasion => ({
  listId,
  auctions: sql`
    select auction_id, bool_or(is_brought) as is_brought from (
      select distinct e.auction_id, true as is_brought from auction_events e join auctions a on a.id = e.auction_id
      where e.id > ${after} and e.id <= ${last} and a.source_id = ${sourceId}
        and e.kind in ('listed', 'returned', 'price', 'rounds')
      union all select auction_id, false from sale_events where list_id = ${listId}) as either
    group by auction_id`,
});

/** A list that is too old says nothing of today: its auctions are left to the next list (LABEL-08). */
const occasionOfRounds = (ids: readonly number[], now: Date): Occasion => ({
  listId: null,
  auctions: sql`
    select id as auction_id, true as is_brought from unnest(${ids}::bigint[]) as begun (id)
    where ${isCurrent(sql`begun.id`, calendarDate(now))}`,
});

/**
 * Memory for sorting and hashing a million alerts; the default of 4 MB spills to disk and takes several times as long.
 */
const memory = '256MB';

/**
 * The auctions that are matched with alerts, as they are now. A table with statistics of its own: guessing how many
 * auctions a city has, the planner is wrong by a factor of twenty and joins a million alerts row by row.
 */
async function stageListed(trx: Database, auctions: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`
    create temporary table listed on commit drop as
    with brought as (${auctions})
    select n.auction_id, n.city_id, k.property_type, n.type, n.modality, n.price, b.is_brought,
      to_jsonb(n) || ${evidenceFacts(sql`n.auction_id`)} as facts
    from auctions_at(array(select auction_id from brought), ${now}::timestamptz) n join brought b using (auction_id)
      join ${alertKinds} as k (property_type, subcategory_id) on k.subcategory_id = n.subcategory_id
    where n.visible and not (${ended})`.execute(trx);
  await sql`analyze listed`.execute(trx);
}

/**
 * Every pair of a customer and a listed auction that one of the customer's active alerts covers, in one statement. The
 * alerts are put together first: from the auctions' side the planner would pair every alert of a city with every
 * auction there. Alerts without further requirements cost only a check for null.
 */
async function findMatches(trx: Database): Promise<void> {
  await sql`
    create temporary table found on commit drop as
    with active as materialized (
      select c.city_id, l.property_type, l.auction_type, l.price_min, l.price_max, l.id, l.person_id,
        nullif(l.requirements, '{}') as requirements
      from alert_cities c join alerts l on l.id = c.alert_id
      where l.paused_at is null and 'new' = any (l.tells) and c.city_id in (select city_id from listed)
    )
    select distinct on (w.person_id, n.auction_id) w.person_id, n.auction_id, w.id as alert_id
    from listed n join active w on n.is_brought and w.city_id = n.city_id and w.property_type = n.property_type
      and n.price between w.price_min and w.price_max and ${matchesType(sql`w.auction_type`, sql`n.type`)}
      and (w.requirements is null or meets_requirements(n.facts, w.requirements))
    order by w.person_id, n.auction_id, w.id`.execute(trx);
}

/**
 * Leaves in `found` what is new to active customers. The customers are locked until the commit, so that none is deleted
 * before its opportunities are written.
 */
async function dropKnownMatches(trx: Database): Promise<void> {
  await sql`analyze found`.execute(trx);
  await sql`
    with customers as materialized (
      select id from people where id in (select person_id from found) and status = 'active' for key share
    )
    delete from found f where not exists (select from customers c where c.id = f.person_id)`.execute(trx);
  await leaveOutKnown(trx);
}

const leaveOutKnown = (trx: Database) =>
  sql`delete from found f using opportunities o
    where o.person_id = f.person_id and o.auction_id = f.auction_id`.execute(trx);

const isDuplicate = (error: unknown) => (error as { code?: unknown } | null)?.code === '23505';

/**
 * Makes an opportunity of each match, in the order of the primary key. `on conflict` costs a third more, and conflicts
 * only occur where another transaction has just written one of them: that one is left out, and all are written again.
 */
async function writeOpportunities(trx: Database, listId: number | null, now: Date): Promise<void> {
  for (;;) {
    await sql`savepoint matched`.execute(trx);
    try {
      await sql`
        insert into opportunities (person_id, auction_id, alert_id, matched_at, by_date, list_id)
        select f.person_id, f.auction_id, f.alert_id, ${now}::timestamptz, ${listId === null}, coalesce(${listId}::integer,
          (select max(c.list_id) from list_changes c join standing_lists l on l.id = c.list_id
            where c.auction_id = f.auction_id))
        from found f`.execute(trx);
      return;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await sql`rollback to savepoint matched`.execute(trx);
      await leaveOutKnown(trx);
    }
  }
}

/** Gives each customer of `found` a line of activity, and returns them; what has an event has its own line. */
async function noteActivities(trx: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ person_id: number }>`
    with brought as (
      select person_id, count(*) as n, min(auction_id) as auction_id from found f
      where not exists (select from happened h where h.person_id = f.person_id and h.auction_id = f.auction_id)
      group by person_id
    )
    insert into activities (person_id, kind, description, auction_id, created_at)
    select b.person_id, 'opportunity',
      coalesce('Nova oportunidade: ' || a.title, b.n || ' novas oportunidades para os seus alertas'), a.id,
      ${now}::timestamptz
    from brought b left join auctions a on a.id = b.auction_id and b.n = 1
    order by b.person_id
    returning person_id`.execute(trx);
  return rows.map(({ person_id }) => person_id);
}

async function matchOccasion(trx: Database, { listId, auctions }: Occasion, now: Date): Promise<number[]> {
  await sql`select set_config('work_mem', ${memory}, true)`.execute(trx);
  await stageListed(trx, auctions, now);
  await findMatches(trx);
  await findEvents(trx, listId);
  await dropKnownEvents(trx, listId);
  await dropKnownMatches(trx);
  await writeOpportunities(trx, listId, now);
  await writeEvents(trx, listId, now);
  const people = await noteActivities(trx, now);
  const notified = await noteEvents(trx, now);
  await sql`drop table listed, found, happened`.execute(trx);
  return [...new Set([...people, ...notified])];
}

/**
 * Matches what a list brought, new, back, or changed in price or rounds, and the events that it shows of the rest
 * (ALERT-14), against every active alert, at the price of the current round at `now`. Hidden and finished auctions
 * match none. Each match becomes an opportunity, once for a customer and auction however often it is found, and each
 * customer gets a line of activity. Returns the customers with matches (ALERT-09).
 */
export const matchAlerts = (trx: Database, events: ListEvents, now: Date): Promise<number[]> =>
  matchOccasion(trx, occasionOfList(events), now);

/**
 * Matches auctions whose next round began by its date alone (ALERT-17) in the same way. Their opportunities belong to
 * the list that changed them last, and are removed with it where it is undone.
 */
export const matchBegunRounds = (trx: Database, ids: readonly number[], now: Date): Promise<number[]> =>
  matchOccasion(trx, occasionOfRounds(ids, now), now);
