import { sql } from 'kysely';

import type { Database } from '../platform/database/connection.ts';
import { HttpError, notFound } from '../platform/http/errors.ts';
import type { Role } from '../platform/contract/person.ts';
import { hashToken, newToken } from '../platform/tokens/tokens.ts';

/** What a link is for: 'new-email' and 'undo-email' belong to a change of the address. */
export type Purpose = 'password' | 'email' | 'new-email' | 'undo-email';

export interface Link {
  personId: number;
  purpose: Purpose;
  email: string;
  minutes: number;
  changeId?: number;
  /** The how many-eth recovery mail since the link before was used or expired. */
  nth?: number;
}

export interface TokenOwner {
  id: number;
  uuid: string;
  role: Role;
  name: string;
  email: string;
}

/** How long the link of a recovery mail works. */
export const recoveryMinutes = 60;

interface Wanted {
  token: string;
  purpose: Purpose;
  roles: readonly Role[];
}

const gone = () => notFound('Token não encontrado ou já foi usado.');

/** A new token for a link in a mail to `email`; only its hash is kept. */
export async function giveToken(
  trx: Database,
  { personId, purpose, email, minutes, changeId, nth = 1 }: Link,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expires = new Date(now.getTime() + minutes * 60_000);
  await sql`
    insert into one_use_tokens (token_hash, person_id, purpose, email, email_change_id, nth, created_at, expires_at)
    values (${hashToken(token)}, ${personId}, ${purpose}, ${email}, ${changeId ?? null}, ${nth}, ${now}, ${expires})`.execute(
    trx,
  );
  return token;
}

/**
 * Whose unused token it is; 404 where there is none, 422 where it is too old (AUTH-11). One that went to an address
 * which the account no longer has proves nothing, and is none.
 */
export async function findTokenOwner(
  database: Database,
  { token, purpose, roles }: Wanted,
  now: Date,
): Promise<TokenOwner> {
  const { rows } = await sql<TokenOwner & { expires_at: Date }>`
    select p.id, p.uuid, p.role, p.name, p.email, t.expires_at
    from one_use_tokens t join people p on p.id = t.person_id and p.email = t.email
    where t.token_hash = ${hashToken(token)} and t.purpose = ${purpose} and t.used_at is null
      and p.role = any (${roles}::text[])`.execute(database);
  const [row] = rows;
  if (!row) throw gone();
  const { expires_at: expires, ...owner } = row;
  if (expires <= now) throw new HttpError(422, 'Token expirado.');
  return owner;
}

/** Uses a token up; of two at once the second gets the 404. */
export async function useToken(trx: Database, token: string, now: Date): Promise<void> {
  const { numAffectedRows } = await sql`
    update one_use_tokens set used_at = ${now}
    where token_hash = ${hashToken(token)} and used_at is null`.execute(trx);
  if (numAffectedRows === 0n) throw gone();
}

/** Ends all links of a person for one purpose. */
export async function endTokens(trx: Database, personId: number, purpose: Purpose, now: Date): Promise<void> {
  await sql`
    update one_use_tokens set used_at = ${now}
    where person_id = ${personId} and purpose = ${purpose} and used_at is null`.execute(trx);
}
