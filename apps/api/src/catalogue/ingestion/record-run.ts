import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { List, ListChanges } from './list.ts';
import type { Rejection } from './sources/listed-auction.ts';
import { sourceIdOf } from './take-list.ts';

/** What became of a list that the operator took in. */
export interface Run {
  source: List['source'];
  listDate: string | null;
  files: readonly { file: string }[];
  rows: number;
  /** The first of them; `rejectedTotal` counts them all. */
  rejected: readonly Rejection[];
  rejectedTotal: number;
  /** Why nothing of it was taken. */
  refused?: string;
  changes?: ListChanges;
  /** The list that was taken in. */
  listId?: number;
}

const maxFaults = 1000;
const maxNameLength = 150;

const nameOf = (files: Run['files']) => {
  const first = files[0]?.file.split(/[\\/]/).at(-1)?.slice(0, maxNameLength) ?? 'nenhum arquivo';
  return files.length > 1 ? `${first} e mais ${files.length - 1}` : first;
};

/** Keeps what became of a list, with its first lines that have a fault, for the desk to read (API-08). Gives the run's number. */
export async function recordRun(
  trx: Database,
  { source, listDate, files, rows, rejected, rejectedTotal, refused, changes, listId }: Run,
  now: Date,
): Promise<string> {
  const { new: added = 0, changed = 0, unchanged = 0, returned = 0, gone = 0 } = changes ?? {};
  const summary = { rows, new: added, changed, unchanged, returned, gone, rejected: rejectedTotal };
  const sourceId = await sourceIdOf(trx, source);
  const run = await sql<{ id: number; uuid: string }>`
    insert into feed_runs (source_id, file_name, format, received_at, finished_at, status, held_reason, summary, list_date,
      list_id)
    values (${sourceId}, ${nameOf(files)}, 'command', ${now}, ${now}, ${refused === undefined ? 'taken' : 'refused'},
      ${refused ?? null}, ${JSON.stringify(summary)}::jsonb, ${listDate}::date,
      ${listId ?? null})
    returning id, uuid`.execute(trx);
  const lines = rejected
    .slice(0, maxFaults)
    .map(({ line, reason }) => ({ line, reason: reason.slice(0, 600) }));
  await sql`
    insert into feed_lines (run_id, line, outcome, reason)
    select ${run.rows[0]!.id}::bigint, line, 'rejected', reason
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (line integer, reason text)`.execute(trx);
  return run.rows[0]!.uuid;
}
