import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import type { List, ListChanges } from './list.ts';
import type { ParsedFile, Rejection } from './listed-auction.ts';
import { sourceIdOf } from './take-list.ts';

/** What became of a list that the operator took in. */
export interface Run {
  source: List['source'];
  listDate: string | null;
  files: readonly Pick<ParsedFile, 'file'>[];
  rows: number;
  rejected: readonly Rejection[];
  /** Why nothing of it was taken. */
  refused?: string;
  changes?: ListChanges;
}

const mostFaults = 1000;
const longestName = 150;

const nameOf = (files: Run['files']) => {
  const first = files[0]?.file.split(/[\\/]/).at(-1)?.slice(0, longestName) ?? 'nenhum arquivo';
  return files.length > 1 ? `${first} e mais ${files.length - 1}` : first;
};

/** Keeps what became of a list, with its first lines that have a fault, for the desk to read (API-08). */
export async function noteRun(
  trx: Database,
  { source, listDate, files, rows, rejected, refused, changes }: Run,
  now: Date,
): Promise<void> {
  const { new: added = 0, changed = 0, unchanged = 0, returned = 0, gone = 0 } = changes ?? {};
  const summary = { rows, new: added, changed, unchanged, returned, gone, rejected: rejected.length };
  const sourceId = await sourceIdOf(trx, source);
  const run = await sql<{ id: number }>`
    insert into feed_runs (source_id, file_name, format, received_at, finished_at, status, held_reason, summary, list_date)
    values (${sourceId}, ${nameOf(files)}, 'command', ${now}, ${now}, ${refused === undefined ? 'taken' : 'refused'},
      ${refused ?? null}, ${JSON.stringify(summary)}::jsonb, ${listDate}::date)
    returning id`.execute(trx);
  const lines = rejected
    .slice(0, mostFaults)
    .map(({ line, reason }) => ({ line, reason: reason.slice(0, 600) }));
  await sql`
    insert into feed_lines (run_id, line, outcome, reason)
    select ${run.rows[0]!.id}::bigint, line, 'rejected', reason
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (line integer, reason text)`.execute(trx);
}
