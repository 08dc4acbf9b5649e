import type { CalendarDate } from '@martelo/domain/auction';
import { sql } from 'kysely';

import { acceptQuarantined, refuseQuarantined } from '../../catalogue/ingestion/decided-runs.repository.ts';
import { type FeedFormat } from '../../catalogue/ingestion/import-runs.repository.ts';
import { findOlder } from '../../catalogue/ingestion/quarantine-checks.ts';
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

/** A feed in quarantine, parsed again from the stored bytes. */
interface QuarantinedFeed {
  sourceId: number;
  listDate: CalendarDate;
  parsed: ParsedFeed;
}

/** Parses a feed in quarantine again. Throws 409 where it isn't there. */
export async function readQuarantined(database: Database, uuid: string): Promise<QuarantinedFeed> {
  const run = await database
    .selectFrom('feed_runs')
    .select(['source_id', 'person_id', 'file_name', 'content', 'list_date'])
    .select((feed) => feed.ref('format').$castTo<FeedFormat>().as('format'))
    .where('uuid', '=', uuid)
    .where('status', '=', 'held')
    .where('list_date', 'is not', null)
    .executeTakeFirst();
  if (!run?.content || run.list_date === null) throw notQuarantined();
  const sender = run.person_id === null ? null : await findSender(database, run.person_id);
  const speech = sender ? await speechOf(database, sender) : { domains: [], others: [] };
  const { file_name: name, format, content, source_id: sourceId, list_date: listDate } = run;
  return { sourceId, listDate, parsed: await parseInWorker({ name, format, content, ...speech }) };
}

/** Why a feed in quarantine can no longer be imported, since a newer list was imported meanwhile; null where it can. */
export async function findOvertaken(
  trx: Database,
  { sourceId, listDate, parsed: { scope, rows } }: QuarantinedFeed,
): Promise<string | null> {
  const codes = rows.map(({ auction }) => auction.code);
  const listed = sql`(select unnest(${codes}::text[]) as code)`;
  const older = await findOlder({ trx, sourceId, listDate, scope }, listed);
  return older && `${older} Ela não pode mais entrar: recuse-a.`;
}

const missingFirst: Readonly<Record<Exclude<Missing, null>, string>> = {
  confirmation: 'O leiloeiro ainda não confirmou o email: até lá, nada dele é publicado.',
  approval: 'O leiloeiro ainda não foi aprovado: aprove o cadastro antes de aceitar a lista.',
  suspended: 'O cadastro do leiloeiro está suspenso: aprove-o de novo antes de aceitar a lista.',
};

/**
 * Accepts a feed in quarantine: a job imports it (SAFE-21). Throws 409 where it isn't there, where its sender isn't
 * confirmed and approved, or where a newer list has been imported since.
 */
export async function acceptFeed(
  database: Database,
  jobs: Jobs,
  admin: Person,
  uuid: string,
  now: Date,
): Promise<void> {
  const quarantined = await readQuarantined(database, uuid);
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
    if (missing) throw new HttpError(409, missingFirst[missing]);
    if (!(await isCleared(trx, sender.id))) throw new HttpError(409, missingFirst.approval);
    const overtaken = await findOvertaken(trx, quarantined);
    if (overtaken) throw new HttpError(409, overtaken);
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
