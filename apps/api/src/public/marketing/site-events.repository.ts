import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';

/** Visits are counted over this long, and forgotten after it. */
export const countedMinutes = 60;

export interface SiteEvent {
  name: string;
  title: string;
  segment: string;
  auctionKey: string | null;
  tag: string | null;
  /** Made up for one visit. */
  visit: string | null;
}

const windowStart = (now: Date) => new Date(now.getTime() - countedMinutes * 60_000);

/** What pages tell, without anything of who looks at them. */
export function siteEventRepository(database: Database) {
  return {
    async record({ name, title, segment, auctionKey, tag, visit }: SiteEvent, now: Date): Promise<void> {
      await sql`
        insert into site_events (at, name, title, segment, auction_key, tag, visit)
        values (${now}, ${name}, ${title}, ${segment}, ${auctionKey}, ${tag}, ${visit})`.execute(database);
    },

    /** Different visits that were seen in the last hour. */
    async countVisits(now: Date): Promise<number> {
      const { rows } = await sql<{ n: number }>`
        select count(distinct visit)::integer as n from site_events
        where visit is not null and at > ${windowStart(now)} and at <= ${now}`.execute(database);
      return rows[0]?.n ?? 0;
    },
  };
}

/** Forgets visits once they are no longer counted, and events after thirteen months, when a year can be compared. */
export async function forgetVisits(database: Database, now: Date): Promise<void> {
  await sql`update site_events set visit = null where visit is not null and at <= ${windowStart(now)}`.execute(
    database,
  );
  await sql`delete from site_events where at <= ${now}::timestamptz - '13 months'::interval`.execute(
    database,
  );
}
