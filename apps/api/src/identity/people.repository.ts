import { type Selectable, sql } from 'kysely';

import type { Database } from '../platform/database/connection.ts';
import type { Tables } from '../platform/database/schema.generated.ts';
import type { Role } from '../platform/contract/person.ts';

const credentials = ['id', 'uuid', 'name', 'email', 'password_hash'] as const;
export type Credentials = Pick<Selectable<Tables['people']>, (typeof credentials)[number]>;

interface AccountName {
  role: Role;
  email: string;
  /** Whether demonstration accounts exist: never with a production database. */
  demo: boolean;
}

/** The account of a role with this email, in upper or lower case. */
export async function findCredentials(
  database: Database,
  { role, email, demo }: AccountName,
): Promise<Credentials | null> {
  const account = await database
    .selectFrom('people')
    .select(credentials)
    .where('role', '=', role)
    .where('email', '=', email.toLowerCase())
    .$if(!demo, (people) => people.where('sample', '=', false))
    .executeTakeFirst();
  return account ?? null;
}

export async function findPasswordHash(database: Database, personId: number): Promise<string | null> {
  const row = await database
    .selectFrom('people')
    .select('password_hash')
    .where('id', '=', personId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** As `findPasswordHash`; locks the row, so that the password can't be changed until the transaction ends. */
export async function lockPasswordHash(trx: Database, personId: number): Promise<string | null> {
  const row = await trx
    .selectFrom('people')
    .select('password_hash')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Replaces the hash of the same password, unless another one was chosen meanwhile. */
export async function renewHash(
  database: Database,
  { id, password_hash: before }: Pick<Credentials, 'id' | 'password_hash'>,
  hash: string,
): Promise<void> {
  await database
    .updateTable('people')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .execute();
}

/** Sets the hash only; `changePassword` also ends sessions and notifies the owner. */
export async function savePasswordHash(
  trx: Database,
  personId: number,
  hash: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('people')
    .set({ password_hash: hash, updated_at: now })
    .where('id', '=', personId)
    .execute();
}

/** Records that the person has confirmed the address of their account. */
export async function saveVerifiedEmail(trx: Database, personId: number, now: Date): Promise<void> {
  await trx.updateTable('people').set({ verified_email_at: now }).where('id', '=', personId).execute();
}

/** As `saveVerifiedEmail`, but an earlier confirmation stays. */
export async function saveVerifiedEmailOnce(trx: Database, personId: number, now: Date): Promise<void> {
  await trx
    .updateTable('people')
    .set({ verified_email_at: sql`coalesce(verified_email_at, ${now})` })
    .where('id', '=', personId)
    .execute();
}

/** When the account was made. */
export async function findCreation(database: Database, personId: number): Promise<Date> {
  const row = await database
    .selectFrom('people')
    .select('created_at')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return row.created_at;
}
