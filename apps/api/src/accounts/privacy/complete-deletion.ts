import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { deletionCompletedMail } from './deletion-mails.ts';

interface Leaving {
  id: number;
  person_id: number;
  name: string;
  email: string;
}

/** Who decided, or null where the grace period simply ended; `only` a request, due or not, or all that are due. */
export interface Completion {
  decidedBy: number | null;
  only?: number;
}

/**
 * Deletes the accounts of open requests with all that is theirs, notes it on the request, which stays without a name, and
 * posts the last mail, as part of `trx`. Returns how many accounts went (ACC-09).
 */
export async function deleteAccounts(
  trx: Database,
  outbox: Outbox,
  now: Date,
  { decidedBy, only }: Completion,
): Promise<number> {
  const which = only === undefined ? sql`r.due_at <= ${now}` : sql`r.id = ${only}`;
  const { rows } = await sql<Leaving>`
    select r.id, p.id as person_id, p.name, p.email
    from deletion_requests r join people p on p.id = r.person_id
    where r.status = 'open' and ${which} order by r.id for update of r skip locked`.execute(trx);
  if (rows.length === 0) return 0;
  const mails = rows.map(({ id, person_id, name, email }) =>
    deletionCompletedMail(outbox.links, { id, person: { id: person_id, name, email } }),
  );
  await outbox.enqueue(trx, mails, now);
  await sql`
    update deletion_requests set status = 'completed', decided_at = ${now}, decided_by = ${decidedBy}::bigint
    where id = any (${rows.map(({ id }) => id)}::bigint[])`.execute(trx);
  await sql`delete from people where id = any (${rows.map(({ person_id }) => person_id)}::bigint[])`.execute(
    trx,
  );
  return rows.length;
}

/** As `deleteAccounts`, in a transaction of its own. */
export const completeDeletions = (
  database: Database,
  outbox: Outbox,
  now: Date,
  completion: Completion = { decidedBy: null },
): Promise<number> => database.transaction().execute((trx) => deleteAccounts(trx, outbox, now, completion));
