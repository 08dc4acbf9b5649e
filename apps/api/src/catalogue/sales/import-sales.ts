import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { withInputs } from '../ingestion/reading/read-inputs.ts';
import type { InputFile } from '../ingestion/reading/input-file.ts';
import { findWrong } from './check-sales.ts';
import { refreshSaleMedians } from './refresh-sale-medians.ts';
import { openSales, type OpenSales } from './open-sales.ts';
import { type SaleCounts, stageSales } from './stage-sales.ts';

/** The outcome of one table. */
export interface SaleFileResult extends SaleCounts {
  file: string;
  form: string | null;
  /** The names of its cities. */
  cities: string[];
  /** `pnpm ingest undo` undoes it; null where nothing was imported. */
  run: string | null;
  /** The earlier run of the same bytes; nothing was changed. */
  knownAs: string | null;
  /** Why it was put into quarantine; null where it was not. */
  held: string | null;
}

export interface SalesResult {
  sales: SaleFileResult[];
  seconds: number;
}

interface SalesOptions {
  now: Date;
  /** A person has reviewed what seems wrong. */
  accept: boolean;
  progress?: (done: number, total: number, what: string) => void;
}

const nothing: SaleCounts = { rows: 0, sales: 0, repeated: 0, leftOut: 0, refused: [], refusedTotal: 0 };
const none = { ...nothing, form: null, cities: [], run: null, knownAs: null, held: null };

/** The table goes into quarantine: its transaction is rolled back. */
class Held extends Error {
  readonly counts: SaleCounts;
  constructor(sentence: string, counts: SaleCounts) {
    super(sentence);
    this.counts = counts;
  }
}

/** Imports tables of ITBI, each in a transaction of its own (MARKET-03). Throws UnreadableInput. */
export function importSales(
  database: Database,
  paths: readonly string[],
  options: SalesOptions,
): Promise<SalesResult> {
  return withInputs(paths, (files) => importSaleFiles(database, files, options));
}

/** The same for tables that are already open. */
export async function importSaleFiles(
  database: Database,
  files: AsyncIterable<InputFile> | Iterable<InputFile>,
  options: SalesOptions,
): Promise<SalesResult> {
  const started = performance.now();
  const sales: SaleFileResult[] = [];
  for await (const file of files) {
    const table = await openSales(file);
    sales.push(
      'refusal' in table
        ? { ...none, file: file.name, held: table.refusal }
        : await importTable(database, table, options),
    );
  }
  return { sales, seconds: Math.round(performance.now() - started) / 1000 };
}

async function importTable(
  database: Database,
  table: OpenSales,
  { now, accept, progress = () => {} }: SalesOptions,
): Promise<SaleFileResult> {
  const result = { ...none, file: table.name, form: table.form.name };
  const knownAs = await findKnown(database, table.sha256);
  if (knownAs !== null) return { ...result, knownAs };
  const run = randomUUID();
  try {
    return await database.transaction().execute(async (trx) => {
      const id = await openFile(trx, table, run, now);
      const show = (done: number) => progress(done, table.lines, table.name);
      const counts = await stageSales(trx, id, table, { now, progress: show });
      const wrong = await findWrong(trx, { id, name: table.name }, counts);
      if (wrong !== null && (!accept || counts.sales === 0)) throw new Held(wrong, counts);
      const { refused: _named, ...summary } = counts;
      await sql`update sale_files set summary = ${JSON.stringify(summary)}::jsonb where id = ${id}`.execute(
        trx,
      );
      const cities = await citiesOf(trx, id);
      await refreshSaleMedians(
        trx,
        cities.map((city) => city.id),
      );
      return { ...result, ...counts, run, cities: cities.map(({ name }) => name) };
    });
  } catch (error) {
    if (!(error instanceof Held)) throw error;
    return { ...result, ...error.counts, held: error.message };
  }
}

async function findKnown(database: Database, sha256: Buffer): Promise<string | null> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from sale_files where sha256 = ${sha256} and undone_at is null`.execute(database);
  return rows[0]?.uuid ?? null;
}

async function openFile(trx: Database, { name, sha256, form }: OpenSales, run: string, now: Date) {
  const { rows } = await sql<{ id: number }>`
    insert into sale_files (uuid, basis, file_name, sha256, summary, imported_at)
    values (${run}, ${form.basis}, ${name}, ${sha256}, '{}', ${now}) returning id`.execute(trx);
  return rows[0]!.id;
}

/** The cities that a file has sales of. */
export async function citiesOf(trx: Database, fileId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from cities where id in (select city_id from registered_sales where file_id = ${fileId})
    order by name`.execute(trx);
  return rows;
}
