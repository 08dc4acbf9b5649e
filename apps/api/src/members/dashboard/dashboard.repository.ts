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
const broughtWords = ' novas oportunidades para os seus alertas';
const broughtPattern = `^(\\d+)${broughtWords}$`;

/** What a customer's dashboard counts and shows. */
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

    /**
     * The latest first; nothing about a flagged auction (LIST-09). What a day's lists brought to the alerts is one
     * line: a source may send a list for each state.
     */
    async activities(personId: number, limit: number): Promise<ActivityRow[]> {
      const { rows } = await sql<ActivityRow>`
        with lines as (
          select v.id, v.kind, v.description, a.uuid_key, v.created_at,
            substring(v.description from ${broughtPattern}::text)::integer as brought
          from activities v left join auctions a on a.id = v.auction_id
          where v.person_id = ${personId} and a.flagged_reason is null
        )
        select max(id) as id, max(kind) as type, max(uuid_key::text) as auction_key, max(created_at) as created_at,
          left(case when count(*) = 1 then max(description) else sum(brought) || ${broughtWords}::text end,
            ${maxDescriptionLength}) as description
        from lines
        group by case when brought is null then id end,
          case when brought is not null then (created_at at time zone 'America/Sao_Paulo')::date end
        order by 4 desc, 1 desc
        limit ${limit}`.execute(database);
      return rows;
    },
  };
}
