import type { Database } from '../../platform/database/connection.ts';
import { wrongFields } from '../../platform/http/errors.ts';
import { limitAttempts, failuresBeforeWait } from '../../identity/throttle/limit-attempts.ts';
import { isPassword } from '../../identity/passwords.ts';
import { findPasswordHash } from '../../identity/people.repository.ts';
import type { Person } from '../../platform/contract/person.ts';

/**
 * Lets on only who knows the account's password: whoever found an open session could guess it here, so tries are
 * counted.
 */
export async function expectCurrentPassword(
  database: Database,
  { id, uuid }: Person,
  password: string,
  now: Date,
): Promise<void> {
  const count = { kind: 'current-password', subject: uuid, max: failuresBeforeWait } as const;
  const attempt = await limitAttempts(database, [count], {}, now);
  if (!(await isPassword(password, await findPasswordHash(database, id))))
    throw wrongFields({ current_password: ['A senha atual está incorreta.'] });
  await attempt.refund();
}
