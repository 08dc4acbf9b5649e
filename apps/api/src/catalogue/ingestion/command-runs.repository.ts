import type { CalendarDate } from '@martelo/domain/auction';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { ensureSource } from './ensure-source.ts';
import { writeRejected } from './import-lines.repository.ts';
import { summaryOf } from './finished-runs.repository.ts';
import type { ListChanges, Source } from './parsed-list.ts';
import type { ListFigures } from './staged-list.ts';

/** The outcome of a list that the operator imported or tried to import. */
interface CommandRun {
  source: Source;
  listDate: CalendarDate | null;
  files: readonly string[];
  figures: Pick<ListFigures, 'rows' | 'rejected' | 'rejectedTotal'>;
  /** Why nothing of it was imported. */
  refused?: string;
  imported?: { listId: number; changes: ListChanges; notes?: readonly string[] };
}

const maxFaults = 1000;
const maxNameLength = 150;

const nameOf = (files: readonly string[]) => {
  const first = files[0]?.split(/[\\/]/).at(-1)?.slice(0, maxNameLength) ?? 'nenhum arquivo';
  return files.length > 1 ? `${first} e mais ${files.length - 1}` : first;
};

/** Records a finished run of the command, with its first lines that have a fault (API-08). Returns its number. */
export async function recordCommandRun(
  trx: Database,
  { source, listDate, files, figures, refused, imported }: CommandRun,
  now: Date,
): Promise<string> {
  const sourceId = await ensureSource(trx, source);
  const { rows } = await sql<{ id: number; uuid: string }>`
    insert into feed_runs (source_id, file_name, format, received_at, finished_at, status, held_reason, summary, list_date,
      list_id)
    values (${sourceId}, ${nameOf(files)}, 'command', ${now}, ${now}, ${refused === undefined ? 'taken' : 'refused'},
      ${refused ?? null}, ${summaryOf(figures, imported)}::jsonb, ${listDate}::date,
      ${imported?.listId ?? null})
    returning id, uuid`.execute(trx);
  const [{ id, uuid }] = rows as [{ id: number; uuid: string }];
  await writeRejected(trx, id, figures.rejected.slice(0, maxFaults));
  return uuid;
}
