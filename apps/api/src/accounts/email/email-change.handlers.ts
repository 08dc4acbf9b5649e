import { endCalendarAddresses } from '../../identity/calendar-addresses.ts';
import { recordActivity } from '../../platform/activity/activities.ts';
import type { Database } from '../../platform/database/connection.ts';
import { HttpError, notFound } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { deleteKnownAddresses } from '../../identity/known-addresses.ts';
import { giveToken, recoveryMinutes, tokenGone, useToken } from '../../identity/one-use-tokens.ts';
import { endSessions } from '../../identity/sessions.repository.ts';
import { claimPayments } from '../../billing/subscriptions.repository.ts';
import { mailFormerEmail } from './change-email.ts';
import {
  type EmailChange,
  endPendingEmail,
  findLinkedChange,
  isEmailTaken,
} from './email-changes.repository.ts';
import {
  applyEmailChange,
  cancelDeletions,
  lockPerson,
  revertEmailChange,
} from './applied-email-changes.repository.ts';

const taken = () => new HttpError(422, 'Este email já está cadastrado em outra conta.');
const uniqueViolation = '23505';

/** Two accounts that take one address at the same instant: only the database's unique index decides. */
const refuseTaken = (error: unknown): never => {
  throw (error as { code?: string } | null)?.code === uniqueViolation ? taken() : error;
};

const note = (trx: Database, personId: number, description: string, now: Date) =>
  recordActivity(trx, { personId, kind: 'account', description }, now);

/**
 * Gives the account the address that its link has confirmed; the former one is notified, with a link to undo it
 * (SAFE-10).
 */
export async function confirmNewEmail(
  { database, outbox }: Pick<Services, 'database' | 'outbox'>,
  change: EmailChange,
  token: string,
  now: Date,
): Promise<void> {
  const { person_id: personId, new_email: email } = change;
  await database
    .transaction()
    .execute(async (trx) => {
      await lockPerson(trx, personId);
      await useToken(trx, token, now);
      if (await isEmailTaken(trx, { role: 'customer', email, exceptId: personId }, now)) throw taken();
      await applyEmailChange(trx, change, now);
      await mailFormerEmail(trx, outbox, change, 'effective', now);
      await claimPayments(trx, personId, now);
      await note(trx, personId, 'Você confirmou seu novo email', now);
    })
    .catch(refuseTaken);
}

/** Cancelling and undoing a change of the email (SAFE-10, SAFE-11). */
export function emailChangeHandlers({ database, clock }: Services) {
  return {
    async cancelEmailChange({ person }) {
      const now = clock();
      const waited = await database.transaction().execute((trx) => endPendingEmail(trx, person.id, now));
      if (!waited) throw notFound('Não há troca de email aguardando confirmação.');
      return { message: 'A troca de email foi cancelada.' };
    },

    async undoEmailChange({ body: { token } }) {
      const now = clock();
      const link = { token, purpose: 'undo-email' } as const;
      const found = await findLinkedChange(database, link, now);
      if (!found) throw tokenGone();
      const recovery = await database
        .transaction()
        .execute(async (trx) => {
          await lockPerson(trx, found.person_id);
          const change = await findLinkedChange(trx, link, now);
          if (!change) throw tokenGone();
          const { person_id: id, former_email: email } = change;
          // An address that was never confirmed stops a change, and undoes none that took effect.
          if (change.email !== email && !change.former_verified_at) throw tokenGone();
          await useToken(trx, token, now);
          await revertEmailChange(trx, change, now);
          await endSessions(trx, id);
          await deleteKnownAddresses(trx, id);
          await endCalendarAddresses(trx, id);
          await cancelDeletions(trx, id, change.requested_at, now);
          await note(trx, id, 'A troca de email foi desfeita', now);
          const reset = { personId: id, purpose: 'password', email, minutes: recoveryMinutes } as const;
          return giveToken(trx, reset, now);
        })
        .catch(refuseTaken);
      return {
        message:
          'A conta voltou para este email e todas as sessões terminaram. Escolha agora uma nova senha.',
        token: recovery,
      };
    },
  } satisfies Partial<Handlers>;
}
