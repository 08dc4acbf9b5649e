import type { Database } from '../../platform/database/connection.ts';
import { wrongFields } from '../../platform/http/errors.ts';
import { limitAttempts, failuresBeforeWait } from '../../identity/throttle/limit-attempts.ts';
import { isPassword } from '../../identity/passwords.ts';
import { findPasswordHash, lockPasswordHash } from '../../identity/people.repository.ts';
import type { Person } from '../../platform/contract/person.ts';

const wrongPassword = () => wrongFields({ current_password: ['A senha atual está incorreta.'] });

/**
 * Requires the account's current password. With an open session somebody else could guess it here, so attempts are
 * limited. Returns the hash that the password matched.
 */
export async function expectCurrentPassword(
  database: Database,
  { id, uuid }: Person,
  password: string,
  now: Date,
): Promise<string> {
  const count = { kind: 'current-password', subject: uuid, max: failuresBeforeWait } as const;
  const attempt = await limitAttempts(database, [count], {}, now);
  const hash = await findPasswordHash(database, id);
  if (!(await isPassword(password, hash))) throw wrongPassword();
  await attempt.refund();
  return hash!;
}

/** Refuses where another password was set since `hash` was found, and locks the password until the transaction ends. */
export async function expectUnchangedPassword(trx: Database, personId: number, hash: string): Promise<void> {
  if ((await lockPasswordHash(trx, personId)) !== hash) throw wrongPassword();
}
