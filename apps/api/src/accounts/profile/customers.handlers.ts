import { HttpError } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { limitAttempts } from '../../identity/throttle/limit-attempts.ts';
import { findTokenOwner, useToken } from '../../identity/one-use-tokens.ts';
import { saveVerifiedEmail } from '../../identity/people.repository.ts';
import { mailNewEmail } from '../email/change-email.ts';
import { askToConfirm, maxConfirmations } from '../email/confirm-email.ts';
import { confirmNewEmail } from '../email/email-change.handlers.ts';
import { findLinkedChange, findPendingEmail, findWaitingChange } from '../email/email-changes.repository.ts';
import { claimPayments } from '../../billing/subscriptions.repository.ts';
import { customerRepository } from './customers.repository.ts';
import { serializeInfo, serializeSummary } from './serialize-customer.ts';

/** The customer's own data, and the confirmation of their email. */
export function customerHandlers({ database, clock, outbox }: Services) {
  const customers = customerRepository(database);
  return {
    async getCustomerInfo({ person: { id } }) {
      return serializeSummary(await customers.find(id), await customers.findSubscription(id));
    },

    getCustomerDetail: async ({ person: { id } }) =>
      serializeInfo(await customers.find(id), await findPendingEmail(database, id)),

    async verifyCustomerEmail({ body: { token } }) {
      const now = clock();
      const done = { message: 'Email confirmado com sucesso!', verified_email: true };
      const change = await findLinkedChange(database, { token, purpose: 'new-email' }, now);
      if (change) {
        await confirmNewEmail({ database, outbox }, change, token, now);
        return done;
      }
      const link = { token, purpose: 'email', roles: ['customer', 'auctioneer'] } as const;
      const { id } = await findTokenOwner(database, link, now);
      await database.transaction().execute(async (trx) => {
        await useToken(trx, token, now);
        await saveVerifiedEmail(trx, id, now);
        await claimPayments(trx, id, now);
      });
      return done;
    },

    async sendCustomerEmailVerification({ person }) {
      const now = clock();
      const { verified_email_at: verified } = await customers.find(person.id);
      const change = await findWaitingChange(database, person.id);
      if (verified && !change) throw new HttpError(409, 'Este email já foi confirmado.');
      const count = { kind: 'confirmation', subject: person.uuid, max: maxConfirmations } as const;
      await limitAttempts(database, [count], {}, now);
      await database
        .transaction()
        .execute((trx) =>
          change ? mailNewEmail(trx, outbox, change, now) : askToConfirm(trx, outbox, person, now),
        );
      return { message: 'Enviamos um novo email de confirmação.' };
    },
  } satisfies Partial<Handlers>;
}
