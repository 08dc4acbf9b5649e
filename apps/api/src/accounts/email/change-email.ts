import type { Database } from '../../platform/database/connection.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { confirmNewEmailMail } from './confirm-email-mail.ts';
import { emailChangedMail } from './email-changed-mail.ts';
import { endTokens, giveToken } from '../../identity/one-use-tokens.ts';
import { type EmailChange, undoDays } from './email-changes.repository.ts';

/** How long the link that confirms a new address is valid. */
const hours = 48;

/** Mails the link that confirms the new address; the links of earlier mails end. */
export async function mailNewEmail(
  trx: Database,
  outbox: Outbox,
  { id: changeId, person_id: personId, name, new_email: email }: EmailChange,
  now: Date,
): Promise<void> {
  await endTokens(trx, personId, 'new-email', now);
  const link = { personId, purpose: 'new-email', email, minutes: hours * 60, changeId } as const;
  const token = await giveToken(trx, link, now);
  const person = { id: personId, name };
  await outbox.enqueue(trx, [confirmNewEmailMail(outbox.links, { person, email, token, hours })], now);
}

/** Notifies the former address that a change was requested, or took effect, with the link that undoes it. */
export async function mailFormerEmail(
  trx: Database,
  outbox: Outbox,
  { id: changeId, person_id: personId, name, former_email: email, former_verified_at: verified }: EmailChange,
  state: 'requested' | 'effective',
  now: Date,
): Promise<void> {
  const undoable = state === 'requested' || verified !== null;
  const link = { personId, purpose: 'undo-email', email, minutes: undoDays * 24 * 60, changeId } as const;
  const token = undoable ? await giveToken(trx, link, now) : null;
  const mail = emailChangedMail(outbox.links, {
    person: { id: personId, name },
    changeId,
    before: email,
    state,
    token,
    days: undoDays,
    verified: verified !== null,
    at: now,
  });
  await outbox.enqueue(trx, [mail], now);
}
