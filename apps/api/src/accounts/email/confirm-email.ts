import type { Database } from '../../platform/database/connection.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { confirmEmailMail } from './confirm-email-mail.ts';
import { endTokens, giveToken } from '../../identity/one-use-tokens.ts';

/** Confirmation mails that an account has sent in a quarter of an hour. */
export const maxConfirmations = 3;

/** How long the link of a confirmation mail is valid. */
const hours = 48;

/** Mails a link that confirms the person's address; the links of earlier mails end. */
export async function askToConfirm(
  trx: Database,
  outbox: Outbox,
  person: { id: number; name: string; email: string },
  now: Date,
): Promise<void> {
  const { id: personId, email } = person;
  await endTokens(trx, personId, 'email', now);
  const token = await giveToken(trx, { personId, purpose: 'email', email, minutes: hours * 60 }, now);
  await outbox.enqueue(trx, [confirmEmailMail(outbox.links, { person, email, token, hours })], now);
}
