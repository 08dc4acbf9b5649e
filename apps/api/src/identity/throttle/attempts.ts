import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';

/** What is counted, so that guessing slows down for the guesser alone. */
export type AttemptKind =
  | 'sign-in-account'
  | 'sign-in-address'
  | 'sign-in-turn'
  | 'recovery-address'
  | 'registration'
  | 'current-password'
  | 'confirmation'
  | 'account-mail'
  | 'contact'
  | 'contact-receipt'
  | 'export'
  | 'client-error';

/** What is stored of a subject. */
export const hashOf = (subject: string) => createHash('sha256').update(subject.trim().toLowerCase()).digest();

/**
 * Records an attempt and returns its id; `subject` is an account or a socket's address, and only its hash is stored.
 */
export async function noteAttempt(
  database: Database,
  kind: AttemptKind,
  subject: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into attempts (kind, subject, at) values (${kind}, ${hashOf(subject)}, ${now}) returning id`.execute(
    database,
  );
  return rows[0]!.id;
}

/** The number of attempts since `since`. */
export async function countAttempts(
  database: Database,
  kind: AttemptKind,
  subject: string,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from attempts
    where kind = ${kind} and subject = ${hashOf(subject)} and at > ${since}`.execute(database);
  return rows[0]?.n ?? 0;
}

/** When the attempt was made that `later` others follow. */
export async function attemptBefore(
  database: Database,
  kind: AttemptKind,
  subject: string,
  later: number,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select at from attempts where kind = ${kind} and subject = ${hashOf(subject)}
    order by at desc, id desc offset ${later} limit 1`.execute(database);
  return rows[0]?.at ?? null;
}

/** Deletes an attempt that turned out to be no guess. */
export async function refundAttempts(database: Database, ids: readonly number[]): Promise<void> {
  await sql`delete from attempts where id = any (${ids}::bigint[])`.execute(database);
}

/** A success deletes the account's attempts, never the address's: an attacker's own account would reset them. */
export async function deleteAttempts(database: Database, kind: AttemptKind, subject: string): Promise<void> {
  await sql`delete from attempts where kind = ${kind} and subject = ${hashOf(subject)}`.execute(database);
}
