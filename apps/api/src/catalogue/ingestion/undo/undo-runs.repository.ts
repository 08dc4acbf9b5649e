import type { CalendarDate } from '@martelo/domain/auction';
import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import { type ClaimedRun, isMine } from '../import-runs.repository.ts';

/** A list that is to be undone, with the run that imported it. */
export interface UndoneList {
  id: number;
  sourceId: number;
  listDate: CalendarDate;
  run: { id: number; fileName: string; senderId: number | null };
}

/** Records the undoing of a list, pending for its job or finished with a summary; returns its uuid. */
export async function recordUndoRun(
  trx: Database,
  { id, sourceId, listDate, run }: UndoneList,
  { reason, by, summary }: { reason: string | null; by: number | null; summary: object | null },
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ uuid: string }>`
    insert into feed_runs (source_id, person_id, file_name, format, received_at, finished_at, status, held_reason, summary,
      list_date, list_id, undoes, decided_by)
    values (${sourceId}, ${run.senderId}, ${run.fileName}, 'undo', ${now}, ${summary === null ? null : now},
      ${summary === null ? 'queued' : 'taken'}, ${reason}, ${JSON.stringify(summary ?? {})}::jsonb, ${listDate}::date, ${id},
      ${run.id}, ${by})
    returning uuid`.execute(trx);
  return rows[0]!.uuid;
}

/** Marks the run of a list that was undone. */
export async function markUndone(trx: Database, id: number, now: Date): Promise<void> {
  await sql`update feed_runs set undone_at = ${now} where id = ${id}`.execute(trx);
}

/** Ends a failed undoing; its list stays imported. */
export async function setUndoAside(
  database: Database,
  run: ClaimedRun,
  { status, reason }: { status: 'refused' | 'failed'; reason: string },
  now: Date,
): Promise<void> {
  await sql`
    update feed_runs set status = ${status}, held_reason = ${reason}, finished_at = ${now} where ${isMine(run)}`.execute(
    database,
  );
}

/** Ends a completed undoing; false where it no longer belongs to this try. */
export async function finishUndo(
  trx: Database,
  run: ClaimedRun,
  summary: object,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update feed_runs set status = 'taken', summary = ${JSON.stringify(summary)}::jsonb, finished_at = ${now}
    where ${isMine(run)}`.execute(trx);
  return numAffectedRows === 1n;
}
