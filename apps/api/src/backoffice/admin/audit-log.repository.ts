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

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const idOfSubject = sql`split_part(l.subject, ':', 2)`;

/** The current name of an entry's subject: a list's file, an auction's title, an auctioneer. */
const nameOfSubject = sql`
  case
    when l.subject ~ ${sql.lit(`^feed:${uuid}$`)}
      then (select r.file_name from feed_runs r where r.uuid = ${idOfSubject}::uuid)
    when l.subject ~ ${sql.lit(`^auction:${uuid}$`)}
      then (select a.title from auctions a where a.uuid_key = ${idOfSubject}::uuid)
    when l.subject ~ '^auctioneer:[0-9]{1,9}$'
      then (select x.name from people x where x.id = ${idOfSubject}::integer)
  end`;

/** The entries, the latest first. */
export async function auditLogPage(database: Database, query: Query) {
  const condition = conditionOf(query);
  const counted = await sql<{ n: number }>`
    select count(*) as n from audit_log l where ${condition}`.execute(database);
  const { pagination, offset } = pageOf(query.page ?? 1, counted.rows[0]!.n);
  const { rows } = await sql<EntryRow>`
    select l.id, l.at, l.role, p.name, l.action, l.subject, ${nameOfSubject} as subject_name, l.detail
    from audit_log l left join people p on p.id = l.person_id
    where ${condition}
    order by l.at desc, l.id desc limit ${pagination.per_page} offset ${offset}`.execute(database);
  return { rows, pagination };
}
