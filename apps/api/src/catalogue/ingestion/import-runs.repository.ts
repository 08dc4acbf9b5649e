import type { CalendarDate } from '@martelo/domain/auction';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { ensureSource } from './ensure-source.ts';
import {
  type RejectedLine,
  replaceRejected,
  type RowLine,
  writeOutcomes,
  writeRejected,
} from './import-lines.repository.ts';
import type { ListChanges, Source } from './parsed-list.ts';
import type { AppliedList, ListFigures } from './staged-list.ts';

// What came in and what became of it. Nothing else writes to feed_runs; `import-lines.repository.ts` writes feed_lines.

/** How an auctioneer's feed came; of one object each lot has become a line, after a first line for the rest of it. */
export type FeedFormat = 'csv' | 'jsonl' | 'json' | 'file';

/** A run that this process does, until another takes it over. */
export interface ClaimedRun {
  id: number;
  uuid: string;
  source_id: number;
  person_id: number | null;
  file_name: string;
  format: FeedFormat;
  list_date: CalendarDate | null;
  /** Of an undoing empty. */
  content: Buffer;
  /** The run whose list this one undoes; null for a feed. */
  undoes: string | null;
  /** The admin who wanted it, and why. */
  decided_by: number | null;
  reason: string | null;
  /** An admin has accepted it. */
  accepted: boolean;
  /** This try's number. */
  attempts: number;
}

/** A run that broke off as often as this is not begun again. */
export const maxAttempts = 3;

/**
 * Makes a run this process's own. Null where there is nothing to do: it is done, or an older one of the same source
 * comes first. One that is `running` is taken over: its job comes again only when the process that had it is dead, and
 * should that one live after all, it finds its try's number gone.
 */
export async function claimRun(database: Database, uuid: string): Promise<ClaimedRun | null> {
  const { rows } = await sql<ClaimedRun>`
    update feed_runs r set status = 'running', attempts = attempts + 1
    where uuid = ${uuid}::uuid and status in ('queued', 'running')
      and not exists (
        select from feed_runs o
        where o.source_id = r.source_id and o.status in ('queued', 'running') and o.id < r.id)
    returning id, uuid, source_id, person_id, file_name, format, list_date, content, accepted, attempts, decided_by,
      held_reason as reason, (select u.uuid from feed_runs u where u.id = r.undoes) as undoes`.execute(
    database,
  );
  return rows[0] ?? null;
}

/** The condition that a run is still this try's. */
const isMine = ({ id, attempts }: Pick<ClaimedRun, 'id' | 'attempts'>) =>
  sql`id = ${id} and status = 'running' and attempts = ${attempts}`;

/** The next run of a source that waits for its turn, or null. */
export async function nextQueued(database: Database, sourceId: number): Promise<string | null> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from feed_runs where source_id = ${sourceId} and status = 'queued' order by id limit 1`.execute(
    database,
  );
  return rows[0]?.uuid ?? null;
}

/** All runs that are not at an end, oldest first. */
export async function unfinishedRuns(database: Database): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from feed_runs where status in ('queued', 'running') order by id`.execute(database);
  return rows.map(({ uuid }) => uuid);
}

export interface QueuedFeed {
  sourceId: number;
  personId: number;
  name: string;
  format: FeedFormat;
  listDate: CalendarDate | null;
  /** Gzipped. */
  content: Buffer;
}

/** Stores a feed for a job to import; gives the run's uuid. */
export async function queueFeed(
  trx: Database,
  { sourceId, personId, name, format, listDate, content }: QueuedFeed,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ uuid: string }>`
    insert into feed_runs (source_id, person_id, file_name, format, received_at, status, list_date, content)
    values (${sourceId}, ${personId}, ${name}, ${format}, ${now}, 'queued', ${listDate}::date, ${content}::bytea)
    returning uuid`.execute(trx);
  return rows[0]!.uuid;
}

/** A list that is to be undone, with the run that imported it. */
export interface UndoneList {
  id: number;
  sourceId: number;
  listDate: CalendarDate;
  run: { id: number; fileName: string; senderId: number | null };
}

/** Records the undoing of a list, which waits for its job or is at its end with a summary; gives its uuid. */
export async function recordUndoRun(
  trx: Database,
  { id, sourceId, listDate, run }: UndoneList,
  { reason, by, summary }: { reason: string | null; by: number | null; summary: object | null },
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ uuid: string }>`
    insert into feed_runs (source_id, person_id, file_name, format, received_at, finished_at, status, held_reason, summary,
      list_date, list_id, undoes, decided_by)
    values (${sourceId}, ${run.senderId}, ${run.fileName}, 'undo', ${now}, ${summary === null ? null : now},
      ${summary === null ? 'queued' : 'taken'}, ${reason}, ${JSON.stringify(summary ?? {})}::jsonb, ${listDate}::date, ${id},
      ${run.id}, ${by})
    returning uuid`.execute(trx);
  return rows[0]!.uuid;
}

/** Marks the run of a list that was undone. */
export async function markUndone(trx: Database, id: number, now: Date): Promise<void> {
  await sql`update feed_runs set undone_at = ${now} where id = ${id}`.execute(trx);
}

/** What a run came to, as its summary. */
const summaryOf = (
  { rows, rejectedTotal }: Pick<ListFigures, 'rows' | 'rejectedTotal'>,
  changes?: ListChanges,
) => {
  const { new: added = 0, changed = 0, unchanged = 0, returned = 0, gone = 0 } = changes ?? {};
  return JSON.stringify({ rows, new: added, changed, unchanged, returned, gone, rejected: rejectedTotal });
};

/** Notes the date that a feed tells of itself, before anything can break off. */
export async function dateRun(database: Database, run: ClaimedRun, date: CalendarDate): Promise<void> {
  await sql`update feed_runs set list_date = ${date}::date where ${isMine(run)}`.execute(database);
}

/** How a run ends that changes no auction; one in quarantine keeps what was sent. */
export interface SetAside {
  status: 'held' | 'refused' | 'failed';
  reason: string;
  figures: Pick<ListFigures, 'rows' | 'rejectedTotal'> | null;
  rejected: readonly RejectedLine[];
}

/** Ends a feed without any change to auctions; false where it is no longer this try's. */
export async function setAside(
  trx: Database,
  run: ClaimedRun,
  { status, reason, figures, rejected }: SetAside,
  now: Date,
): Promise<boolean> {
  const held = status === 'held';
  const { numAffectedRows } = await sql`
    update feed_runs set status = ${status}, held_reason = ${reason}, accepted = false, decided_by = null,
      content = case when ${held}::boolean then content end, summary = ${figures ? summaryOf(figures) : '{}'}::jsonb,
      finished_at = ${held ? null : now}::timestamptz
    where ${isMine(run)}`.execute(trx);
  if (numAffectedRows !== 1n) return false;
  await replaceRejected(trx, run.id, rejected);
  return true;
}

/** What a feed that was imported came to, line by line. */
export interface ImportedFeed {
  applied: AppliedList;
  changes: ListChanges;
  figures: ListFigures;
  rows: readonly RowLine[];
  rejected: readonly RejectedLine[];
}

/** Ends a feed that was imported, with the outcome of each line; false where it is no longer this try's. */
export async function finishFeed(
  run: ClaimedRun,
  { applied, changes, figures, rows, rejected }: ImportedFeed,
  now: Date,
): Promise<boolean> {
  const { trx, id, listDate } = applied;
  const { numAffectedRows } = await sql`
    update feed_runs set status = 'taken', held_reason = null, content = null, list_date = ${listDate}::date,
      summary = ${summaryOf(figures, changes)}::jsonb, finished_at = ${now}, list_id = ${id}
    where ${isMine(run)}`.execute(trx);
  if (numAffectedRows !== 1n) return false;
  await replaceRejected(trx, run.id, rejected);
  await writeOutcomes(applied, run.id, rows);
  return true;
}

/** Ends an undoing that could not be done; its list stands as before. */
export async function setUndoAside(
  database: Database,
  run: ClaimedRun,
  { status, reason }: { status: 'refused' | 'failed'; reason: string },
  now: Date,
): Promise<void> {
  await sql`
    update feed_runs set status = ${status}, held_reason = ${reason}, finished_at = ${now} where ${isMine(run)}`.execute(
    database,
  );
}

/** Ends an undoing that was done; false where it is no longer this try's. */
export async function finishUndo(
  trx: Database,
  run: ClaimedRun,
  summary: object,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update feed_runs set status = 'taken', summary = ${JSON.stringify(summary)}::jsonb, finished_at = ${now}
    where ${isMine(run)}`.execute(trx);
  return numAffectedRows === 1n;
}

/** Queues a feed in quarantine again, which an admin accepted; false where it isn't there. */
export async function acceptQuarantined(trx: Database, uuid: string, adminId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update feed_runs set status = 'queued', accepted = true, attempts = 0, held_reason = null, decided_by = ${adminId}
    where uuid = ${uuid} and status = 'held'`.execute(trx);
  return numAffectedRows === 1n;
}

interface Refusal {
  reason: string;
  adminId: number;
}

const refusal = ({ reason, adminId }: Refusal, now: Date) =>
  sql`status = 'refused', held_reason = ${reason}, content = null, decided_by = ${adminId}, finished_at = ${now}`;

/** Refuses a feed in quarantine and deletes what was sent; false where it isn't there. */
export async function refuseQuarantined(
  trx: Database,
  uuid: string,
  refused: Refusal,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update feed_runs set ${refusal(refused, now)} where uuid = ${uuid} and status = 'held'`.execute(trx);
  return numAffectedRows === 1n;
}

/** Refuses every feed of an auctioneer that waits. */
export async function refuseWaiting(
  trx: Database,
  personId: number,
  refused: Refusal,
  now: Date,
): Promise<void> {
  await sql`
    update feed_runs set ${refusal(refused, now)}
    where person_id = ${personId} and status in ('held', 'queued') and undoes is null`.execute(trx);
}

/** What became of a list that the operator imported, or wanted to. */
export interface CommandRun {
  source: Source;
  listDate: CalendarDate | null;
  files: readonly string[];
  figures: Pick<ListFigures, 'rows' | 'rejected' | 'rejectedTotal'>;
  /** Why nothing of it was imported. */
  refused?: string;
  imported?: { listId: number; changes: ListChanges };
}

const maxFaults = 1000;
const maxNameLength = 150;

const nameOf = (files: readonly string[]) => {
  const first = files[0]?.split(/[\\/]/).at(-1)?.slice(0, maxNameLength) ?? 'nenhum arquivo';
  return files.length > 1 ? `${first} e mais ${files.length - 1}` : first;
};

/**
 * Records a run of the command that is at its end, with its first lines that have a fault (API-08). Gives its number.
 */
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
      ${refused ?? null}, ${summaryOf(figures, imported?.changes)}::jsonb, ${listDate}::date,
      ${imported?.listId ?? null})
    returning id, uuid`.execute(trx);
  const [{ id, uuid }] = rows as [{ id: number; uuid: string }];
  await writeRejected(trx, id, figures.rejected.slice(0, maxFaults));
  return uuid;
}
