import type { Database } from '../platform/database/connection.ts';
import { hashPassword, refusePassword } from './passwords.ts';
import { findCredentials, savePasswordHash } from './people.repository.ts';
import { endSessions } from './sessions.repository.ts';

/** Why an admin was not made or changed, in one sentence for the person who runs the command. */
export class RefusedAdmin extends Error {
  override readonly name = 'RefusedAdmin';
}

interface AdminAccount {
  email: string;
  name: string;
  password: string;
}

async function hashOf(password: string): Promise<string> {
  const refusal = refusePassword(password);
  if (refusal) throw new RefusedAdmin(refusal);
  return hashPassword(password);
}

/** Makes an admin; a pending invitation to the back office for this email is marked as used. */
export async function createAdmin(
  database: Database,
  { email, name, password }: AdminAccount,
  now: Date,
): Promise<void> {
  const hash = await hashOf(password);
  await database.transaction().execute(async (trx) => {
    const account = { role: 'admin', email: email.toLowerCase() } as const;
    const made = await trx
      .insertInto('people')
      .values({ ...account, name, password_hash: hash, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw new RefusedAdmin(`Já existe um administrador com o email ${email}.`);
    await trx
      .updateTable('invitations')
      .set({ used_at: now })
      .where('role', '=', account.role)
      .where('email', '=', account.email)
      .where('used_at', 'is', null)
      .execute();
  });
}

/** Sets an admin's password and ends their sessions: an admin's password can't be recovered by mail. */
export async function setAdminPassword(
  database: Database,
  { email, password }: Pick<AdminAccount, 'email' | 'password'>,
  now: Date,
): Promise<void> {
  const hash = await hashOf(password);
  const admin = await findCredentials(database, { role: 'admin', email, demo: false });
  if (!admin) throw new RefusedAdmin(`Não há administrador com o email ${email}.`);
  await database.transaction().execute(async (trx) => {
    await savePasswordHash(trx, admin.id, hash, now);
    await endSessions(trx, admin.id);
  });
}
