import { sql } from 'kysely';

import { recordActivity } from '../../platform/activity/activities.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { deletionCancelledMail, deletionRequestedMail } from './deletion-mails.ts';
import type { Person } from '../../platform/contract/person.ts';
import { expectUnchangedPassword } from '../passwords/current-password.ts';

/** Days in which a request can be withdrawn; nothing is deleted before. */
const graceDays = 15;
const day = 86_400_000;

/** Value of `subscriptions.status`: the checkout continues to charge, also after the account is deleted. */
export const activeSubscription = 1;

/** Requests of customers to delete their accounts; when they are due, jobs/complete-deletion does it (ACC-09). */
export function deletionRepository(database: Database, outbox: Outbox) {
  return {
    /**
     * Records the request and sends a mail with the way to withdraw it; null where one is pending. Refused where the
     * password is no longer that of `hash`: the change ended the session that requests this.
     */
    request: (
      { id: personId, name, email }: Person,
      { reason, hash }: { reason: string; hash: string },
      now: Date,
    ) =>
      database.transaction().execute(async (trx) => {
        await expectUnchangedPassword(trx, personId, hash);
        const due = new Date(now.getTime() + graceDays * day);
        const request = await trx
          .insertInto('deletion_requests')
          .values({ person_id: personId, reason, requested_at: now, due_at: due })
          // The statement repeats the index's condition literally: no value may be a parameter.
          .onConflict((open) =>
            open
              .column('person_id')
              .where(sql<boolean>`status = 'open'`)
              .doNothing(),
          )
          .returning(['id', 'requested_at', 'due_at'])
          .executeTakeFirst();
        if (!request) return null;
        const subscription = await trx
          .selectFrom('subscriptions')
          .select('status')
          .where('person_id', '=', personId)
          .executeTakeFirst();
        const charged = subscription?.status === activeSubscription;
        const person = { id: personId, name, email };
        const deletion = { id: request.id, person, dueAt: request.due_at, charged };
        await outbox.enqueue(trx, [deletionRequestedMail(outbox.links, deletion)], now);
        const description = 'Exclusão da conta solicitada';
        await recordActivity(trx, { personId, kind: 'account', description }, now);
        return { ...request, charged };
      }),

    /** Withdraws the pending one and sends a mail that says so; false where none is pending. */
    cancel: ({ id: personId, name, email }: Person, now: Date) =>
      database.transaction().execute(async (trx) => {
        const request = await trx
          .updateTable('deletion_requests')
          .set({ status: 'cancelled', decided_at: now })
          .where('person_id', '=', personId)
          .where('status', '=', 'open')
          .returning('id')
          .executeTakeFirst();
        if (!request) return false;
        const deletion = { id: request.id, person: { id: personId, name, email } };
        await outbox.enqueue(trx, [deletionCancelledMail(outbox.links, deletion)], now);
        const description = 'Pedido de exclusão da conta cancelado';
        await recordActivity(trx, { personId, kind: 'account', description }, now);
        return true;
      }),
  };
}
