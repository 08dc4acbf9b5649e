import { sql } from 'kysely';

import type { Database } from '../platform/database/connection.ts';
import type { Person, Role } from '../platform/contract/person.ts';
import { hashToken, newToken } from '../platform/tokens/tokens.ts';

/** A session lasts 24 hours, whatever is done in it (AUTH-14). */
export const sessionSeconds = 86_400;

/** Starts a session and gives its token, which is never kept. */
export async function startSession(database: Database, personId: number, now: Date): Promise<string> {
  const token = newToken();
  const expires = new Date(now.getTime() + sessionSeconds * 1000);
  await sql`
    insert into sessions (token_hash, person_id, created_at, expires_at)
    values (${hashToken(token)}, ${personId}, ${now}, ${expires})`.execute(database);
  return token;
}

/** The person whose unexpired token it is, or null. */
export async function findPerson(database: Database, token: string, now: Date): Promise<Person | null> {
  const tokenHash = hashToken(token);
  const { rows } = await sql<{ id: number; uuid: string; role: Role; email: string; name: string }>`
    select p.id, p.uuid, p.role, p.email, p.name
    from sessions s join people p on p.id = s.person_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}`.execute(database);
  return rows[0] ? { ...rows[0], tokenHash } : null;
}

/** Ends one session. */
export async function endSession(database: Database, tokenHash: Buffer): Promise<void> {
  await sql`delete from sessions where token_hash = ${tokenHash}`.execute(database);
}

/** Ends all sessions of a person but the one kept. */
export async function endSessions(database: Database, personId: number, kept?: Buffer): Promise<void> {
  await sql`
    delete from sessions
    where person_id = ${personId} and token_hash is distinct from ${kept ?? null}`.execute(database);
}
