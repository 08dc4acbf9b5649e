import type { CalendarDate } from '@martelo/domain/auction';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { importList, Quarantined } from './import-list.ts';
import { recordCommandRun } from './command-runs.repository.ts';
import { openFile, type OpenFile, partOf, refusalOf, UndatedList } from './open-file.ts';
import type { ListChanges, ParsedList } from './parsed-list.ts';
import { describeFindings, type QuarantineReason } from './quarantine.ts';
import type { ListSource } from './sources/list-source.ts';
import type { ListFigures } from './staged-list.ts';
import { inMemory, type InputFile, type ListFile } from './reading/input-file.ts';
import { withInputs } from './reading/read-inputs.ts';

/** One list of those that a command read. */
export interface IngestedList {
  listDate: CalendarDate;
  rows: number;
  /** Null where the whole list is in quarantine. */
  changes: ListChanges | null;
}

/** What lists changed, the figures of all of them added up. */
export interface IngestResult extends ListChanges, ListFigures {
  source: string;
  /** The date of the newest list that was imported; null where none was dated. */
  listDate: CalendarDate | null;
  /** Each that was read, oldest first; none where a file kept all of them out. */
  lists: IngestedList[];
  /** What else a person should know of the lists, a sentence each. */
  notes: string[];
  /** Why a list, or a part of one, is in quarantine; null where nothing is. */
  held: string | null;
  /** The runs of the lists that were imported, oldest first: `pnpm ingest undo` undoes them. */
  runs: string[];
  seconds: number;
}

export interface IngestOptions {
  /** Invented lists, marked so wherever they are shown (HONEST-02). */
  sample?: boolean;
  source: ListSource;
  /** What a person accepts, for which a list would go into quarantine otherwise. */
  accept: readonly QuarantineReason[];
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
const noFigures: ListFigures = { rows: 0, rejected: [], rejectedTotal: 0, warnings: [], warningsTotal: 0 };
const maxNamed = 1000;

/**
 * Reads the files, groups them by date into lists, and imports each list, oldest first. A list that looks wrong goes
 * into quarantine whole and changes nothing; the ones before it stay. A file that is empty or cut goes into quarantine
 * alone. Throws UnreadableInput for a path that can't be read.
 */
export function ingest(
  database: Database,
  { paths, ...options }: IngestOptions & { paths: readonly string[] },
): Promise<IngestResult> {
  return withInputs(paths, (files) => importFiles(database, files, options));
}

/** Imports lists whose files are already at hand. */
export function ingestFiles(
  database: Database,
  files: readonly ListFile[],
  options: IngestOptions,
): Promise<IngestResult> {
  return importFiles(database, files.map(inMemory), options);
}

async function importFiles(
  database: Database,
  files: AsyncIterable<InputFile> | Iterable<InputFile>,
  options: IngestOptions,
): Promise<IngestResult> {
  const started = performance.now();
  const result: IngestResult = {
    source: options.source.code,
    listDate: null,
    lists: [],
    ...noChanges,
    ...noFigures,
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
  if (result.held && opened.length > 0) await recordRefused(database, opened, result.held, options);

  const held: string[] = [];
  for (const [listDate, parts] of result.held ? [] : listsByDate(opened, options.listDate)) {
    const imported = await importAndRecord(database, parsedOf(listDate, parts, options), options);
    addTo(result, imported);
    result.lists.push({ listDate, rows: imported.figures.rows, changes: imported.changes });
    if (imported.held) held.push(imported.held);
    if (imported.changes) result.listDate = listDate;
    if (imported.run) result.runs.push(imported.run);
    if (imported.stop) break;
  }
  if (held.length > 0) result.held = held.join(' ');
  if (result.new + result.changed + result.gone > 0) await tidy(database);
  result.seconds = Math.round(performance.now() - started) / 1000;
  return result;
}

/** What became of one list. */
interface Outcome {
  source: ParsedList['source'];
  figures: ListFigures;
  /** Null where the whole list is in quarantine, as is the run by which it could be undone. */
  changes: ListChanges | null;
  run: string | null;
  notes: string[];
  held: string | null;
  /** Lists after it can't be imported either. */
  stop: boolean;
}

const parsedOf = (
  listDate: CalendarDate,
  files: readonly OpenFile[],
  { source, sample = false }: IngestOptions,
): ParsedList => ({
  source: { ...(files[0]?.reader?.source ?? source), sample },
  listDate,
  capped: source.capped,
  files: files.map((file) => partOf(source, file)),
});

/** Imports one list, or puts it into quarantine whole or in part, and records its run in the same transaction. */
async function importAndRecord(
  database: Database,
  list: ParsedList,
  { accept, now, progress }: IngestOptions,
): Promise<Outcome> {
  const { source, listDate } = list;
  const show = (done: number, total: number) => progress?.(done, total, `lista de ${listDate}`);
  try {
    return await database.transaction().execute(async (trx) => {
      const imported = await importList(trx, list, { accept, now, progress: show });
      const { figures, applied, changes, notes, quarantined } = imported;
      const files = applied.files.map(({ name }) => name);
      const run = await recordCommandRun(
        trx,
        { source, listDate, files, figures, imported: { listId: applied.id, changes } },
        now,
      );
      const held = describeFindings(quarantined.findings);
      if (held !== null) {
        const left = quarantined.files.map(({ name }) => name);
        await recordCommandRun(
          trx,
          { source, listDate, files: left, figures: noFigures, refused: held },
          now,
        );
      }
      return { source, figures, changes, run, notes, held, stop: false };
    });
  } catch (error) {
    if (!(error instanceof Quarantined)) throw error;
    const { figures, check, whole } = error;
    const held = check.refusal ?? describeFindings(check.findings) ?? '';
    const files = list.files.map(({ name }) => name);
    await database
      .transaction()
      .execute((trx) => recordCommandRun(trx, { source, listDate, files, figures, refused: held }, now));
    return { source, figures, changes: null, run: null, notes: [], held, stop: whole };
  }
}

/** Records files of which none was imported, since one is no list. */
async function recordRefused(
  database: Database,
  opened: readonly OpenFile[],
  refused: string,
  { source, sample = false, now }: IngestOptions,
): Promise<void> {
  const files = opened.map(({ file }) => file);
  const run = { source: { ...source, sample }, listDate: null, files, figures: noFigures, refused };
  await database.transaction().execute((trx) => recordCommandRun(trx, run, now));
}

function addTo(result: IngestResult, { source, figures, changes, notes }: Outcome) {
  result.rows += figures.rows;
  result.rejected = [...result.rejected, ...figures.rejected].slice(0, maxNamed);
  result.rejectedTotal += figures.rejectedTotal;
  result.warnings = [...result.warnings, ...figures.warnings].slice(0, maxNamed);
  result.warningsTotal += figures.warningsTotal;
  result.notes.push(...notes);
  if (!changes) return;
  for (const name of Object.keys(noChanges) as (keyof ListChanges)[]) result[name] += changes[name];
  result.source = source.code;
}

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
