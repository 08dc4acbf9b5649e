import { type RawBuilder, sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../catalogue/auctions/auction-row.ts';
import { isShown } from '../../catalogue/auctions/visible-auctions.ts';
import type { Database } from '../../platform/database/connection.ts';
import { pageOf, pageSize } from '../../platform/http/page.ts';
import { bestDiscountSource } from './best-discounts.ts';
import { matching, offered, type OpportunityFilters, type Tab } from './offered.ts';

export interface OpportunityRow extends AuctionRow {
  reason: 'alert' | 'discount';
  alert_id: number | null;
  found_at: Date;
  viewed_at: Date | null;
  is_favorite: boolean;
}

interface OpportunityStats {
  total: number;
  favorites: number;
  ending_soon: number;
  high_discount: number;
  unviewed: number;
}

const orders = {
  open: sql`o.reason = 'discount', case when o.reason = 'alert' then o.ends_at end, o.place, o.auction_id`,
  dismissed: sql`o.dismissed_at desc, o.auction_id`,
  expired: sql`o.over_at desc, o.auction_id`,
} as const;

/** Since when a discount could be found: the day of the first list that had it. */
const firstListed = sql`first_listed::timestamp at time zone 'America/Sao_Paulo'`;

/**
 * Opportunities of customers. A customer has an auction at most once, so an opportunity is known by its auction's id,
 * which best discounts have without a row of their own (OPP-05).
 */
export function opportunityRepository(database: Database, clock: () => Date) {
  const bestDiscounts = bestDiscountSource(database, clock);
  const offeredTo = async (personId: number, tab: Tab) =>
    offered(personId, tab === 'open' ? await bestDiscounts() : [], tab, clock());

  /** Sets one of the marks; null where the auction is no opportunity of this customer. */
  const mark = async (
    personId: number,
    auctionId: number,
    change: { viewed_at?: Date; dismissed_at?: Date | null },
  ): Promise<{ viewed_at: Date | null } | null> => {
    const now = clock();
    const best = await bestDiscounts();
    const { viewed_at = null, dismissed_at } = change;
    const { rows } = await sql<{ viewed_at: Date | null }>`
      with auction as (
        select a.id, a.first_listed from auctions a, people p
        where p.id = ${personId} and a.id = ${auctionId}::bigint and ${isShown(now)}
          and (a.id = any (${best}::bigint[]) or exists
            (select from opportunities o where o.person_id = ${personId} and o.auction_id = a.id))
        for key share of p
      )
      insert into opportunities as o
        (person_id, auction_id, reason, matched_at, mailed_at, viewed_at, dismissed_at)
      select ${personId}::bigint, id, 'discount', ${firstListed}, ${now}::timestamptz, ${viewed_at}::timestamptz,
        ${dismissed_at ?? null}::timestamptz
      from auction
      on conflict (person_id, auction_id) do update set
        viewed_at = coalesce(o.viewed_at, excluded.viewed_at),
        dismissed_at = ${dismissed_at === undefined ? sql`o.dismissed_at` : sql`excluded.dismissed_at`}
      returning o.viewed_at`.execute(database);
    return rows[0] ?? null;
  };

  const countOf = async (found: RawBuilder<unknown>, filters: OpportunityFilters) => {
    const { rows } = await sql<OpportunityStats & { matched: number }>`
      with ${found}
      select count(*)::integer as total, (count(*) filter (where is_favorite))::integer as favorites,
        (count(*) filter (where ending_soon))::integer as ending_soon,
        (count(*) filter (where high_discount))::integer as high_discount,
        (count(*) filter (where viewed_at is null))::integer as unviewed,
        (count(*) filter (where ${matching(filters)}))::integer as matched
      from offered`.execute(database);
    const { matched, ...stats } = rows[0]!;
    return { matched, stats };
  };

  return {
    /** Of the whole tab. */
    async stats(personId: number, tab: Tab): Promise<OpportunityStats> {
      return (await countOf(await offeredTo(personId, tab), {})).stats;
    },

    /** One page of what passes the filters, with the figures of the whole tab. */
    async page(personId: number, tab: Tab, filters: OpportunityFilters, requestedPage: number) {
      const found = await offeredTo(personId, tab);
      const { matched, stats } = await countOf(found, filters);
      const { pagination, offset } = pageOf(requestedPage, matched);
      const { rows } = await sql<OpportunityRow>`
        with ${found}, picked as (
          select o.*, row_number() over (order by ${orders[tab]}) as position
          from (select * from offered where ${matching(filters)}) as o
          order by position limit ${pageSize} offset ${offset})
        select p.reason, p.alert_id, p.viewed_at, p.is_favorite,
          coalesce(p.matched_at, p.first_listed::timestamp at time zone 'America/Sao_Paulo') as found_at, ${auctionColumns}
        from picked p join auctions a on a.id = p.auction_id
        order by p.position`.execute(database);
      return { rows, pagination, stats };
    },

    /** Only the first view is recorded; null where the auction is no opportunity of this customer. */
    async markViewed(personId: number, id: number): Promise<Date | null> {
      return (await mark(personId, id, { viewed_at: clock() }))?.viewed_at ?? null;
    },

    /** Dismisses or restores it; false where the auction is no opportunity of this customer. */
    async dismiss(personId: number, id: number, dismissed: boolean): Promise<boolean> {
      return (await mark(personId, id, { dismissed_at: dismissed ? clock() : null })) !== null;
    },

    /** Removes an expired one from the list for good; false where there is none. */
    async deleteExpired(personId: number, id: number): Promise<boolean> {
      const { numAffectedRows } = await sql`
        with ${await offeredTo(personId, 'expired')}
        update opportunities o set dismissed_at = ${clock()}
        from offered f where f.auction_id = ${id} and o.auction_id = f.auction_id and o.person_id = ${personId}`.execute(
        database,
      );
      return numAffectedRows === 1n;
    },
  };
}
export type OpportunityRepository = ReturnType<typeof opportunityRepository>;
