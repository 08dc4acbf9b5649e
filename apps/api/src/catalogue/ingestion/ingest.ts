import type { CalendarDate } from '@martelo/domain/auction';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { HoldReason } from './hold-reasons.ts';
import { importList, type Imported } from './import-list.ts';
import type { ListChanges } from './list.ts';
import type { ListSource } from './sources/list-source.ts';
import type { Rejection } from './sources/listed-auction.ts';
import { recordRun, type Run } from './record-run.ts';
import { openFile, type OpenFile, refusalOf, UndatedList } from './open-file.ts';
import { inMemory, type InputFile, type ListFile } from './reading/input-file.ts';
import { withInputs } from './reading/read-inputs.ts';

export interface IngestResult extends ListChanges {
  source: string;
  /** The date of the newest list taken in; null where none was dated. */
  listDate: CalendarDate | null;
  rows: number;
  /** Lines that could not be read, the first thousand of `rejectedTotal`. */
  rejected: Rejection[];
  rejectedTotal: number;
  /** Rows that were taken though something about them is odd, the first thousand of `warningsTotal`. */
  warnings: Rejection[];
  warningsTotal: number;
  /** What else a person should know of the lists, a sentence each. */
  notes: string[];
  /** Why a list, or a part of one, was held back; null where nothing was. */
  held: string | null;
  /** The runs of the lists that were taken in, oldest first: `pnpm ingest undo` takes them back. */
  runs: string[];
  seconds: number;
}

export interface IngestOptions {
  /** Invented lists, marked so wherever they are shown (HONEST-02). */
  sample?: boolean;
  source: ListSource;
  /** What a person accepts, for which a list would be held back otherwise. */
  accept: readonly HoldReason[];
  /** For a list that tells no date of its own. */
  listDate: CalendarDate | null;
  now: Date;
  progress?: (done: number, total: number, what: string) => void;
}

const noChanges: ListChanges = {
  new: 0,
  changed: 0,
  unchanged: 0,
  gone: 0,
  returned: 0,
  priceDown: 0,
  priceUp: 0,
  modalityChanged: 0,
};
const maxNamed = 1000;

/**
 * Reads the files, groups them by date into lists, and takes each list in, oldest first. A list that looks wrong is held
 * back whole and changes nothing; the ones before it stay taken. A file that is empty or cut is held back alone. Throws
 * UnreadableInput for a path that can't be read.
 */
export function ingest(
  database: Database,
  { paths, ...options }: IngestOptions & { paths: readonly string[] },
): Promise<IngestResult> {
  return withInputs(paths, (files) => takeFiles(database, files, options));
}

/** Takes in lists whose files are already at hand. */
export function ingestFiles(
  database: Database,
  files: readonly ListFile[],
  options: IngestOptions,
): Promise<IngestResult> {
  return takeFiles(database, files.map(inMemory), options);
}

async function takeFiles(
  database: Database,
  files: AsyncIterable<InputFile> | Iterable<InputFile>,
  options: IngestOptions,
): Promise<IngestResult> {
  const started = performance.now();
  const result: IngestResult = {
    source: options.source.code,
    listDate: null,
    rows: 0,
    ...noChanges,
    rejected: [],
    rejectedTotal: 0,
    warnings: [],
    warningsTotal: 0,
    notes: [],
    held: null,
    runs: [],
    seconds: 0,
  };
  const opened: OpenFile[] = [];
  for await (const file of files) {
    opened.push(await openFile(options.source, file));
    options.progress?.(opened.length, opened.length, 'lendo');
  }
  result.held = refusalOf(opened, options.listDate, options.now);
  if (result.held && opened.length > 0)
    await note(database, options, {
      files: opened,
      listDate: null,
      rows: 0,
      rejected: [],
      rejectedTotal: 0,
      refused: result.held,
    });

  const held: string[] = [];
  for (const [listDate, parts] of result.held ? [] : listsByDate(opened, options.listDate)) {
    const imported = await importList(database, { listDate, files: parts }, options);
    addTo(result, imported);
    if (imported.held) held.push(imported.held);
    if (imported.changes) result.listDate = listDate;
    if (imported.run) result.runs.push(imported.run);
    if (imported.heldWhole) break;
  }
  if (held.length > 0) result.held = held.join(' ');
  if (result.new + result.changed + result.gone > 0) await tidy(database);
  result.seconds = Math.round(performance.now() - started) / 1000;
  return result;
}

function addTo(result: IngestResult, { source, rows, changes, rejected, warnings, ...imported }: Imported) {
  result.rows += rows;
  result.rejected = [...result.rejected, ...rejected].slice(0, maxNamed);
  result.rejectedTotal += imported.rejectedTotal;
  result.warnings = [...result.warnings, ...warnings].slice(0, maxNamed);
  result.warningsTotal += imported.warningsTotal;
  result.notes.push(...imported.notes);
  if (!changes) return;
  for (const name of Object.keys(noChanges) as (keyof ListChanges)[]) result[name] += changes[name];
  result.source = source.code;
}

const note = (database: Database, { source, sample = false, now }: IngestOptions, run: Omit<Run, 'source'>) =>
  database.transaction().execute((trx) => recordRun(trx, { source: { ...source, sample }, ...run }, now));

/** Statistics for the planner, and rows marked as seen by all, which lets counts read the indexes alone. */
export async function tidy(database: Database): Promise<void> {
  await sql`vacuum (analyze) auction_search`.execute(database);
  await sql`analyze auctions (source_id, code, uf, state_id, city_id, gone_since, list_date)`.execute(
    database,
  );
}

function listsByDate(
  files: readonly OpenFile[],
  fallback: CalendarDate | null,
): [CalendarDate, OpenFile[]][] {
  const dated = files.map((file) => ({ file, date: file.listDate ?? fallback }));
  const groups = Map.groupBy(dated, ({ file, date }) => {
    if (date === null) throw new UndatedList(file.file);
    return date;
  });
  return [...groups]
    .map(([date, parts]): [CalendarDate, OpenFile[]] => [date, parts.map(({ file }) => file)])
    .sort(([a], [b]) => a.localeCompare(b));
}
