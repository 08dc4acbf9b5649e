import { acceptQuarantined, refuseQuarantined } from '../../catalogue/ingestion/decided-runs.repository.ts';
import { type FeedFormat } from '../../catalogue/ingestion/import-runs.repository.ts';
import { recordAudit } from '../../platform/audit/audit-log.ts';
import type { Person } from '../../platform/contract/person.ts';
import type { Database } from '../../platform/database/connection.ts';
import { HttpError } from '../../platform/http/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ParsedFeed } from './parse-feed.ts';
import { parseInWorker } from './parse-in-worker.ts';
import { requestFeedImport } from './receive-feed.ts';
import { findSender, isCleared, type Missing, missingOf, speechOf } from './sender.ts';

const notQuarantined = () => new HttpError(409, 'Este envio não está retido.');
const subjectOf = (uuid: string) => `feed:${uuid.toLowerCase()}`;

/** A feed in quarantine, read again from what was sent. Throws 409 where it isn't there. */
export async function readQuarantined(
  database: Database,
  uuid: string,
): Promise<{ sourceId: number; parsed: ParsedFeed }> {
  const run = await database
    .selectFrom('feed_runs')
    .select(['source_id', 'person_id', 'file_name', 'content'])
    .select((feed) => feed.ref('format').$castTo<FeedFormat>().as('format'))
    .where('uuid', '=', uuid)
    .where('status', '=', 'held')
    .where('list_date', 'is not', null)
    .executeTakeFirst();
  if (!run?.content) throw notQuarantined();
  const sender = run.person_id === null ? null : await findSender(database, run.person_id);
  const speech = sender ? await speechOf(database, sender) : { domains: [], others: [] };
  const { file_name: name, format, content } = run;
  return { sourceId: run.source_id, parsed: await parseInWorker({ name, format, content, ...speech }) };
}

const firstThings: Readonly<Record<Exclude<Missing, null>, string>> = {
  confirmation: 'O leiloeiro ainda não confirmou o email: até lá, nada dele é publicado.',
  approval: 'O leiloeiro ainda não foi aprovado: aprove o cadastro antes de aceitar a lista.',
  suspended: 'O cadastro do leiloeiro está suspenso: aprove-o de novo antes de aceitar a lista.',
};

/**
 * Accepts a feed in quarantine: a job imports it (SAFE-21). Throws 409 where it isn't there, or where its sender isn't
 * confirmed and approved.
 */
export async function acceptFeed(
  database: Database,
  jobs: Jobs,
  admin: Person,
  uuid: string,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const run = await trx
      .selectFrom('feed_runs')
      .select('person_id')
      .where('uuid', '=', uuid)
      .where('status', '=', 'held')
      .forUpdate()
      .executeTakeFirst();
    if (!run) throw notQuarantined();
    const sender = run.person_id === null ? null : await findSender(trx, run.person_id);
    if (!sender) throw new HttpError(409, 'A conta que enviou esta lista não existe mais.');
    const missing = missingOf(sender);
    if (missing) throw new HttpError(409, firstThings[missing]);
    if (!(await isCleared(trx, sender.id))) throw new HttpError(409, firstThings.approval);
    await acceptQuarantined(trx, uuid, admin.id);
    await recordAudit(trx, admin, { action: 'feed.accepted', subject: subjectOf(uuid) }, now);
  });
  await requestFeedImport(jobs, uuid).catch(() => {});
}

/**
 * Refuses a feed in quarantine: what was sent is deleted, and its sender reads why. Throws 409 where it isn't there.
 */
export function refuseFeed(
  database: Database,
  admin: Person,
  { uuid, reason }: { uuid: string; reason: string },
  now: Date,
): Promise<void> {
  return database.transaction().execute(async (trx) => {
    const refused = await refuseQuarantined(trx, uuid, { reason, adminId: admin.id }, now);
    if (!refused) throw notQuarantined();
    await recordAudit(
      trx,
      admin,
      { action: 'feed.refused', subject: subjectOf(uuid), detail: { reason } },
      now,
    );
  });
}
