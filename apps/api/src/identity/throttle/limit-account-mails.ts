import type { Database } from '../../platform/database/connection.ts';
import type { Person } from '../../platform/contract/person.ts';
import { limitAttempts } from './limit-attempts.ts';

/** Mails about the account that its owner's presses may make in a quarter of an hour. */
const maxAccountMails = 6;

/**
 * Does what mails the account's address, which may be another's: past six in a quarter of an hour it is refused with
 * 429 (SAFE-40). What fails mails nobody, and does not count.
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
