import { type RawBuilder, sql } from 'kysely';

import type { CalendarDate } from '@martelo/domain/auction';

import type { Database } from '../../platform/database/database.ts';
import type { Source } from './parsed-list.ts';
import type { Rejection } from './sources/listed-auction.ts';

/** The content of a file, once its rows are staged. */
export interface StagedFile {
  /** Its number in the temporary tables. */
  file: number;
  name: string;
  /** The states that it covers; where it has no row, the states that it is about. */
  scope: readonly string[];
  /** Its last line is incomplete. */
  isCut: boolean;
  /** The message for a list without a row; null where it has one. */
  none: string | null;
}

type Table = RawBuilder<unknown>;

/** A list in temporary tables, which exist until the transaction ends. Each stage gets the tables that it reads. */
export interface StagedList {
  trx: Database;
  source: Source;
  sourceId: number;
  listDate: CalendarDate;
  capped: boolean;
  ownTitles: boolean;
  files: readonly StagedFile[];
  /** The source's auctioneers as they were before, as JSON: a list can rename them. */
  auctioneersBefore: string;
  /** Its rows: the columns of auctions that a list states, with `uuid_key`, `file`, `line`, `fits` and `warning`. */
  incoming: Table;
  /** Lines that could not be read: `file`, `line`, `code`, `uf`, `reason`. */
  unread: Table;
}

/** A staged list with one row a property, which covers `scope`: what it lacks of those states is delisted. */
export interface SettledList extends StagedList {
  scope: readonly string[];
}

/** A list compared with what is known. */
export interface ComparedList extends SettledList {
  /** Known rows that differ: `id`, what they were, in the columns of auctions, and what they become, as `new_…`. */
  differing: Table;
}

/** A list that is in the catalogue. */
export interface AppliedList extends ComparedList {
  /** Its number in `lists`. */
  id: number;
  /** What it made `new`, `gone` or `differing`: `n`, `id`, `how`, `reworded`. */
  touched: Table;
}

export const tables = {
  incoming: sql.table('incoming'),
  unread: sql.table('unread_rows'),
  differing: sql.table('differing'),
  touched: sql.table('touched'),
} as const;

/** How many of a list's lines are named; the others are counted. */
const maxNamed = 1000;

export async function countRows({ trx, incoming }: StagedList): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${incoming}`.execute(trx);
  return rows[0]!.n;
}

/** How many rows there are of each state, and how many unread lines that no row makes up for. */
export async function countByState({ trx, incoming, unread }: StagedList) {
  const listed = await sql<{ uf: string; n: number }>`
    select uf, count(*) as n from ${incoming} group by uf order by uf`.execute(trx);
  const lost = await sql<{ uf: string | null; n: number }>`
    select uf, count(*) as n from ${unread} u
    where u.code is null or not exists (select from ${incoming} i where i.code = u.code)
    group by uf order by uf`.execute(trx);
  return {
    listed: new Map(listed.rows.map(({ uf, n }) => [uf, n])),
    unread: new Map(lost.rows.map(({ uf, n }) => [uf, n])),
  };
}

/** The content of a list, apart from its changes. */
export interface ListFigures {
  rows: number;
  /** The first lines that could not be read, of `rejectedTotal`. */
  rejected: Rejection[];
  rejectedTotal: number;
  /** The first rows with a warning, of `warningsTotal`. */
  warnings: Rejection[];
  warningsTotal: number;
}

interface Named {
  file: number;
  line: number;
  reason: string;
  total: number;
}

/** What the list holds; `files` are all names by their number, also of files that were left out since. */
export async function readFigures(list: StagedList, files: readonly StagedFile[]): Promise<ListFigures> {
  const { trx, incoming, unread } = list;
  const nameIn = (rows: readonly Named[]): Rejection[] =>
    rows.map(({ file, line, reason }) => ({ file: files[file]!.name, line, reason }));
  const rejected = await sql<Named>`
    select file, line, reason, count(*) over () as total from ${unread}
    order by file, line limit ${maxNamed}`.execute(trx);
  const warnings = await sql<Named>`
    select file, line, warning as reason, count(*) over () as total from ${incoming}
    where warning is not null order by file, line limit ${maxNamed}`.execute(trx);
  return {
    rows: await countRows(list),
    rejected: nameIn(rejected.rows),
    rejectedTotal: rejected.rows[0]?.total ?? 0,
    warnings: nameIn(warnings.rows),
    warningsTotal: warnings.rows[0]?.total ?? 0,
  };
}
