import { sql } from 'kysely';

import { protectedNames } from '../../accounts/auctioneers/protected-names.ts';
import type { Approval } from '../../accounts/auctioneers/approval.ts';
import type { Database } from '../../platform/database/connection.ts';

/** What is missing before lists of an auctioneer may be imported, or null. */
export type Missing = 'confirmation' | 'approval' | 'suspended' | null;

export interface Sender {
  id: number;
  verified: boolean;
  approval: Approval;
  approvalReason: string | null;
  domains: string[];
  company: string;
}

export async function findSender(database: Database, id: number): Promise<Sender | null> {
  const person = await database
    .selectFrom('people')
    .select(['id', 'verified_email_at', 'approval', 'approval_reason', 'domains'])
    .select(sql<string>`left(coalesce(company_name, name), 120)`.as('company'))
    .where('id', '=', id)
    .where('role', '=', 'auctioneer')
    .executeTakeFirst();
  if (!person) return null;
  const { verified_email_at: verifiedAt, approval, approval_reason: approvalReason, ...rest } = person;
  return { ...rest, verified: verifiedAt !== null, approval: approval ?? 'pending', approvalReason };
}

export function missingOf({ verified, approval }: Pick<Sender, 'verified' | 'approval'>): Missing {
  if (!verified) return 'confirmation';
  if (approval === 'suspended') return approval;
  return approval === 'approved' ? null : 'approval';
}

/** Whether a person's lists may be imported; locks the row so that this holds until the transaction ends. */
export async function isCleared(trx: Database, personId: number): Promise<boolean> {
  const cleared = await trx
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('approval', '=', 'approved')
    .where('verified_email_at', 'is not', null)
    .forShare()
    .executeTakeFirst();
  return cleared !== undefined;
}

/** Why a person was refused, or null; locks the row, so that a later refusal sees what this transaction leaves held. */
export async function whyRefused(trx: Database, personId: number): Promise<string | null> {
  const person = await trx
    .selectFrom('people')
    .select(['approval', 'approval_reason'])
    .where('id', '=', personId)
    .forShare()
    .executeTakeFirst();
  return person?.approval === 'refused' ? person.approval_reason : null;
}

/** The data of a sender that parsing a feed needs. */
export const speechOf = async (database: Database, { id, domains }: Sender) => ({
  domains,
  others: await protectedNames(database, id),
});
