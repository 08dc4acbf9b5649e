import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { endTokens } from '../../identity/one-use-tokens.ts';
import { hashToken } from '../../platform/tokens/tokens.ts';

/** Days in which the former address can reclaim the account after the change took effect. */
export const undoDays = 14;

/** A change that awaits the confirmation of its address. */
export interface PendingEmail {
  email: string;
  requested_at: Date;
}

export interface EmailChange {
  id: number;
  person_id: number;
  /** The account's name. */
  name: string;
  /** The account's address now: the former one until the change takes effect. */
  email: string;
  former_email: string;
  former_verified_at: Date | null;
  new_email: string;
  requested_at: Date;
}

const columns = [
  'c.id',
  'c.person_id',
  'p.name',
  'p.email',
  'c.former_email',
  'c.former_verified_at',
  'c.new_email',
  'c.requested_at',
] as const;

/** Whether an account of this role, other than `exceptId`, has the address or could still reclaim it. */
export async function isEmailTaken(
  trx: Database,
  { role, email, exceptId = null }: { role: string; email: string; exceptId?: number | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from people where role = ${role} and email = ${email} and id is distinct from ${exceptId}::bigint
    union all
    select from email_changes c join people p on p.id = c.person_id
    where p.role = ${role} and c.former_email = ${email} and p.id is distinct from ${exceptId}::bigint
      and c.former_verified_at is not null and c.ended_at is null
      and c.confirmed_at > ${now}::timestamptz - ${undoDays} * interval '1 day'`.execute(trx);
  return rows.length > 0;
}

/** The change awaiting confirmation, or null. */
export async function findPendingEmail(database: Database, personId: number): Promise<PendingEmail | null> {
  const change = await database
    .selectFrom('email_changes')
    .select(['new_email as email', 'requested_at'])
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return change ?? null;
}

/** Records a change, replacing a pending one. */
export async function insertEmailChange(
  trx: Database,
  { personId, email }: { personId: number; email: string },
  now: Date,
): Promise<number> {
  await endPendingEmail(trx, personId, now);
  const { rows } = await sql<{ id: number }>`
    insert into email_changes (person_id, former_email, former_verified_at, new_email, requested_at)
    select id, email, verified_email_at, ${email}, ${now} from people where id = ${personId} returning id`.execute(
    trx,
  );
  return rows[0]!.id;
}

/** Ends the pending change and its link; false where none is pending. */
export async function endPendingEmail(trx: Database, personId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('email_changes')
    .set({ ended_at: now })
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  await endTokens(trx, personId, 'new-email', now);
  return numUpdatedRows === 1n;
}

/** The account's pending change, with all its fields. */
export async function findWaitingChange(database: Database, personId: number): Promise<EmailChange | null> {
  const change = await database
    .selectFrom('email_changes as c')
    .innerJoin('people as p', 'p.id', 'c.person_id')
    .select(columns)
    .where('c.person_id', '=', personId)
    .where('c.confirmed_at', 'is', null)
    .where('c.ended_at', 'is', null)
    .executeTakeFirst();
  return change ?? null;
}

/** The change of an unused link of this kind, or null; 422 where the link has expired. */
export async function findLinkedChange(
  database: Database,
  { token, purpose }: { token: string; purpose: 'new-email' | 'undo-email' },
  now: Date,
): Promise<EmailChange | null> {
  const row = await database
    .selectFrom('one_use_tokens as t')
    .innerJoin('email_changes as c', 'c.id', 't.email_change_id')
    .innerJoin('people as p', 'p.id', 'c.person_id')
    .select(columns)
    .select('t.expires_at')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.purpose', '=', purpose)
    .where('t.used_at', 'is', null)
    .executeTakeFirst();
  if (row && row.expires_at <= now) throw new HttpError(422, 'Token expirado.');
  return row ?? null;
}
