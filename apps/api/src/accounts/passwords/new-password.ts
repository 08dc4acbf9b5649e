import { recordActivity } from '../../platform/activity/activities.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { deleteKnownAddresses } from '../../identity/known-addresses.ts';
import { endCalendarAddresses } from '../../identity/calendar-addresses.ts';
import { endTokens } from '../../identity/one-use-tokens.ts';
import { refusePassword } from '../../identity/passwords.ts';
import { savePasswordHash } from '../../identity/people.repository.ts';
import type { Role } from '../../platform/contract/person.ts';
import { endSessions } from '../../identity/sessions.repository.ts';

export interface NewPassword {
  password: string;
  password_confirmation?: string | undefined;
}

/** Errors of a new password and its confirmation, by field (AUTH-10, ACC-05). */
export function passwordErrors({ password, password_confirmation: again }: NewPassword) {
  const weak = refusePassword(password);
  return {
    ...(weak && { password: [weak] }),
    ...(again !== password && { password_confirmation: ['As senhas não coincidem'] }),
  };
}

export interface PasswordChange {
  person: { id: number; role: Role; name: string; email: string };
  hash: string;
  /** The session that stays valid; without it all end. */
  exceptToken?: Buffer;
}

/**
 * Sets a new password, ends the other sessions and all recovery links, and notifies the owner, in one transaction. A
 * recovery, which ends every session, ends the calendars' addresses too: an intruder with a session could have copied
 * them.
 */
export async function changePassword(
  trx: Database,
  outbox: Outbox,
  { person, hash, exceptToken }: PasswordChange,
  now: Date,
): Promise<void> {
  await savePasswordHash(trx, person.id, hash, now);
  await endSessions(trx, person.id, exceptToken);
  await deleteKnownAddresses(trx, person.id);
  await endTokens(trx, person.id, 'password', now);
  const calendarsEnded = !exceptToken && (await endCalendarAddresses(trx, person.id));
  await outbox.enqueue(trx, [passwordChangedMail(outbox.links, { person, at: now, calendarsEnded })], now);
  const description = 'Você alterou sua senha';
  if (person.role === 'customer')
    await recordActivity(trx, { personId: person.id, kind: 'account', description }, now);
}
