import type { CalendarDate } from '@martelo/domain/auction';
import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import { findHold } from './hold.ts';
import type { ListedAuction, ListFile, ListSource, ParsedFile, Rejection } from './listed-auction.ts';
import { readInputs } from './reading/read-inputs.ts';
import type { ListChanges } from './list.ts';
import { noteRun, type Run } from './note-run.ts';
import { takeList } from './take-list.ts';

export interface IngestResult extends ListChanges {
  source: string;
  /** The date of the newest list taken in; null where none was dated. */
  listDate: CalendarDate | null;
  rows: number;
  rejected: Rejection[];
  /** Why a list was held back; null where nothing was. */
  held: string | null;
  seconds: number;
}

export interface IngestOptions {
  /** Invented lists, marked so wherever they are shown (HONEST-02). */
  sample?: boolean;
  source: ListSource;
  acceptShrink: boolean;
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

/**
 * Reads the files, groups them by date into lists, and takes each list in, oldest first. A list that looks wrong is held
 * back whole and changes nothing; the ones before it stay taken. Throws UnreadableInput for a path that can't be read.
 */
export function ingest(
  database: Database,
  { paths, ...options }: IngestOptions & { paths: readonly string[] },
): Promise<IngestResult> {
  return ingestFiles(database, readInputs(paths), options);
}

type Files = AsyncIterable<ListFile> | Iterable<ListFile>;

/** Takes in lists whose files are already at hand. */
export async function ingestFiles(
  database: Database,
  files: Files,
  options: IngestOptions,
): Promise<IngestResult> {
  const started = performance.now();
  const result: IngestResult = {
    source: options.source.code,
    listDate: null,
    rows: 0,
    ...noChanges,
    rejected: [],
    held: null,
    seconds: 0,
  };
  const parsed: ParsedFile[] = [];
  for await (const file of files) {
    parsed.push(options.source.parse(file));
    options.progress?.(parsed.length, parsed.length, 'lendo');
  }
  result.held = refusalOf(parsed);
  if (result.held && parsed.length > 0)
    await note(database, options, {
      files: parsed,
      listDate: null,
      rows: parsed.reduce((sum, { rows }) => sum + rows.length, 0),
      rejected: parsed.flatMap(({ rejected }) => rejected),
      refused: result.held,
    });

  for (const [listDate, parts] of result.held ? [] : listsByDate(parsed, options.listDate)) {
    const rejected: Rejection[] = [];
    const list = joinFiles(parts, rejected);
    result.rejected.push(...rejected);
    const source = { ...(parts[0]?.source ?? options.source), sample: options.sample ?? false };
    result.rows += list.auctions.length;
    const run = { source, listDate, files: parts, rows: list.auctions.length, rejected };
    result.held = await findHold(database, { source, listDate, ...list }, options.acceptShrink);
    if (result.held) {
      await note(database, options, { ...run, refused: result.held });
      break;
    }
    const changes = await takeList(
      database,
      { source, listDate, ...list },
      options.now,
      (done, total) => options.progress?.(done, total, `lista de ${listDate}`),
      (trx, _sourceId, made) => noteRun(trx, { ...run, changes: made }, options.now),
    );
    for (const name of Object.keys(noChanges) as (keyof ListChanges)[]) result[name] += changes[name];
    result.source = source.code;
    result.listDate = listDate;
  }
  if (result.new + result.changed + result.gone > 0) await tidy(database);
  result.seconds = Math.round(performance.now() - started) / 1000;
  return result;
}

const note = (
  database: Database,
  { source, sample = false, now }: IngestOptions,
  run: Omit<Run, 'source'> & { source?: Run['source'] },
) => database.transaction().execute((trx) => noteRun(trx, { source: { ...source, sample }, ...run }, now));

/** Statistics for the planner, and rows marked as seen by all, which lets counts read the indexes alone. */
export async function tidy(database: Database): Promise<void> {
  await sql`vacuum (analyze) auction_search`.execute(database);
  await sql`analyze auctions (source_id, code, uf, state_id, city_id, gone_since, list_date)`.execute(
    database,
  );
}

/** A file that is no list holds back the whole delivery: half a national list would look like a shrunken one. */
function refusalOf(files: readonly ParsedFile[]): string | null {
  if (files.length === 0) return 'Nenhum arquivo de lista foi encontrado.';
  const refused = files.filter((file) => file.refused !== null);
  return refused.length > 0
    ? refused.map(({ file, refused: reason }) => `${file}: ${reason}`).join(' ')
    : null;
}

function listsByDate(
  files: readonly ParsedFile[],
  fallback: CalendarDate | null,
): [CalendarDate, ParsedFile[]][] {
  const undated = files.find(({ listDate }) => (listDate ?? fallback) === null);
  if (undated) throw new UndatedList(undated.file);
  const groups = Map.groupBy(files, ({ listDate }) => (listDate ?? fallback)!);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}

/** A list without a date, from which no figure could be dated. */
export class UndatedList extends Error {
  override readonly name = 'UndatedList';
  constructor(file: string) {
    super(`${file} não traz a data da lista: informe-a com --list-date AAAA-MM-DD.`);
  }
}

/** Rows of all the files, the first of each code; a repeated one is rejected by its line. */
function joinFiles(files: readonly ParsedFile[], rejected: Rejection[]) {
  const auctions: ListedAuction[] = [];
  const seen = new Set<string>();
  for (const { file, rows, rejected: bad } of files) {
    rejected.push(...bad);
    for (const { line, auction } of rows) {
      if (seen.has(auction.code)) {
        rejected.push({ file, line, reason: `O número ${auction.code} já apareceu nesta lista.` });
        continue;
      }
      seen.add(auction.code);
      auctions.push(auction);
    }
  }
  return { auctions, scope: [...new Set(files.flatMap(({ scope }) => scope))] };
}
