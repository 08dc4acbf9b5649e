import { recordActivity } from '../../platform/activity/activities.ts';
import type { Database } from '../../platform/database/connection.ts';
import { pageOf } from '../../platform/http/page.ts';
import { deleteAccounts } from '../../accounts/privacy/complete-deletion.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { deletionRefusedMail } from '../../accounts/privacy/deletion-mails.ts';
import type { Person } from '../../platform/contract/person.ts';
import { recordAudit } from '../../platform/audit/audit-log.ts';

export type DeletionStatus = 'open' | 'cancelled' | 'refused' | 'completed';

/** A request with its customer, whose `person_id` is null once the account is gone, and who decided it. */
const requestsOf = (database: Database) =>
  database
    .selectFrom('deletion_requests as r')
    .leftJoin('people as p', 'p.id', 'r.person_id')
    .leftJoin('people as d', 'd.id', 'r.decided_by')
    .select(['r.id', 'p.id as person_id', 'p.name', 'p.email', 'r.reason', 'r.status', 'r.requested_at'])
    .select(['r.due_at', 'r.decided_at', 'r.decision', 'd.name as decided_by']);

export type DeletionRow = Awaited<ReturnType<ReturnType<typeof requestsOf>['executeTakeFirstOrThrow']>>;

/** The request after a decision; texts are refusals, 'early' before the day that its customer was promised. */
export type Decided = DeletionRow | 'missing' | 'decided' | 'early';

/** Requests of deletion for admins, and deciding them (ACC-09). */
export function deletionRequestRepository(database: Database, outbox: Outbox) {
  const find = (trx: Database, id: number): Promise<DeletionRow> =>
    requestsOf(trx).where('r.id', '=', id).executeTakeFirstOrThrow();

  /** Runs the work on an open request, and returns the request afterwards. */
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
    /** Open ones first, and among equals the longest pending first. */
    async page(status: DeletionStatus | undefined, page: number) {
      const counted = database
        .selectFrom('deletion_requests as r')
        .select((request) => request.fn.countAll<number>().as('n'));
      const { n } = await (
        status === undefined ? counted : counted.where('r.status', '=', status)
      ).executeTakeFirstOrThrow();
      const { pagination, offset } = pageOf(page, n);
      const all = requestsOf(database);
      const rows = await (status === undefined ? all : all.where('r.status', '=', status))
        .orderBy((request) => request('r.status', '=', 'open'), 'desc')
        .orderBy('r.requested_at')
        .orderBy('r.id')
        .limit(pagination.per_page)
        .offset(offset)
        .execute();
      return { rows, pagination };
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
