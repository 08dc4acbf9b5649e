import type { Approval } from '../../accounts/auctioneers/approval.ts';
import { foreignNames } from '../../accounts/auctioneers/foreign-names.ts';
import { protectedNames } from '../../accounts/auctioneers/protected-names.ts';
import type { Database } from '../../platform/database/connection.ts';
import { HttpError, notFound } from '../../platform/http/errors.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { auctioneerDecisionMail } from './auctioneer-decision-mail.ts';
import { refuseWaiting } from '../../catalogue/ingestion/decided-runs.repository.ts';
import { refreshNeighborhoods, refreshSearch } from '../../catalogue/search/search-table.ts';
import type { Person } from '../../platform/contract/person.ts';
import { recordAudit } from '../../platform/audit/audit-log.ts';

/** The reason that hides the auctions of an auctioneer who may not publish; distinct from an admin's own reasons. */
const hiddenReason = 'O cadastro do leiloeiro está suspenso.';

interface Account {
  id: number;
  name: string;
  email: string;
  company: string;
  approval: Approval;
  source_id: number | null;
}

type Decision = { to: 'approved'; reason: null } | { to: 'refused' | 'suspended'; reason: string };

const subjectOf = (id: number) => `auctioneer:${id}`;

async function lockAccount(trx: Database, id: number): Promise<Account> {
  const account = await trx
    .selectFrom('people')
    .select(['id', 'name', 'email', 'company_name', 'approval', 'source_id'])
    .where('id', '=', id)
    .where('role', '=', 'auctioneer')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw notFound('Leiloeiro não encontrado.');
  const { company_name: company, approval, ...rest } = account;
  return { ...rest, company: company ?? rest.name, approval: approval ?? 'pending' };
}

async function refuseWrongStep(trx: Database, { id, approval, company }: Account, { to }: Decision) {
  if (to === 'approved' && approval === 'approved')
    throw new HttpError(409, 'Este leiloeiro já está aprovado.');
  if (to === 'refused' && approval !== 'pending') throw new HttpError(409, 'Este cadastro já foi decidido.');
  if (to === 'suspended' && approval !== 'approved')
    throw new HttpError(409, 'Só um leiloeiro aprovado pode ser suspenso.');
  if (to === 'approved' && foreignNames(await protectedNames(trx, id))(company))
    throw new HttpError(409, `O nome '${company}' é de outra instituição ou de outro leiloeiro aprovado.`);
}

/** Hides what is shown of a source, or shows what was hidden so. Returns how many auctions that changed. */
async function setHidden(
  trx: Database,
  admin: Person,
  sourceId: number,
  hidden: boolean,
  now: Date,
): Promise<number> {
  const auctions = trx.updateTable('auctions').where('source_id', '=', sourceId).returning('id');
  const rows = hidden
    ? await auctions
        .set({ flagged_reason: hiddenReason, flagged_at: now, flagged_by: admin.id })
        .where('flagged_reason', 'is', null)
        .execute()
    : await auctions
        .set({ flagged_reason: null, flagged_at: null, flagged_by: null })
        .where('flagged_reason', '=', hiddenReason)
        .execute();
  const ids = rows.map(({ id }) => id);
  await refreshSearch(trx, ids, [], now);
  await refreshNeighborhoods(trx, ids);
  return ids.length;
}

/**
 * Approves, refuses or suspends an auctioneer's account, notifies them, and records it in the audit log (SAFE-21).
 * Approving publishes nothing: pending lists are decided on one by one. Refusing refuses them; suspending hides
 * everything. Throws 404, and 409 out of turn.
 */
export function decideAuctioneer(
  database: Database,
  outbox: Outbox,
  admin: Person,
  { id, decision }: { id: number; decision: Decision },
  now: Date,
): Promise<void> {
  const { to, reason } = decision;
  return database.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, id);
    await refuseWrongStep(trx, account, decision);
    await trx
      .updateTable('people')
      .set({ approval: to, approval_reason: reason, updated_at: now })
      .where('id', '=', id)
      .execute();
    if (to === 'refused') await refuseWaiting(trx, id, { reason, adminId: admin.id }, now);
    const { source_id: sourceId } = account;
    const changed = sourceId === null ? 0 : await setHidden(trx, admin, sourceId, to !== 'approved', now);
    await outbox.enqueue(
      trx,
      [
        auctioneerDecisionMail(outbox.links, {
          person: account,
          decision: to,
          reason,
          wasPublished: changed > 0,
          at: now,
        }),
      ],
      now,
    );
    const detail = reason === null ? {} : { reason };
    await recordAudit(trx, admin, { action: `auctioneer.${to}`, subject: subjectOf(id), detail }, now);
  });
}

/** Sets the domains to which an auctioneer's lots may link; `domains` are validated. Throws 404. */
export function setDomains(
  database: Database,
  admin: Person,
  { id, domains }: { id: number; domains: readonly string[] },
  now: Date,
): Promise<void> {
  return database.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    await trx
      .updateTable('people')
      .set({ domains: [...domains], updated_at: now })
      .where('id', '=', id)
      .execute();
    const detail = { domains: domains.join(' ') };
    await recordAudit(trx, admin, { action: 'auctioneer.domains', subject: subjectOf(id), detail }, now);
  });
}
