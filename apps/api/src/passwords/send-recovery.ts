import type { Database } from '../database/connection.ts';
import type { PostOffice } from '../mail/post-office.ts';
import { recoverPasswordMail, recoveryMinutes } from '../mail/templates/recover-password.ts';
import { giveToken } from '../sessions/one-use-tokens.ts';
import { findCredentials } from '../sessions/people.repository.ts';

/** Who asked for a new password, known or not. */
export interface RecoveryRequest {
  role: 'customer' | 'auctioneer';
  email: string;
}

/**
 * Mails the link to whoever has the address (AUTH-09). It is a job: the call that asks for it does the same work for every
 * address, so neither its answer nor its time tells whether there is an account.
 */
export async function sendRecovery(
  { database, office, demo }: { database: Database; office: PostOffice; demo: boolean },
  { role, email }: RecoveryRequest,
  now: Date,
): Promise<void> {
  const person = await findCredentials(database, { role, email, demo });
  if (!person) return;
  await database.transaction().execute(async (trx) => {
    const link = {
      personId: person.id,
      purpose: 'password',
      email: person.email,
      minutes: recoveryMinutes,
    } as const;
    const token = await giveToken(trx, link, now);
    await office.post(trx, [recoverPasswordMail(office.links, { person: { ...person, role }, token })], now);
  });
}
