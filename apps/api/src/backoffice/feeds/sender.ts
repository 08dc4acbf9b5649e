import { sql } from 'kysely';

import { protectedNames } from '../../accounts/auctioneers/protected-names.ts';
import type { Approval } from '../../accounts/auctioneers/approval.ts';
import type { Database } from '../../platform/database/connection.ts';

/** What is missing before lists of an auctioneer may be imported, or null. */
export type Missing = 'confirmation' | 'approval' | null;

export interface Sender {
  id: number;
  role: 'auctioneer';
  verified: boolean;
  approval: Approval;
  approvalReason: string | null;
  domains: string[];
  company: string;
}

export async function findSender(database: Database, id: number): Promise<Sender | null> {
  const { rows } = await sql<Sender>`
    select id, role, verified_email_at is not null as verified, coalesce(approval, 'pending') as approval,
      approval_reason as "approvalReason", domains, left(coalesce(company_name, name), 120) as company
    from people where id = ${id} and role = 'auctioneer'`.execute(database);
  return rows[0] ?? null;
}

export const missingOf = ({ verified, approval }: Pick<Sender, 'verified' | 'approval'>): Missing =>
  verified ? (approval === 'approved' ? null : 'approval') : 'confirmation';

/** Whether a person's lists may be imported; holds the row so that it stays so until the transaction ends. */
export async function isCleared(trx: Database, personId: number): Promise<boolean> {
  const { rows } = await sql`
    select from people where id = ${personId} and approval = 'approved' and verified_email_at is not null
    for share`.execute(trx);
  return rows.length > 0;
}

/** What a feed's reading needs to know of its sender. */
export const speechOf = async (database: Database, { id, domains }: Sender) => ({
  domains,
  others: await protectedNames(database, id),
});
