import type { Database } from '../platform/database/connection.ts';
import { HttpError, notFound } from '../platform/http/errors.ts';
import type { Role } from '../platform/contract/person.ts';

interface NewInvitation {
  role: Role;
  email: string;
  name: string | null;
  /** Null where it does not expire. */
  expiresAt: Date | null;
}

export async function createInvitation(
  database: Database,
  { role, email, name, expiresAt }: NewInvitation,
  now: Date,
): Promise<string> {
  const { uuid } = await database
    .insertInto('invitations')
    .values({ role, email: email.toLowerCase(), name, created_at: now, expires_at: expiresAt })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return uuid;
}

/** An unused invitation of a role: 404 where there is none, 422 where it has ended; the row does not show why. */
export async function findInvitation(database: Database, role: Role, uuid: string, now: Date) {
  const invitation = await database
    .selectFrom('invitations')
    .select(['email', 'name', 'cellphone', 'expires_at'])
    .where('uuid', '=', uuid)
    .where('role', '=', role)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!invitation) throw notFound('Convite não encontrado ou já foi usado.');
  if (invitation.expires_at && invitation.expires_at <= now)
    throw new HttpError(422, 'Este convite não vale mais: venceu, foi cancelado ou substituído.');
  return invitation;
}

/** Marks it as used, unless it was used, cancelled or replaced since it was found: hashing a password takes a while. */
export async function useInvitation(trx: Database, uuid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ used_at: now })
    .where('uuid', '=', uuid)
    .where('used_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
