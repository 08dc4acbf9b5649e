import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import type { ActivityKind } from '../../platform/activity/activities.ts';

export interface ActivityRow {
  id: number;
  type: ActivityKind;
  description: string;
  auction_key: string | null;
  created_at: Date;
}

const maxDescriptionLength = 300;

/** What a customer's dashboard counts and tells. */
export function dashboardRepository(database: Database) {
  return {
    async countAlerts(personId: number): Promise<number> {
      const { n } = await database
        .selectFrom('alerts')
        .select((alerts) => alerts.fn.countAll<number>().as('n'))
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow();
      return n;
    },

    /** The latest first; nothing about a flagged auction (LIST-09). */
    async activities(personId: number, limit: number): Promise<ActivityRow[]> {
      const { rows } = await sql<ActivityRow>`
        select v.id, v.kind as type, left(v.description, ${maxDescriptionLength}) as description,
          a.uuid_key as auction_key, v.created_at
        from activities v left join auctions a on a.id = v.auction_id
        where v.person_id = ${personId} and a.flagged_reason is null
        order by v.created_at desc, v.id desc limit ${limit}`.execute(database);
      return rows;
    },
  };
}
