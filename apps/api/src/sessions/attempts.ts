import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../database/connection.ts';

/** What is counted, so that guessing gets slow for whoever guesses and for nobody else. */
export type AttemptKind =
  | 'sign-in-account'
  | 'sign-in-address'
  | 'recovery-account'
  | 'recovery-address'
  | 'contact';

const hashOf = (subject: string) => createHash('sha256').update(subject.trim().toLowerCase()).digest();

/** Notes one; `subject` is an account's e-mail or a socket's address, and only its hash is kept. */
export async function noteAttempt(
  database: Database,
  kind: AttemptKind,
  subject: string,
  now: Date,
): Promise<void> {
  await sql`insert into attempts (kind, subject, at) values (${kind}, ${hashOf(subject)}, ${now})`.execute(
    database,
  );
}

/** How many there were since `since`. */
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

/** A success wipes the account's slate, never the address's: a guesser's own account would reset it. */
export async function forgetAttempts(database: Database, kind: AttemptKind, subject: string): Promise<void> {
  await sql`delete from attempts where kind = ${kind} and subject = ${hashOf(subject)}`.execute(database);
}
