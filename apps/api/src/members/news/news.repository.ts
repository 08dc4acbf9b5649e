import type { RoundPlace } from '@martelo/domain/auction';
import { sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../catalogue/auctions/auction-row.ts';
import type { EventRow } from '../../catalogue/auctions/auctions.repository.ts';
import { hasCode } from '../../catalogue/auctions/has-code.ts';
import { isShown } from '../../catalogue/auctions/visible-auctions.ts';
import type { Database } from '../../platform/database/connection.ts';
import { byWeight, followedBy, newsOfFollowed, type SinceKind, visitMinutes } from './followed.ts';

/** Changes of one auction since its follower's last view. */
export interface NewsRow {
  since: Date | null;
  since_kind: SinceKind | null;
  total: number;
  /** The newest list first, and of one list the most important first; at most 20. */
  events: readonly EventRow[];
}

interface DeadlineRow extends AuctionRow {
  round: RoundPlace;
  closes_at: Date;
}

const maxEvents = 20;

const eventsOf = sql`
  select count(*)::integer as total, max(id) as newest, coalesce(json_agg(json_build_object('kind', kind,
    'list_date', list_date, 'old', old, 'new', new, 'fields', fields) order by ${byWeight}) filter (where place <= ${maxEvents}),
    '[]') as events
  from (select *, row_number() over (order by ${byWeight}) as place from ${newsOfFollowed} as each) as numbered`;

/** The auctions that a person follows and that changed since. */
export const changedSince = (personId: number, now: Date) => sql`
  select w.auction_id from ${followedBy(personId, now)} as w where exists (select from ${newsOfFollowed} as each)`;

/** Changes since a customer's last view, and the views (NEWS-01 to NEWS-08). */
export function newsRepository(database: Database, clock: () => Date) {
  return {
    /** By the auction's id, of those that are followed. */
    async ofAuctions(personId: number, ids: readonly number[]): Promise<Map<number, NewsRow>> {
      const { rows } = await sql<NewsRow & { auction_id: number }>`
        select w.auction_id, w.since, w.since_kind, n.total, n.events
        from ${followedBy(personId, clock())} as w cross join lateral (${eventsOf}) as n
        where w.auction_id = any (${ids}::bigint[])`.execute(database);
      return new Map(rows.map(({ auction_id: id, ...news }) => [id, news]));
    },

    /** The auction of a code with its last event; null where there is no visible one. */
    async findAuction(code: string): Promise<{ id: number; last_event: number } | null> {
      const { rows } = await sql<{ id: number; last_event: number }>`
        select a.id, coalesce((select max(id) from auction_events where auction_id = a.id), 0) as last_event
        from auctions a where ${hasCode(code)} and ${isShown(clock())}`.execute(database);
      return rows[0] ?? null;
    },

    /** The auctions whose newest change is newest, with what changed. */
    async latest(personId: number, limit: number): Promise<(AuctionRow & NewsRow)[]> {
      const { rows } = await sql<AuctionRow & NewsRow>`
        with changed as (
          select w.auction_id, w.since, w.since_kind, n.*
          from ${followedBy(personId, clock())} as w
            join auctions a on a.id = w.auction_id and ${isShown(clock())}
            cross join lateral (${eventsOf}) as n
          where n.total > 0 order by n.newest desc limit ${limit}
        )
        select changed.since, changed.since_kind, changed.total, changed.events, ${auctionColumns}
        from changed join auctions a on a.id = changed.auction_id order by changed.newest desc`.execute(
        database,
      );
      return rows;
    },

    /** The dated rounds of favourites that close next. */
    async deadlines(personId: number, limit: number): Promise<DeadlineRow[]> {
      const now = clock();
      const { rows } = await sql<DeadlineRow>`
        with next as (
          select f.auction_id, r.round, r.at from favorites f
            join auctions a on a.id = f.auction_id and a.gone_since is null and ${isShown(now)}
            cross join lateral (values
              ('first', a.date_first), ('second', a.date_second), ('third', a.date_third)) as r (round, at)
          where f.person_id = ${personId} and r.at > ${now}
          order by r.at, f.auction_id limit ${limit}
        )
        select next.round, next.at as closes_at, ${auctionColumns}
        from next join auctions a on a.id = next.auction_id order by next.at, a.id`.execute(database);
      return rows;
    },

    /**
     * Records a view of an auction whose page knew the events up to `lastEvent`. A view after the visit is over begins
     * another visit, which compares with the previous one. False where there is no such auction.
     */
    async visit(personId: number, code: string, lastEvent: number): Promise<boolean> {
      const now = clock();
      const over = sql`v.looked_at <= ${now}::timestamptz - ${visitMinutes} * interval '1 minute'`;
      const { rows } = await sql`
        insert into auction_visits as v (person_id, auction_id, looked_at, seen_event)
        select ${personId}, a.id, ${now}::timestamptz,
          least(${lastEvent}::bigint, coalesce((select max(id) from auction_events where auction_id = a.id), 0))
        from auctions a where ${hasCode(code)} and ${isShown(now)}
        on conflict (person_id, auction_id) do update set
          before_at = case when ${over} then v.looked_at else v.before_at end,
          before_event = case when ${over} then v.seen_event else v.before_event end,
          looked_at = greatest(v.looked_at, excluded.looked_at),
          seen_event = greatest(v.seen_event, excluded.seen_event)
        returning v.auction_id`.execute(database);
      return rows.length > 0;
    },
  };
}
