import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { ListedRun } from '../ingestion/undo/list-runs.ts';
import { UndoRefused } from '../ingestion/undo/find-list.ts';
import { citiesOf } from './import-sales.ts';
import { refreshSaleMedians } from './refresh-sale-medians.ts';

/** The undoing of a table of ITBI. */
export interface UndoneSales {
  run: string;
  file: string;
  sales: number;
}

/**
 * Undoes a table of ITBI: its sales are deleted and the figures computed without it; sales that are in another file too
 * still count (MARKET-03). Null where no table has this run. Throws UndoRefused where it was undone before.
 */
export async function undoSales(database: Database, run: string, now: Date): Promise<UndoneSales | null> {
  return database.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number; file_name: string; undone_at: Date | null }>`
      select id, file_name, undone_at from sale_files where uuid::text = lower(${run}) for update`.execute(
      trx,
    );
    const [file] = rows;
    if (!file) return null;
    if (file.undone_at) throw new UndoRefused('Esta tabela de ITBI já foi desfeita.');
    const cities = await citiesOf(trx, file.id);
    const { numAffectedRows = 0n } =
      await sql`delete from registered_sales where file_id = ${file.id}`.execute(trx);
    await sql`update sale_files set undone_at = ${now} where id = ${file.id}`.execute(trx);
    await refreshSaleMedians(
      trx,
      cities.map(({ id }) => id),
    );
    return { run, file: file.file_name, sales: Number(numAffectedRows) };
  });
}

/** The tables of ITBI among the runs, the newest first. */
export async function listSaleRuns(database: Database): Promise<ListedRun[]> {
  const { rows } = await sql<ListedRun>`
    select uuid as run, 'itbi' as source, null as "listDate", file_name as file, imported_at as "receivedAt",
      'taken' as status, null as reason, undone_at as "undoneAt", null as undoes, summary
    from sale_files order by imported_at desc, id desc limit 30`.execute(database);
  return rows;
}
