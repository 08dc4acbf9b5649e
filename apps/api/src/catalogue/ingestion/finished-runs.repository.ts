import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import {
  type RejectedLine,
  replaceRejected,
  type RowLine,
  writeOutcomes,
} from './import-lines.repository.ts';
import { type ClaimedRun, isMine } from './import-runs.repository.ts';
import type { ListChanges } from './parsed-list.ts';
import type { AppliedList, ListFigures } from './staged-list.ts';

/** The outcome of a run, as its summary; `notes` for people on an imported list, a sentence each. */
export const summaryOf = (
  { rows, rejectedTotal }: Pick<ListFigures, 'rows' | 'rejectedTotal'>,
  { changes, notes = [] }: { changes?: ListChanges; notes?: readonly string[] } = {},
) => {
  const { new: added = 0, changed = 0, unchanged = 0, returned = 0, gone = 0 } = changes ?? {};
  const figures = { rows, new: added, changed, unchanged, returned, gone, rejected: rejectedTotal };
  return JSON.stringify(notes.length > 0 ? { ...figures, notes } : figures);
};

/** The end of a run that changes no auction; one in quarantine stores what was sent. */
export interface SetAside {
  status: 'held' | 'refused' | 'failed';
  reason: string;
  figures: Pick<ListFigures, 'rows' | 'rejectedTotal'> | null;
  rejected: readonly RejectedLine[];
}

/** Ends a feed without any change to auctions; false where it no longer belongs to this try. */
export async function setAside(
  trx: Database,
  run: ClaimedRun,
  { status, reason, figures, rejected }: SetAside,
  now: Date,
): Promise<boolean> {
  const held = status === 'held';
  const { numAffectedRows } = await sql`
    update feed_runs set status = ${status}, held_reason = ${reason}, accepted = false, decided_by = null,
      content = case when ${held}::boolean then content end, summary = ${figures ? summaryOf(figures) : '{}'}::jsonb,
      finished_at = ${held ? null : now}::timestamptz
    where ${isMine(run)}`.execute(trx);
  if (numAffectedRows !== 1n) return false;
  await replaceRejected(trx, run.id, rejected);
  return true;
}

/** The outcome of an imported feed, line by line. */
interface ImportedFeed {
  applied: AppliedList;
  changes: ListChanges;
  figures: ListFigures;
  notes: readonly string[];
  rows: readonly RowLine[];
  rejected: readonly RejectedLine[];
}

/** Ends an imported feed, with the outcome of each line; false where it no longer belongs to this try. */
export async function finishFeed(
  run: ClaimedRun,
  { applied, changes, figures, notes, rows, rejected }: ImportedFeed,
  now: Date,
): Promise<boolean> {
  const { trx, id, listDate } = applied;
  const { numAffectedRows } = await sql`
    update feed_runs set status = 'taken', held_reason = null, content = null, list_date = ${listDate}::date,
      summary = ${summaryOf(figures, { changes, notes })}::jsonb, finished_at = ${now}, list_id = ${id}
    where ${isMine(run)}`.execute(trx);
  if (numAffectedRows !== 1n) return false;
  await replaceRejected(trx, run.id, rejected);
  await writeOutcomes(applied, run.id, rows);
  return true;
}
