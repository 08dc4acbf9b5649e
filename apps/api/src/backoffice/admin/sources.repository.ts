import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { FeedStatus } from '../feeds/feeds.repository.ts';

export interface SourceRow {
  code: string;
  name: string;
  sample: boolean;
  person_id: number | null;
  person_name: string | null;
  company_name: string | null;
  auctions: number;
  list_date: string | null;
  taken_at: Date | null;
  rows: number | null;
  held: number;
  feed: string | null;
  feed_status: FeedStatus | null;
  received_at: Date | null;
}

/** Every word must occur in the name or the code. */
function conditionOf(keyword: string) {
  const words = keyword.split(/\s+/).filter(Boolean);
  const folded = sql`lower(unaccent(so.name || ' ' || so.code))`;
  return sql.join(
    [sql`true`, ...words.map((word) => sql`strpos(${folded}, lower(unaccent(${word}))) > 0`)],
    sql` and `,
  );
}

/** Sources in the order of their last good list, those without one first. */
export async function sourcesPage(database: Database, keyword: string, page: number) {
  const condition = conditionOf(keyword);
  const counted = await sql<{ n: number }>`
    select count(*) as n from sources so where ${condition}`.execute(database);
  const { pagination, offset } = pageOf(page, counted.rows[0]!.n);
  const { rows } = await sql<SourceRow>`
    select so.code, so.name, so.sample, p.id as person_id, p.name as person_name, p.company_name,
      (select count(*)::integer from auctions a where a.source_id = so.id and a.gone_since is null) as auctions,
      l.list_date, l.taken_at, l.rows, r.uuid as feed, r.status as feed_status, r.received_at,
      (select count(*)::integer from feed_runs f where f.source_id = so.id and f.status = 'held') as held
    from sources so
    left join lateral (
      select id, name, company_name from people where source_id = so.id order by id limit 1) p on true
    left join lateral (
      select list_date, taken_at, rows from standing_lists where source_id = so.id order by id desc limit 1) l on true
    left join lateral (
      select uuid, status, received_at from feed_runs
      where source_id = so.id order by received_at desc, id desc limit 1) r on true
    where ${condition}
    order by l.taken_at nulls first, so.name, so.id limit ${pagination.per_page} offset ${offset}`.execute(
    database,
  );
  return { rows, pagination };
}
