import { sql } from 'kysely';

import type { Input } from '../../platform/contract/contract.ts';
import type { Role } from '../../platform/contract/person.ts';
import type { Database } from '../../platform/database/connection.ts';
import { withinDays } from '../../platform/database/within-days.ts';
import { pageOf } from '../../platform/http/page.ts';

type Query = Input<'listAuditLog'>['query'];

interface EntryRow {
  id: number;
  at: Date;
  role: Role;
  name: string | null;
  action: string;
  subject: string | null;
  subject_name: string | null;
  detail: Record<string, string | number | boolean | null>;
}

function conditionOf({ action, role, subject, from, until }: Query) {
  const named = (name: string) =>
    name.endsWith('.') ? sql`starts_with(l.action, ${name})` : sql`l.action = ${name}`;
  return sql.join(
    [
      withinDays(sql`l.at`, from, until),
      ...(action === undefined ? [] : [named(action)]),
      ...(role === undefined ? [] : [sql`l.role = ${role}`]),
      ...(subject === undefined ? [] : [sql`l.subject = ${subject}`]),
    ],
    sql` and `,
  );
}

/** What people call an entry's subject today: a list's file, an auction's title, an auctioneer. */
const nameOfSubject = sql`
  case split_part(l.subject, ':', 1)
    when 'feed' then (select r.file_name from feed_runs r where r.uuid = split_part(l.subject, ':', 2)::uuid)
    when 'auction' then (select a.title from auctions a where a.uuid_key = split_part(l.subject, ':', 2)::uuid)
    when 'auctioneer' then (select x.name from people x where x.id = split_part(l.subject, ':', 2)::integer)
  end`;

/** What was noted, the latest first. */
export async function auditLogPage(database: Database, query: Query) {
  const condition = conditionOf(query);
  const counted = await sql<{ n: number }>`
    select count(*) as n from audit_log l where ${condition}`.execute(database);
  const { offset, ...pagination } = pageOf(query.page ?? 1, counted.rows[0]!.n);
  const { rows } = await sql<EntryRow>`
    select l.id, l.at, l.role, p.name, l.action, l.subject, ${nameOfSubject} as subject_name, l.detail
    from audit_log l left join people p on p.id = l.person_id
    where ${condition}
    order by l.at desc, l.id desc limit ${pagination.per_page} offset ${offset}`.execute(database);
  return { rows, pagination };
}
