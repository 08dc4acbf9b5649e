import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import type { CalendarDate } from '@martelo/domain/auction';
import { sql } from 'kysely';

import { noteDeed } from '../admin/audit-log.ts';
import type { Database } from '../database/connection.ts';
import { HttpError } from '../http/errors.ts';
import { findHold } from '../ingestion/hold.ts';
import type { List } from '../ingestion/list.ts';
import type { ParsedFile } from '../ingestion/listed-auction.ts';
import type { Person } from '../sessions/person.ts';
import type { Delivery } from './delivery.ts';
import { sourceOf } from './own-source.ts';
import { parseDelivery } from './parse-delivery.ts';
import { figuresOf, listOf, take } from './take-feed.ts';

const unpack = promisify(gunzip);

const notHeld = () => new HttpError(409, 'Este envio não está retido.');
const subjectOf = (uuid: string) => `feed:${uuid.toLowerCase()}`;

interface HeldList {
  runId: number;
  sourceId: number;
  list: List;
  parsed: ParsedFile;
}

/** A list that waits for a word, read again from what was sent. Throws 409 where it doesn't wait. */
export async function readHeld(database: Database, uuid: string): Promise<HeldList> {
  const { rows } = await sql<{
    id: number;
    source_id: number;
    file_name: string;
    format: Delivery['format'];
    list_date: CalendarDate | null;
    content: Buffer | null;
  }>`
    select id, source_id, file_name, format, list_date, content from feed_runs
    where uuid = ${uuid} and status = 'held'`.execute(database);
  const [run] = rows;
  if (!run?.content || !run.list_date) throw notHeld();
  const parsed = parseDelivery({ name: run.file_name, format: run.format, bytes: await unpack(run.content) });
  const list = listOf(await sourceOf(database, run.source_id), run.list_date, parsed);
  return { runId: run.id, sourceId: run.source_id, list, parsed };
}

/** Lets a held list pass; an older one than the newest stays where it is (409). */
export async function acceptFeed(database: Database, admin: Person, uuid: string, now: Date): Promise<void> {
  const { runId, list, parsed } = await readHeld(database, uuid);
  if (await findHold(database, list, true)) throw new HttpError(409, 'Uma lista mais nova já foi recebida.');
  await take(database, { runId, list, parsed }, now, async (trx, changes) => {
    const { numAffectedRows } = await sql`
      update feed_runs set status = 'taken', held_reason = null, content = null, decided_by = ${admin.id},
        summary = ${figuresOf(parsed, changes)}::jsonb, finished_at = ${now}
      where id = ${runId} and status = 'held'`.execute(trx);
    if (numAffectedRows !== 1n) throw notHeld();
    await sql`delete from feed_lines where run_id = ${runId}`.execute(trx);
    const detail = { rows: parsed.rows.length, gone: changes.gone };
    await noteDeed(trx, admin, { action: 'feed.accepted', subject: subjectOf(uuid), detail }, now);
  });
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
    await noteDeed(trx, admin, { action: 'feed.refused', subject: subjectOf(uuid), detail: { reason } }, now);
  });
}
