import { sql } from 'kysely';

import type { Database } from '../platform/database/connection.ts';

interface MappedAuction {
  key: string;
  /** The last list that had it. */
  listDate: string;
}

/** How many addresses one map holds; the protocol takes 50,000. */
const mapSize = 10_000;

/** The auctions of the site maps: all that lists show, in an order in which new ones are appended. */
export function siteMapRepository(database: Database) {
  return {
    /** How many maps there are, and when each last changed. */
    async maps(): Promise<string[]> {
      const { rows } = await sql<{ changed: string }>`
        select to_char(max(list_date), 'YYYY-MM-DD') as changed from (
          select a.list_date, (row_number() over (order by a.id) - 1) / ${mapSize}::integer as map
          from auction_search s join auctions a on a.id = s.auction_id) numbered
        group by map order by map`.execute(database);
      return rows.map(({ changed }) => changed);
    },

    async auctions(map: number): Promise<MappedAuction[]> {
      const { rows } = await sql<MappedAuction>`
        select a.uuid_key::text as key, to_char(a.list_date, 'YYYY-MM-DD') as "listDate"
        from auction_search s join auctions a on a.id = s.auction_id
        order by a.id limit ${mapSize} offset ${map * mapSize}`.execute(database);
      return rows;
    },
  };
}
