import type { CalendarDate } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { isUuid } from '../../platform/text/is-uuid.ts';
import { ended } from './conditions.ts';
import { type AuctionRow, auctionColumns } from './auction-row.ts';
import { factColumns, type FactsRow } from './facts.ts';
import { isCurrent, isShown } from './visible-auctions.ts';

export interface EventRow {
  kind:
    | 'listed'
    | 'price'
    | 'valuation'
    | 'modality'
    | 'rounds'
    | 'financing'
    | 'details'
    | 'gone'
    | 'returned'
    | 'undone';
  list_date: string;
  old: string | null;
  new: string | null;
  /** Columns with their values before and after. */
  fields: Readonly<Record<string, [unknown, unknown]>> | null;
}

interface Totals {
  auctions: number;
  cities: number;
  /** Of the newest list of a source and a state that one of the auctions is from (LIST-02). */
  list_date: string | null;
}

const maxViewedDays = 30;
/** How long the page of an auction that left its list stays. */
const retentionDays = 180;

/** Reads single auctions and the short lists of the home page. */
export function auctionRepository(database: Database) {
  const byKey = (key: string) => {
    if (isUuid(key)) return { name: 'auction-by-key', where: sql`a.uuid_key = ${key}` };
    return /^\d{1,15}$/.test(key) ? { name: 'auction-by-number', where: sql`a.id = ${Number(key)}` } : null;
  };
  const pick = async (name: string, picked: ReturnType<typeof sql>): Promise<AuctionRow[]> => {
    const { rows } = await sql<AuctionRow>`
      ${prepared(name)} with picked as (${picked})
      select ${auctionColumns} from picked join auctions a on a.id = picked.auction_id
      order by picked.place`.execute(database);
    return rows;
  };

  return {
    /**
     * By uuid_key, else by numeric id (DETAIL-11). One that left its list is found for another 180 days; one that is
     * hidden everywhere (LIST-09), or left longer ago, is 'withdrawn'.
     */
    async findByKey(key: string, now: Date): Promise<(AuctionRow & FactsRow) | 'withdrawn' | null> {
      const condition = byKey(key);
      if (!condition) return null;
      const { rows } = await sql<AuctionRow & FactsRow & { shown: boolean }>`
        ${prepared(condition.name)}
        select ${auctionColumns}, ${sql.join(factColumns.map((name) => sql.ref(`a.${name}`)))}, ${isShown(now)}
          and coalesce(a.gone_since > ${calendarDate(now)}::date - ${retentionDays}::integer, true) as shown
        from auctions a where ${condition.where}`.execute(database);
      const [row] = rows;
      if (!row) return null;
      return row.shown ? row : 'withdrawn';
    },

    /** Without events that only record an unreadable line of a list: they say nothing of the auction. */
    async history(id: number): Promise<EventRow[]> {
      const { rows } = await sql<EventRow>`
        ${prepared('history-of-auction')}
        select kind, list_date, old, new, fields from standing_events
        where auction_id = ${id} and kind <> 'unreadable' order by id limit 1000`.execute(database);
      return rows;
    },

    async countView(id: number, day: string): Promise<void> {
      await sql`insert into auction_views (auction_id, day, views) values (${id}, ${day}, 1)
        on conflict (auction_id, day) do update set views = auction_views.views + 1`.execute(database);
    },

    /**
     * Of current lists, and not ended: featured ones first, then the largest discounts that leave the valuation
     * credible (below 95 %).
     */
    highlighted: (limit: number, day: CalendarDate) =>
      pick(
        'highlighted-auctions',
        sql`
        select auction_id, row_number() over (order by featured desc, share, auction_id) as place
        from (
          (select s.auction_id, a.featured, s.price::double precision / nullif(a.valuation, 0) as share
          from auctions a join auction_search s on s.auction_id = a.id
          where a.featured and not (${ended}) and ${isCurrent(sql`a.id`, day)}
          order by share, s.auction_id limit ${limit})
          union all
          (select auction_id, false, share from auction_search s
          where share > 0.05 and listed >= (select max(list_date) - 60 from standing_lists)
            and not exists (select from auctions a where a.id = s.auction_id and a.featured)
            and not (${ended}) and ${isCurrent(sql`s.auction_id`, day)}
          order by share, auction_id limit ${limit})
        ) as candidates
        order by place limit ${limit}`,
      ),

    /** What arrived with lists that are current; where none is, the last that arrived. */
    async recent(limit: number, day: CalendarDate) {
      const latest = (condition: ReturnType<typeof sql>) => sql`
        select auction_id, row_number() over (order by listed desc, auction_id desc) as place
        from auction_search s where not (${ended}) and ${condition} order by listed desc, auction_id desc limit ${limit}`;
      // No list is current for longer than its source's: of a site without one no row is looked at.
      const current = sql`s.listed >= ${day}::date - (select max(fresh_days) from sources)
        and ${isCurrent(sql`s.auction_id`, day)}`;
      const arrived = await pick('recent-auctions', latest(current));
      return arrived.length > 0 ? arrived : pick('latest-auctions', latest(sql`true`));
    },

    endingNext: (limit: number, now: Date) =>
      pick(
        'auctions-ending-next',
        sql`
        select auction_id, row_number() over (order by ends_at, auction_id) as place
        from auction_search s where ends_at > ${now} and ends_at < 'infinity'
          and ${isCurrent(sql`s.auction_id`, calendarDate(now))} order by ends_at, auction_id limit ${limit}`,
      ),

    popular: (limit: number, day: string) =>
      pick(
        'popular-auctions',
        sql`
        select v.auction_id, row_number() over (order by sum(v.views) desc, v.auction_id) as place
        from auction_views v join auction_search s on s.auction_id = v.auction_id
        where v.day > ${day}::date - ${maxViewedDays}::integer and not (${ended})
        group by v.auction_id order by place limit ${limit}`,
      ),

    /** Same kind of property in the same city, then state, nearest in price. */
    async similar(auction: AuctionRow, limit: number): Promise<AuctionRow[]> {
      const { id, city_id: city, state_id: state } = auction;
      const nearest = (where: ReturnType<typeof sql>, count: number) => sql`
        select auction_id, row_number() over (order by distance, auction_id) as place
        from (
          select auction_id, abs(price - ${auction.minimum_first ?? 0}) as distance from auction_search
          where ${where} and subcategory_id = ${auction.subcategory_id ?? 0} and auction_id <> ${id} and not (${ended})
          order by 2, 1 limit ${count}
        ) as near`;
      const inCity =
        city === null ? [] : await pick('similar-in-city', nearest(sql`city_id = ${city}`, limit));
      if (inCity.length === limit) return inCity;
      const elsewhere = sql`state_id = ${state} and city_id is distinct from ${city}`;
      return [...inCity, ...(await pick('similar-in-state', nearest(elsewhere, limit - inCity.length)))];
    },

    async totals(): Promise<Totals> {
      const { rows } = await sql<Totals>`
        with counted as (select source_id, sum(n)::integer as n, array_agg(uf::text) as of_states
          from (select source_id, state_id, count(*) as n from auction_search where not (${ended}) group by 1, 2) as c
          left join states on states.id = state_id group by 1)
        select (select coalesce(sum(n), 0)::integer from counted) as auctions,
          (select count(*)::integer from (select from auction_search where city_id > 0 group by city_id) c) as cities,
          (select max(newest.list_date) from counted, lateral (
            select list_date from standing_lists l where l.source_id = counted.source_id
              and (l.scope = '{}' or l.scope && of_states) order by list_date desc limit 1) as newest) as list_date`.execute(
        database,
      );
      return rows[0]!;
    },

    async countBySubcategory(): Promise<Map<number, number>> {
      const { rows } = await sql<{ id: number; n: number }>`
        select subcategory_id as id, count(*)::integer as n from auction_search where not (${ended}) group by 1`.execute(
        database,
      );
      return new Map(rows.map(({ id, n }) => [id, n]));
    },
  };
}
export type AuctionRepository = ReturnType<typeof auctionRepository>;
