import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { deletionCompletedMail } from './deletion-mails.ts';
import { activeSubscription } from './deletions.repository.ts';

/** Who decided, or null where the grace period ended; `only` one request, due or not, or all that are due. */
interface Completion {
  decidedBy: number | null;
  only?: number;
}

/**
 * Deletes the accounts of open requests with all their data, records it on the request, which stays without a name, and
 * sends the last mail, as part of `trx`. Returns how many accounts were deleted (ACC-09).
 */
export async function deleteAccounts(
  trx: Database,
  outbox: Outbox,
  now: Date,
  { decidedBy, only }: Completion,
): Promise<number> {
  const rows = await trx
    .selectFrom('deletion_requests as r')
    .innerJoin('people as p', 'p.id', 'r.person_id')
    .leftJoin('subscriptions as s', 's.person_id', 'p.id')
    .select([
      'r.id',
      'p.id as person_id',
      'p.name',
      'p.email',
      'p.verified_email_at',
      's.status as subscription',
    ])
    .where('r.status', '=', 'open')
    .where((request) => (only === undefined ? request('r.due_at', '<=', now) : request('r.id', '=', only)))
    .orderBy('r.id')
    .forUpdate('r')
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const mails = rows.map(({ id, person_id, name, email, subscription }) =>
    deletionCompletedMail(outbox.links, {
      id,
      person: { id: person_id, name, email },
      charged: subscription === activeSubscription,
    }),
  );
  await outbox.enqueue(trx, mails, now);
  // One parameter however many they are.
  const among = (ids: number[]) => sql<number>`any (${ids}::bigint[])`;
  await trx
    .updateTable('deletion_requests')
    .set({ status: 'completed', decided_at: now, decided_by: decidedBy })
    .where('id', '=', among(rows.map(({ id }) => id)))
    .execute();
  // Anybody can register with any address: an invitation belongs to the account once the address is confirmed.
  const confirmed = rows.filter(({ verified_email_at: at }) => at !== null).map(({ email }) => email);
  await trx
    .deleteFrom('invitations')
    .where('role', '=', 'customer')
    .where('email', '=', sql<string>`any (${confirmed}::text[])`)
    .execute();
  await trx
    .deleteFrom('people')
    .where('id', '=', among(rows.map(({ person_id }) => person_id)))
    .execute();
  return rows.length;
}

/** As `deleteAccounts`, in a transaction of its own. */
export const completeDeletions = (
  database: Database,
  outbox: Outbox,
  now: Date,
  completion: Completion = { decidedBy: null },
): Promise<number> => database.transaction().execute((trx) => deleteAccounts(trx, outbox, now, completion));
