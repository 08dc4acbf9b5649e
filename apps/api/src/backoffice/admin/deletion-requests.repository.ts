import { sql } from 'kysely';

import { recordActivity } from '../../platform/activity/activities.ts';
import type { Database } from '../../platform/database/connection.ts';
import { pageOf } from '../../platform/http/page.ts';
import { deleteAccounts } from '../../accounts/privacy/complete-deletion.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { deletionRefusedMail } from '../../accounts/privacy/deletion-mails.ts';
import type { Person } from '../../platform/contract/person.ts';
import { recordAudit } from '../../platform/audit/audit-log.ts';

export type DeletionStatus = 'open' | 'cancelled' | 'refused' | 'completed';

export interface DeletionRow {
  id: number;
  /** Null once the account is gone. */
  person_id: number | null;
  name: string | null;
  email: string | null;
  reason: string;
  status: DeletionStatus;
  requested_at: Date;
  due_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  decision: string | null;
}

/** The request as it stands after a decision; the words are refusals, 'early' before the day that its customer was promised. */
export type Decided = DeletionRow | 'missing' | 'decided' | 'early';

const columns = sql`
  r.id, p.id as person_id, p.name, p.email, r.reason, r.status, r.requested_at, r.due_at, r.decided_at, r.decision,
  d.name as decided_by`;
const joins = sql`left join people p on p.id = r.person_id left join people d on d.id = r.decided_by`;

/** Requests of deletion for admins, and deciding them (ACC-09). */
export function deletionRequestRepository(database: Database, outbox: Outbox) {
  const find = async (trx: Database, id: number): Promise<DeletionRow> => {
    const { rows } = await sql<DeletionRow>`
      select ${columns} from deletion_requests r ${joins} where r.id = ${id}`.execute(trx);
    return rows[0]!;
  };

  /** Does the work on a request that is still open, and gives it as it is then. */
  const decide = (id: number, work: (trx: Database, request: DeletionRow) => Promise<'early' | void>) =>
    database.transaction().execute(async (trx): Promise<Decided> => {
      const request = await trx
        .selectFrom('deletion_requests')
        .select(['status', 'person_id'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!request) return 'missing';
      if (request.status !== 'open' || request.person_id === null) return 'decided';
      return (await work(trx, await find(trx, id))) ?? find(trx, id);
    });

  return {
    /** Open ones before the others, and of each those that wait longest first. */
    async page(status: DeletionStatus | undefined, page: number) {
      const condition = status === undefined ? sql`true` : sql`r.status = ${status}`;
      const counted = await sql<{ n: number }>`
        select count(*) as n from deletion_requests r where ${condition}`.execute(database);
      const place = pageOf(page, counted.rows[0]!.n);
      const { rows } = await sql<DeletionRow>`
        select ${columns} from deletion_requests r ${joins} where ${condition}
        order by (r.status = 'open') desc, r.requested_at, r.id
        limit ${place.per_page} offset ${place.offset}`.execute(database);
      return { rows, place };
    },

    complete: (admin: Person, id: number, now: Date) =>
      decide(id, async (trx, { due_at: due }) => {
        if (due > now) return 'early';
        await deleteAccounts(trx, outbox, now, { decidedBy: admin.id, only: id });
        await recordAudit(trx, admin, { action: 'deletion.completed', subject: `deletion:${id}` }, now);
      }),

    refuse: (admin: Person, id: number, reason: string, now: Date) =>
      decide(id, async (trx, { person_id: personId, name, email }) => {
        await trx
          .updateTable('deletion_requests')
          .set({ status: 'refused', decided_at: now, decided_by: admin.id, decision: reason })
          .where('id', '=', id)
          .execute();
        const person = { id: personId!, name: name!, email: email! };
        await outbox.enqueue(trx, [deletionRefusedMail(outbox.links, { id, person, reason })], now);
        const description = 'Pedido de exclusão da conta recusado';
        await recordActivity(trx, { personId: person.id, kind: 'account', description }, now);
        await recordAudit(trx, admin, { action: 'deletion.refused', subject: `deletion:${id}` }, now);
      }),
  };
}
