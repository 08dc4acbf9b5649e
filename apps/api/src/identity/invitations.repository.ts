import { sql } from 'kysely';

import type { Database } from '../platform/database/connection.ts';
import { HttpError, notFound } from '../platform/http/errors.ts';
import type { Role } from '../platform/contract/person.ts';

export interface Invitation {
  email: string;
  name: string | null;
  cellphone: string | null;
  expires_at: Date | null;
}

export interface NewInvitation {
  role: Role;
  email: string;
  name: string | null;
  /** Null where it does not end. */
  expiresAt: Date | null;
}

export async function createInvitation(
  database: Database,
  { role, email, name, expiresAt }: NewInvitation,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ uuid: string }>`
    insert into invitations (role, email, name, created_at, expires_at)
    values (${role}, ${email.toLowerCase()}, ${name}, ${now}, ${expiresAt}) returning uuid`.execute(database);
  return rows[0]!.uuid;
}

/** An unused invitation of a role: 404 where there is none, 422 where it is too old. */
export async function findInvitation(
  database: Database,
  role: Role,
  uuid: string,
  now: Date,
): Promise<Invitation> {
  const { rows } = await sql<Invitation>`
    select email, name, cellphone, expires_at from invitations
    where uuid = ${uuid}::uuid and role = ${role} and used_at is null`.execute(database);
  const [invitation] = rows;
  if (!invitation) throw notFound('Convite não encontrado ou já foi usado.');
  if (invitation.expires_at && invitation.expires_at <= now) throw new HttpError(422, 'Convite expirado.');
  return invitation;
}

/** Uses it up; of two registrations at once the second has none. */
export async function useInvitation(trx: Database, uuid: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update invitations set used_at = ${now} where uuid = ${uuid}::uuid and used_at is null`.execute(trx);
  return numAffectedRows === 1n;
}
