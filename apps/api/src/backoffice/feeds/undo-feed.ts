import type { Database } from '../../platform/database/connection.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type ClaimedRun } from '../../catalogue/ingestion/import-runs.repository.ts';
import {
  finishUndo,
  recordUndoRun,
  setUndoAside,
} from '../../catalogue/ingestion/undo/undo-runs.repository.ts';
import { tidy } from '../../catalogue/ingestion/tidy.ts';
import { findUndoable, UndoRefused } from '../../catalogue/ingestion/undo/find-list.ts';
import { undoList } from '../../catalogue/ingestion/undo/undo-list.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Person } from '../../platform/contract/person.ts';
import { requestFeedImport } from './receive-feed.ts';

const interrupted =
  'A lista não foi desfeita: o trabalho foi interrompido, e nada foi mudado. Desfaça outra vez.';

/**
 * Requests a job that undoes the list of a run, in its source's order; returns the uuid of the undoing's own run. A
 * second request while the first is under way is the first. Throws UndoRefused where it can't be undone, or not yet
 * (INTAKE-38).
 */
export async function queueUndo(
  database: Database,
  jobs: Jobs,
  admin: Person,
  { uuid, reason }: { uuid: string; reason: string },
  now: Date,
): Promise<string> {
  const undoing = await database.transaction().execute(async (trx) => {
    const run = await trx
      .selectFrom('feed_runs')
      .select('id')
      .where('uuid', '=', uuid)
      .forUpdate()
      .executeTakeFirst();
    if (!run) throw notFound('Envio não encontrado.');
    // A statement of its own: it sees what another request did while this one waited for the lock.
    const begun = await trx
      .selectFrom('feed_runs')
      .select('uuid')
      .where('undoes', '=', run.id)
      .where('status', 'in', ['queued', 'running'])
      .executeTakeFirst();
    if (begun) return begun.uuid;
    const list = await findUndoable(trx, uuid, { lock: false });
    return recordUndoRun(trx, list, { reason, by: admin.id, summary: null }, now);
  });
  // Where this fails the minute's sweep requests it again.
  await requestFeedImport(jobs, undoing).catch(() => {});
  return undoing;
}

/** Ends an undoing that was interrupted too often; its list stays imported. */
export const failUndo = (database: Database, run: ClaimedRun, now: Date): Promise<void> =>
  setUndoAside(database, run, { status: 'failed', reason: interrupted }, now);

/** Undoes the list of a claimed run, all or nothing; it stays if another list was imported on top of it meanwhile. */
export async function runUndo(database: Database, run: ClaimedRun, now: Date): Promise<void> {
  const by = run.decided_by === null ? null : { id: run.decided_by, role: 'admin' as const };
  try {
    await undoList(database, run.undoes!, {
      now,
      by,
      reason: run.reason,
      async endRun(trx, summary) {
        if (!(await finishUndo(trx, run, summary, now)))
          throw new Error(`Undoing ${run.uuid} is no longer this try's to do.`);
        return run.uuid;
      },
    });
  } catch (error) {
    if (!(error instanceof UndoRefused)) throw error;
    return setUndoAside(database, run, { status: 'refused', reason: error.message }, now);
  }
  // The list is undone; outdated statistics are no failure of it.
  await tidy(database).catch(() => {});
}
