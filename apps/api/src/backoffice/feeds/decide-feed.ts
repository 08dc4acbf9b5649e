import type { CalendarDate } from '@martelo/domain/auction';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/audit/audit-log.ts';
import type { Database } from '../../platform/database/connection.ts';
import { HttpError } from '../../platform/http/errors.ts';
import type { List } from '../../catalogue/ingestion/list.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Person } from '../../platform/contract/person.ts';
import type { Delivery } from './delivery.ts';
import { askToTakeFeed } from './keep-feed.ts';
import { sourceOf } from './own-source.ts';
import { parseInWorker } from './parse-in-worker.ts';
import { clearedSender, findSender, type Missing, missingOf, speechOf } from './sender.ts';
import { listOf } from './take-feed.ts';

const notHeld = () => new HttpError(409, 'Este envio não está retido.');
const subjectOf = (uuid: string) => `feed:${uuid.toLowerCase()}`;

interface HeldList {
  sourceId: number;
  list: List;
}

/** A list that waits for a decision, read again from what was sent. Throws 409 where it doesn't wait. */
export async function readHeld(database: Database, uuid: string): Promise<HeldList> {
  const { rows } = await sql<{
    source_id: number;
    person_id: number | null;
    file_name: string;
    format: Delivery['format'];
    list_date: CalendarDate | null;
    content: Buffer | null;
  }>`
    select source_id, person_id, file_name, format, list_date, content from feed_runs
    where uuid = ${uuid} and status = 'held'`.execute(database);
  const [run] = rows;
  if (!run?.content || !run.list_date) throw notHeld();
  const sender = run.person_id === null ? null : await findSender(database, run.person_id);
  const speech = sender ? await speechOf(database, sender) : { domains: [], others: [] };
  const { file_name: name, format, content } = run;
  const parsed = await parseInWorker({ name, format, content, ...speech });
  return {
    sourceId: run.source_id,
    list: listOf(await sourceOf(database, run.source_id), run.list_date, parsed),
  };
}

const firstThings: Readonly<Record<Exclude<Missing, null>, string>> = {
  confirmation: 'O leiloeiro ainda não confirmou o email: até lá, nada dele é publicado.',
  approval: 'O leiloeiro ainda não foi aprovado: aprove o cadastro antes de aceitar a lista.',
};

/**
 * Lets a held list pass: a job takes it in (SAFE-21). Throws 409 where it doesn't wait, or where its sender isn't confirmed and
 * approved.
 */
export async function acceptFeed(
  database: Database,
  jobs: Jobs,
  admin: Person,
  uuid: string,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const { rows } = await sql<{ person_id: number | null }>`
      select person_id from feed_runs where uuid = ${uuid} and status = 'held' for update`.execute(trx);
    const [run] = rows;
    if (!run) throw notHeld();
    const sender = run.person_id === null ? null : await findSender(trx, run.person_id);
    if (!sender) throw new HttpError(409, 'A conta que enviou esta lista não existe mais.');
    const missing = missingOf(sender);
    if (missing) throw new HttpError(409, firstThings[missing]);
    const { numAffectedRows } = await sql`
      update feed_runs set status = 'queued', accepted = true, attempts = 0, held_reason = null, decided_by = ${admin.id}
      where uuid = ${uuid} and ${clearedSender(sender.id)}`.execute(trx);
    if (numAffectedRows !== 1n) throw new HttpError(409, firstThings.approval);
    await recordAudit(trx, admin, { action: 'feed.accepted', subject: subjectOf(uuid) }, now);
  });
  await askToTakeFeed(jobs, uuid).catch(() => {});
}

/** Refuses a held list: what was sent is thrown away, and its sender reads why. Throws 409 where it doesn't wait. */
export function refuseFeed(
  database: Database,
  admin: Person,
  { uuid, reason }: { uuid: string; reason: string },
  now: Date,
): Promise<void> {
  return database.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`
      update feed_runs set status = 'refused', held_reason = ${reason}, content = null, decided_by = ${admin.id},
        finished_at = ${now}
      where uuid = ${uuid} and status = 'held'`.execute(trx);
    if (numAffectedRows !== 1n) throw notHeld();
    await recordAudit(
      trx,
      admin,
      { action: 'feed.refused', subject: subjectOf(uuid), detail: { reason } },
      now,
    );
  });
}
