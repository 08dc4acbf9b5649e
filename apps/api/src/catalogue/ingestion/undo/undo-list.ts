import { sql } from 'kysely';

import { recordAudit } from '../../../platform/audit/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import { markUndone, recordUndoRun } from './undo-runs.repository.ts';
import { refreshNeighborhoods, refreshSearch } from '../../search/search-table.ts';
import { lockStates } from '../../evidence/lock-states.ts';
import { dropEvidence } from '../../evidence/record-evidence.ts';
import type { Role } from '../../../platform/contract/person.ts';
import { changesFromEvents } from './changes-from-events.ts';
import { dropMatches } from './drop-matches.ts';
import { findUndoable, type UndoableList } from './find-list.ts';
import { countChanges, restore, retractEvents, type UndoFigures } from './restore.ts';

/** Columns of the full-text search. */
const worded = [
  'title',
  'type',
  'kind',
  'modality',
  'address',
  'neighborhood',
  'district',
  'city_id',
  'city_name',
  'uf',
  'bedrooms',
  'extra',
  'auctioneer_id',
  'registration_number',
  'process_number',
];

export interface UndoOptions {
  now: Date;
  /** The admin who undoes it; null for the operator's command. */
  by: { id: number; role: Role } | null;
  /** Stored with the run. */
  reason: string | null;
  /** Ends the run that was created for it beforehand, and returns its number; by default a finished one is created. */
  endRun?: (trx: Database, summary: object) => Promise<string>;
  /** Called after each step. */
  progress?: (done: number, total: number, what: string) => void;
}

export interface UndoResult extends UndoFigures {
  /** The run of this undoing. */
  run: string;
  undone: { run: string; listDate: string; fileName: string };
}

/** Previews what undoing the list of a run would change. Throws UnknownRun and UndoRefused. */
export async function previewUndo(database: Database, run: string): Promise<UndoFigures> {
  const figures = { current: null as UndoFigures | null };
  const done = new Error('counted');
  await database
    .transaction()
    .execute(async (trx) => {
      const list = await findUndoable(trx, run, { lock: false });
      if (!list.changesRecorded) await changesFromEvents(trx, list);
      figures.current = await countChanges(trx, list);
      throw done;
    })
    .catch((error: unknown) => {
      if (error !== done) throw error;
    });
  return figures.current!;
}

/**
 * Undoes the list of a run (docs/decisions/0027), in one transaction: every auction is again what it was before, the
 * list's events stay and count no more, and its source imports lists as if it had never been imported. Throws
 * UnknownRun and UndoRefused.
 */
export async function undoList(
  database: Database,
  run: string,
  { now, by, reason, endRun, progress = () => {} }: UndoOptions,
): Promise<UndoResult> {
  return database.transaction().execute(async (trx) => {
    const steps = ['lendo o que a lista mudou', 'restaurando imóveis', 'atualizando a busca', 'concluindo'];
    const begin = (step: number) => progress(step, steps.length, steps[step] ?? 'pronto');
    begin(0);
    const list = await findUndoable(trx, run, { lock: true });
    if (!list.changesRecorded) await changesFromEvents(trx, list);
    const figures = await countChanges(trx, list);
    begin(1);
    await restore(trx, list, now);
    await retractEvents(trx, list);
    await dropMatches(trx, list);
    begin(2);
    const { rows } = await sql<{ id: number; reworded: boolean }>`
      select auction_id as id, coalesce(before ?| ${worded}::text[], true) as reworded
      from list_changes where list_id = ${list.id}`.execute(trx);
    const touched = rows.map(({ id }) => id);
    const reworded = rows.filter((row) => row.reworded).map(({ id }) => id);
    await refreshSearch(trx, touched, reworded, now);
    await lockStates(trx, list.id, sql`select unnest(${touched}::bigint[])`);
    await refreshNeighborhoods(trx, touched);
    begin(3);
    const uuid = await recordUndo(trx, list, figures, { now, by, reason, ...(endRun && { endRun }) });
    await dropEvidence(trx, list, touched, now);
    begin(4);
    const { run: undone, listDate } = list;
    return { ...figures, run: uuid, undone: { run: undone.uuid, listDate, fileName: undone.fileName } };
  });
}

async function recordUndo(
  trx: Database,
  list: UndoableList,
  { restored, relisted, unlisted, withdrawn }: UndoFigures,
  { now, by, reason, endRun }: UndoOptions,
): Promise<string> {
  const { id, listDate, run } = list;
  // Nobody was notified of a list that was never matched, so its undoing needs no notice either.
  await sql`
    update lists set undone_at = ${now}, matched_at = coalesce(matched_at, ${now}),
      undoing_told_at = case when matched_at is null then ${now}::timestamptz end
    where id = ${id}`.execute(trx);
  await markUndone(trx, run.id, now);
  const gone = unlisted + withdrawn;
  const rows = restored + relisted + gone;
  const summary = { rows, changed: restored, returned: relisted, gone, unlisted, withdrawn };
  const uuid = endRun
    ? await endRun(trx, summary)
    : await recordUndoRun(trx, list, { reason, by: by?.id ?? null, summary }, now);
  if (by) {
    const detail = { reason, list_date: listDate, restored, relisted, unlisted, withdrawn };
    await recordAudit(trx, by, { action: 'feed.undone', subject: `feed:${run.uuid}`, detail }, now);
  }
  // Possibly only dates of lists changed, which the other tables' triggers do not see.
  await sql`insert into public_changes default values`.execute(trx);
  return uuid;
}
