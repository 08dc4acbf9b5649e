import type { Selectable } from 'kysely';

import type { Database } from '../platform/database/connection.ts';
import type { Tables } from '../platform/database/schema.generated.ts';
import { HttpError, notFound } from '../platform/http/errors.ts';
import type { Role } from '../platform/contract/person.ts';
import { hashToken, newToken } from '../platform/tokens/tokens.ts';

/** What a link is for: 'new-email' and 'undo-email' belong to a change of the address. */
type Purpose = 'password' | 'email' | 'new-email' | 'undo-email';

export interface Link {
  personId: number;
  purpose: Purpose;
  email: string;
  minutes: number;
  changeId?: number;
  /** The number of this recovery mail since the previous link was used or expired. */
  nth?: number;
}

type TokenOwner = Pick<Selectable<Tables['people']>, 'id' | 'uuid' | 'role' | 'name' | 'email'>;

/** How long the link of a recovery mail is valid. */
export const recoveryMinutes = 60;

interface TokenQuery {
  token: string;
  purpose: Purpose;
  roles: readonly Role[];
}

/** No such token, or one that was used. */
export const tokenGone = () => notFound('Token não encontrado ou já foi usado.');

/** A new token for a link in a mail to `email`; only its hash is stored. */
export async function giveToken(
  trx: Database,
  { personId, purpose, email, minutes, changeId, nth = 1 }: Link,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expires = new Date(now.getTime() + minutes * 60_000);
  await trx
    .insertInto('one_use_tokens')
    .values({
      token_hash: hashToken(token),
      person_id: personId,
      purpose,
      email,
      email_change_id: changeId ?? null,
      nth,
      created_at: now,
      expires_at: expires,
    })
    .execute();
  return token;
}

/**
 * The person of an unused token; 404 where there is none, 422 where it has expired (AUTH-11). One that was sent to an
 * address which the account no longer has proves nothing, and counts as none.
 */
export async function findTokenOwner(
  database: Database,
  { token, purpose, roles }: TokenQuery,
  now: Date,
): Promise<TokenOwner> {
  const row = await database
    .selectFrom('one_use_tokens as t')
    .innerJoin('people as p', (join) =>
      join.onRef('p.id', '=', 't.person_id').onRef('p.email', '=', 't.email'),
    )
    .select(['p.id', 'p.uuid', 'p.role', 'p.name', 'p.email', 't.expires_at'])
    .where('t.token_hash', '=', hashToken(token))
    .where('t.purpose', '=', purpose)
    .where('t.used_at', 'is', null)
    .where('p.role', 'in', roles)
    .executeTakeFirst();
  if (!row) throw tokenGone();
  const { expires_at: expires, ...owner } = row;
  if (expires <= now) throw new HttpError(422, 'Token expirado.');
  return owner;
}

/** Marks a token as used; of two requests at once the second gets the 404. */
export async function useToken(trx: Database, token: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('one_use_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw tokenGone();
}

/** Ends all links of a person for one purpose. */
export async function endTokens(trx: Database, personId: number, purpose: Purpose, now: Date): Promise<void> {
  await trx
    .updateTable('one_use_tokens')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}
