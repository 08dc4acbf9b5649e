import type { Database } from '../platform/database/connection.ts';
import { createInvitation } from '../identity/invitations.repository.ts';
import type { Outbox } from '../platform/outbox/outbox.ts';
import { endTokens, giveToken } from '../identity/one-use-tokens.ts';
import { invitationMail } from './invitation-mail.ts';
import { paymentWaitsMail } from './payment-waits-mail.ts';
import {
  applyCheckoutEvent,
  type CheckoutEvent,
  findSubscriber,
  findUnconfirmed,
  lockCheckout,
  noteCheckoutEvent,
} from './subscriptions.repository.ts';

/** Invites an unknown buyer once to create an account; the payment waits for it. */
async function inviteBuyer(
  trx: Database,
  outbox: Outbox,
  { email, name = null }: { email: string; name?: string | null | undefined },
  now: Date,
): Promise<void> {
  const invited = await trx
    .selectFrom('invitations')
    .select('uuid')
    .where('role', '=', 'customer')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', 'is', null)
    .executeTakeFirst();
  if (invited) return;
  const uuid = await createInvitation(trx, { role: 'customer', email, name, expiresAt: null }, now);
  await outbox.enqueue(trx, [invitationMail(outbox.links, { uuid, email })], now);
}

/** How long the link that confirms the address of a buyer's account is valid. */
const confirmHours = 48;

/** Mails a buyer: to confirm the email of an unconfirmed account, or to create an account. */
async function mailBuyer(
  trx: Database,
  outbox: Outbox,
  { email, name }: { email: string; name?: string | null | undefined },
  now: Date,
): Promise<void> {
  const person = await findUnconfirmed(trx, email);
  if (!person) return inviteBuyer(trx, outbox, { email, name }, now);
  const { id: personId } = person;
  await endTokens(trx, personId, 'email', now);
  const minutes = confirmHours * 60;
  const token = await giveToken(trx, { personId, purpose: 'email', email, minutes }, now);
  await outbox.enqueue(
    trx,
    [paymentWaitsMail(outbox.links, { person, email, token, hours: confirmHours })],
    now,
  );
}

/** Records an event of the checkout with its consequences, once; returns whether it was known. */
export async function receiveCheckoutEvent(
  { database, outbox }: { database: Database; outbox: Outbox },
  event: CheckoutEvent,
  now: Date,
): Promise<{ repeated: boolean }> {
  return database.transaction().execute(async (trx) => {
    await lockCheckout(trx);
    if (!(await noteCheckoutEvent(trx, event, now))) return { repeated: true };
    const personId = await findSubscriber(trx, event);
    const email = event.email?.toLowerCase();
    if (personId !== null) await applyCheckoutEvent(trx, personId, event, now);
    else if (email && event.status === 'active')
      await mailBuyer(trx, outbox, { email, name: event.name }, now);
    return { repeated: false };
  });
}
