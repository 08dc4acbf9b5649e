import { sql } from 'kysely';

import type { Database } from '../platform/database/connection.ts';
import type { Role } from '../platform/contract/person.ts';

export interface Credentials {
  id: number;
  uuid: string;
  name: string;
  email: string;
  password_hash: string;
}

export interface AccountName {
  role: Role;
  email: string;
  /** Whether demonstration accounts exist: never with a production database. */
  demo: boolean;
}

/** The account of a role that has this email, in any case of letters. */
export async function findCredentials(
  database: Database,
  { role, email, demo }: AccountName,
): Promise<Credentials | null> {
  const { rows } = await sql<Credentials>`
    select id, uuid, name, email, password_hash from people
    where role = ${role} and email = ${email.toLowerCase()} and (${demo} or not sample)`.execute(database);
  return rows[0] ?? null;
}

export async function findPasswordHash(database: Database, personId: number): Promise<string | null> {
  const { rows } = await sql<{ password_hash: string }>`
    select password_hash from people where id = ${personId}`.execute(database);
  return rows[0]?.password_hash ?? null;
}

/** Replaces the hash of the same password, unless another one was chosen meanwhile. */
export async function renewHash(
  database: Database,
  { id, password_hash: before }: Pick<Credentials, 'id' | 'password_hash'>,
  hash: string,
): Promise<void> {
  await sql`update people set password_hash = ${hash} where id = ${id} and password_hash = ${before}`.execute(
    database,
  );
}

/** Sets it, and nothing else: ending sessions and telling the owner is for `changePassword`. */
export async function savePasswordHash(
  trx: Database,
  personId: number,
  hash: string,
  now: Date,
): Promise<void> {
  await sql`update people set password_hash = ${hash}, updated_at = ${now} where id = ${personId}`.execute(
    trx,
  );
}

/** Notes that the person has the address of their account. */
export async function saveVerifiedEmail(trx: Database, personId: number, now: Date): Promise<void> {
  await sql`update people set verified_email_at = ${now} where id = ${personId}`.execute(trx);
}

/** As `saveVerifiedEmail`, but what was noted before stays. */
export async function keepVerifiedEmail(trx: Database, personId: number, now: Date): Promise<void> {
  await sql`
    update people set verified_email_at = coalesce(verified_email_at, ${now}) where id = ${personId}`.execute(
    trx,
  );
}

/** When the account was made. */
export async function findCreation(database: Database, personId: number): Promise<Date> {
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from people where id = ${personId}`.execute(database);
  return rows[0]!.created_at;
}
