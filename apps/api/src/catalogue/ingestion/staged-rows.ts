import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Rejection } from './sources/listed-auction.ts';

/** How many of a list's lines are named; the others are counted. */
const maxNamed = 1000;

/** Takes the rows of these files out of the temporary tables. */
export async function dropFiles(trx: Database, files: readonly number[]): Promise<void> {
  if (files.length === 0) return;
  await sql`delete from incoming where file = any (${files}::integer[])`.execute(trx);
  await sql`delete from unread_rows where file = any (${files}::integer[])`.execute(trx);
}

export async function countRows(trx: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from incoming`.execute(trx);
  return rows[0]!.n;
}

/** How many rows there are of each state, and how many unread lines that no row makes up for. */
export async function countByState(trx: Database) {
  const listed = await sql<{ uf: string; n: number }>`
    select uf, count(*) as n from incoming group by uf order by uf`.execute(trx);
  const unread = await sql<{ uf: string | null; n: number }>`
    select uf, count(*) as n from unread_rows u
    where u.code is null or not exists (select from incoming i where i.code = u.code)
    group by uf order by uf`.execute(trx);
  return {
    listed: new Map(listed.rows.map(({ uf, n }) => [uf, n])),
    unread: new Map(unread.rows.map(({ uf, n }) => [uf, n])),
  };
}

interface Named {
  file: number;
  line: number;
  reason: string;
  total: number;
}

const nameIn = (files: readonly string[], rows: readonly Named[]): Rejection[] =>
  rows.map(({ file, line, reason }) => ({ file: files[file]!, line, reason }));

/** The first lines that could not be read, and how many there are. `files` are the names by their number. */
export async function readRejected(trx: Database, files: readonly string[]) {
  const { rows } = await sql<Named>`
    select file, line, reason, count(*) over () as total from unread_rows
    order by file, line limit ${maxNamed}`.execute(trx);
  return { rejected: nameIn(files, rows), rejectedTotal: rows[0]?.total ?? 0 };
}

/** The first rows with something odd about them, and how many there are. */
export async function readWarnings(trx: Database, files: readonly string[]) {
  const { rows } = await sql<Named>`
    select file, line, warning as reason, count(*) over () as total from incoming
    where warning is not null order by file, line limit ${maxNamed}`.execute(trx);
  return { warnings: nameIn(files, rows), warningsTotal: rows[0]?.total ?? 0 };
}
