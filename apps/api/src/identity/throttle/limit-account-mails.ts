import type { Database } from '../../platform/database/connection.ts';
import type { Person } from '../../platform/contract/person.ts';
import { limitAttempts } from './limit-attempts.ts';

/** Mails about the account that its owner's actions may send in a quarter of an hour. */
const maxAccountMails = 6;

/**
 * Runs an action that mails the account's address, which may belong to somebody else: more than six in a quarter of an
 * hour are refused with 429 (SAFE-40). A failed action sends no mail and does not count.
 */
export async function limitAccountMails<Result>(
  database: Database,
  { uuid }: Pick<Person, 'uuid'>,
  now: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  const count = { kind: 'account-mail', subject: uuid, max: maxAccountMails } as const;
  const attempt = await limitAttempts(database, [count], {}, now);
  try {
    return await work();
  } catch (error) {
    await attempt.refund();
    throw error;
  }
}
