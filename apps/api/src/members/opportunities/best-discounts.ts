import { calendarDate } from '@martelo/domain/dates';
import { sql } from 'kysely';

import { isCurrent } from '../../catalogue/auctions/visible-auctions.ts';
import type { Database } from '../../platform/database/connection.ts';

/** How many best discounts every customer sees. */
const maxDiscounts = 60;
const freshFor = 60_000;

/**
 * The auctions of current lists with the largest discounts that leave the valuation credible (at most 95 %), the
 * largest first (LABEL-08). They are the same for every customer, so they are queried once a minute, and after each
 * list, instead of being stored as rows of each customer (OPP-05). Callers leave out what was hidden since.
 */
export function bestDiscountSource(database: Database, clock: () => Date): () => Promise<readonly number[]> {
  let best: Promise<readonly number[]> | undefined;
  let soughtAt = 0;
  let soughtIn = 0;
  return async () => {
    const { rows } = await sql<{
      id: number;
    }>`select coalesce(max(id), 0) + count(undone_at) as id from lists`.execute(database);
    const list = rows[0]!.id;
    const now = clock().getTime();
    if (!best || now - soughtAt > freshFor || list !== soughtIn) {
      soughtAt = now;
      soughtIn = list;
      best = seek(database, clock());
      best.catch(() => (best = undefined));
    }
    return best;
  };
}

async function seek(database: Database, now: Date): Promise<readonly number[]> {
  const day = calendarDate(now);
  const { rows } = await sql<{ id: number }>`
    select auction_id as id from auction_search
    where share is not null and source_id in (
        select l.source_id from standing_lists l join sources o on o.id = l.source_id
        where l.list_date >= ${day}::date - o.fresh_days)
      and ${isCurrent(sql`auction_id`, day)} and (ends_at < 'infinity' and ends_at > ${now} or next_change = 'infinity')
    order by share, auction_id limit ${maxDiscounts}`.execute(database);
  return rows.map(({ id }) => id);
}
