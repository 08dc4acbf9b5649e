import type { Database } from '../../platform/database/connection.ts';
import type { Person } from '../../platform/contract/person.ts';
import { limitAttempts } from './limit-attempts.ts';

/** Mails about the account that its owner's presses may make in a quarter of an hour. */
const maxAccountMails = 6;

/**
 * Counts a press that mails the account's address, which may be another's: past six in a quarter of an hour it is
 * refused with 429 (SAFE-40). `refund` takes it back where no mail was made.
 */
export const limitAccountMails = (
  database: Database,
  { uuid }: Pick<Person, 'uuid'>,
  now: Date,
): Promise<{ refund: () => Promise<void> }> =>
  limitAttempts(database, [{ kind: 'account-mail', subject: uuid, max: maxAccountMails }], {}, now);
