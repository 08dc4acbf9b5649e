import { sql } from 'kysely';

import { recordActivity } from '../../platform/activity/activities.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { deletionCancelledMail, deletionRequestedMail } from './deletion-mails.ts';
import type { Person } from '../../platform/contract/person.ts';

export interface PendingDeletion {
  id: number;
  requested_at: Date;
  due_at: Date;
}

/** Days in which a request can be taken back; nothing is deleted before. */
export const graceDays = 15;

/** Requests of customers to delete their accounts; when they are due, jobs/complete-deletion does it (ACC-09). */
export function deletionRepository(database: Database, outbox: Outbox) {
  return {
    /** Notes it and posts a mail that says how to take it back; null where one waits already. */
    request: ({ id: personId, name, email }: Person, reason: string, now: Date) =>
      database.transaction().execute(async (trx) => {
        const { rows } = await sql<PendingDeletion>`
          insert into deletion_requests (person_id, reason, requested_at, due_at)
          values (${personId}, ${reason}, ${now}, ${now}::timestamptz + ${graceDays} * interval '1 day')
          on conflict (person_id) where status = 'open' do nothing
          returning id, requested_at, due_at`.execute(trx);
        const [request] = rows;
        if (!request) return null;
        const deletion = { id: request.id, person: { id: personId, name, email }, dueAt: request.due_at };
        await outbox.enqueue(trx, [deletionRequestedMail(outbox.links, deletion)], now);
        const description = 'Exclusão da conta solicitada';
        await recordActivity(trx, { personId, kind: 'account', description }, now);
        return request;
      }),

    /** Takes the waiting one back and posts a mail that says so; false where none waits. */
    cancel: ({ id: personId, name, email }: Person, now: Date) =>
      database.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: number }>`
          update deletion_requests set status = 'cancelled', decided_at = ${now}
          where person_id = ${personId} and status = 'open' returning id`.execute(trx);
        const [request] = rows;
        if (!request) return false;
        const deletion = { id: request.id, person: { id: personId, name, email } };
        await outbox.enqueue(trx, [deletionCancelledMail(outbox.links, deletion)], now);
        const description = 'Pedido de exclusão da conta cancelado';
        await recordActivity(trx, { personId, kind: 'account', description }, now);
        return true;
      }),
  };
}
