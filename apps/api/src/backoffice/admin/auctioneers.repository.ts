import { sql } from 'kysely';

import type { Approval } from '../../accounts/auctioneers/approval.ts';
import type { Database } from '../../platform/database/connection.ts';
import { pageOf } from '../../platform/http/page.ts';

/** An auctioneer as an admin sees them. */
export interface AuctioneerRow {
  id: number;
  name: string;
  company_name: string | null;
  registration: string | null;
  uf: string | null;
  email: string;
  verified_email: boolean;
  website: string | null;
  domains: string[];
  approval: Approval;
  approval_reason: string | null;
  sample: boolean;
  source: string | null;
  auctions: number;
  waiting: number;
  created_at: Date;
}

interface AuctioneerQuery {
  approval: Approval | undefined;
  keyword: string;
  page: number;
}

const columns = sql`
  p.id, p.name, p.company_name, p.registration, p.registration_uf as uf, p.email,
  p.verified_email_at is not null as verified_email, p.website, p.domains, coalesce(p.approval, 'pending') as approval,
  p.approval_reason, p.sample, p.created_at, so.code as source,
  (select count(*)::integer from auctions a where a.source_id = p.source_id and a.gone_since is null) as auctions,
  (select count(*)::integer from feed_runs r where r.person_id = p.id and r.status in ('queued', 'running', 'held'))
    as waiting`;
const from = sql`people p left join sources so on so.id = p.source_id`;
const folded = sql`lower(unaccent(
  concat_ws(' ', p.name, p.company_name, p.email, p.registration, p.website, array_to_string(p.domains, ' '))))`;

/** Every word must occur somewhere. */
const conditionOf = ({ approval, keyword }: AuctioneerQuery) =>
  sql.join(
    [
      sql`p.role = 'auctioneer'`,
      ...(approval === undefined ? [] : [sql`coalesce(p.approval, 'pending') = ${approval}`]),
      ...keyword
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => sql`strpos(${folded}, lower(unaccent(${word}))) > 0`),
    ],
    sql` and `,
  );

/** Pending ones first, then the latest. */
export async function pageOfAuctioneers(database: Database, query: AuctioneerQuery) {
  const condition = conditionOf(query);
  const counted = await sql<{ n: number }>`select count(*) as n from people p where ${condition}`.execute(
    database,
  );
  const { pagination, offset } = pageOf(query.page, counted.rows[0]!.n);
  const { rows } = await sql<AuctioneerRow>`
    select ${columns} from ${from} where ${condition}
    order by (coalesce(p.approval, 'pending') = 'pending') desc, p.created_at desc, p.id desc
    limit ${pagination.per_page} offset ${offset}`.execute(database);
  return { rows, pagination };
}

export async function findAuctioneer(database: Database, id: number): Promise<AuctioneerRow | null> {
  const { rows } = await sql<AuctioneerRow>`
    select ${columns} from ${from} where p.role = 'auctioneer' and p.id = ${id}`.execute(database);
  return rows[0] ?? null;
}
