import type { CalendarDate } from '@martelo/domain/auction';

import type { Database } from '../../platform/database/database.ts';
import { recordCommandRun } from './command-runs.repository.ts';
import { importAndRecord } from './import-and-record.ts';
import type { IngestOptions } from './ingest-options.ts';
import { addTo, emptyResult, type IngestResult, noFigures } from './ingest-result.ts';
import { openFile, type OpenFile, partOf, refusalOf, UndatedList } from './open-file.ts';
import type { ParsedList } from './parsed-list.ts';
import { inMemory, type InputFile, type ListFile } from './reading/input-file.ts';
import { withInputs } from './reading/read-inputs.ts';
import { tidy } from './tidy.ts';

/**
 * Reads the files, groups them by date into lists, and imports each list, oldest first. A list that seems wrong goes
 * into quarantine whole and changes nothing; the ones before it stay. A file that is empty or cut goes into quarantine
 * alone. Throws UnreadableInput for a path that can't be read.
 */
export function ingest(
  database: Database,
  { paths, ...options }: IngestOptions & { paths: readonly string[] },
): Promise<IngestResult> {
  return withInputs(paths, (files) => importFiles(database, files, options));
}

/** Imports lists whose files are already in memory. */
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
  const result = emptyResult(options.source.code);
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

const parsedOf = (
  listDate: CalendarDate,
  files: readonly OpenFile[],
  { source, sample = false }: IngestOptions,
): ParsedList => ({
  source: { ...(files[0]?.reader?.source ?? source), sample },
  listDate,
  capped: source.capped,
  ownTitles: source.ownTitles,
  files: files.map((file) => partOf(source, file)),
});

/** Records files that were not imported because one of them is no list. */
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
