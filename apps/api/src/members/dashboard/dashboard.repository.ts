import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import type { ActivityKind } from '../../platform/activity/activities.ts';

interface ActivityRow {
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
    activities(personId: number, limit: number): Promise<ActivityRow[]> {
      return database
        .selectFrom('activities as v')
        .leftJoin('auctions as a', 'a.id', 'v.auction_id')
        .select(['v.id', 'a.uuid_key as auction_key', 'v.created_at'])
        .select((one) => [
          one.ref('v.kind').$castTo<ActivityKind>().as('type'),
          sql<string>`left(v.description, ${maxDescriptionLength})`.as('description'),
        ])
        .where('v.person_id', '=', personId)
        .where('a.flagged_reason', 'is', null)
        .orderBy('v.created_at', 'desc')
        .orderBy('v.id', 'desc')
        .limit(limit)
        .execute();
    },
  };
}
