import type { Database } from '../platform/database/connection.ts';
import type { Person } from '../platform/contract/person.ts';
import { hashToken, newToken } from '../platform/tokens/tokens.ts';

/** A session lasts 24 hours, also while it is in use (AUTH-14). */
export const sessionSeconds = 86_400;

/** Starts a session and returns its token, which is not stored itself. */
export async function startSession(database: Database, personId: number, now: Date): Promise<string> {
  const token = newToken();
  const expires = new Date(now.getTime() + sessionSeconds * 1000);
  await database
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), person_id: personId, created_at: now, expires_at: expires })
    .execute();
  return token;
}

/** The person of an unexpired token, or null. */
export async function findPerson(database: Database, token: string, now: Date): Promise<Person | null> {
  const tokenHash = hashToken(token);
  const person = await database
    .selectFrom('sessions as s')
    .innerJoin('people as p', 'p.id', 's.person_id')
    .select(['p.id', 'p.uuid', 'p.role', 'p.email', 'p.name'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .executeTakeFirst();
  return person ? { ...person, tokenHash } : null;
}

/** Ends one session. */
export async function endSession(database: Database, tokenHash: Buffer): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of a person except the given one. */
export async function endSessions(database: Database, personId: number, exceptToken?: Buffer): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('person_id', '=', personId)
    .$if(exceptToken !== undefined, (sessions) => sessions.where('token_hash', '<>', exceptToken!))
    .execute();
}
