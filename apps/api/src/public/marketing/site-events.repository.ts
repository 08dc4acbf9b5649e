import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';

/** Visits are counted over this period, and deleted after it. */
export const countedMinutes = 60;

export interface SiteEvent {
  name: string;
  title: string;
  segment: string;
  auctionKey: string | null;
  tag: string | null;
  /** A random id of one visit. */
  visit: string | null;
}

const windowStart = (now: Date) => new Date(now.getTime() - countedMinutes * 60_000);

/** What pages report, without any data of their visitors. */
export function siteEventRepository(database: Database) {
  return {
    async record({ name, title, segment, auctionKey, tag, visit }: SiteEvent, now: Date): Promise<void> {
      await database
        .insertInto('site_events')
        .values({ at: now, name, title, segment, auction_key: auctionKey, tag, visit })
        .execute();
    },

    /** Different visits in the last hour. */
    async countVisits(now: Date): Promise<number> {
      const { n } = await database
        .selectFrom('site_events')
        .select((events) => events.fn.count<number>('visit').distinct().as('n'))
        .where('at', '>', windowStart(now))
        .where('at', '<=', now)
        .executeTakeFirstOrThrow();
      return n;
    },
  };
}

/** Deletes visits once they are no longer counted, and events after thirteen months, when a year can be compared. */
export async function deleteVisits(database: Database, now: Date): Promise<void> {
  await database
    .updateTable('site_events')
    .set({ visit: null })
    .where('visit', 'is not', null)
    .where('at', '<=', windowStart(now))
    .execute();
  await database
    .deleteFrom('site_events')
    .where('at', '<=', sql<Date>`${now}::timestamptz - '13 months'::interval`)
    .execute();
}
