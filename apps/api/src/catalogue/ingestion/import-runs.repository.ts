import type { CalendarDate } from '@martelo/domain/auction';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

// Received lists and their outcomes. Besides this file `finished-runs`, `command-runs`, `undo/undo-runs` and
// `decided-runs` write to feed_runs; `import-lines.repository.ts` writes feed_lines.

/**
 * The format of an auctioneer's feed; of a single object each lot becomes a line, after a first line for the rest of
 * it.
 */
export type FeedFormat = 'csv' | 'jsonl' | 'json' | 'file';

/** A run that this process works on, until another takes it over. */
export interface ClaimedRun {
  id: number;
  uuid: string;
  source_id: number;
  person_id: number | null;
  file_name: string;
  format: FeedFormat;
  list_date: CalendarDate | null;
  /** Empty for an undoing. */
  content: Buffer;
  /** The run whose list this one undoes; null for a feed. */
  undoes: string | null;
  /** The admin who requested it, and why. */
  decided_by: number | null;
  reason: string | null;
  /** An admin has accepted it. */
  accepted: boolean;
  /** This try's number. */
  attempts: number;
}

/** After this many interrupted tries a run is not started again. */
export const maxAttempts = 3;

/**
 * Claims a run for this process. Null where there is nothing to do: it is finished, or an older one of the same source
 * comes first. One that is `running` is taken over: its job comes again only when the process that had it is dead, and
 * should that one still be alive, its try's number is no longer valid.
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

/** The condition that a run still belongs to this try. */
export const isMine = ({ id, attempts }: Pick<ClaimedRun, 'id' | 'attempts'>) =>
  sql`id = ${id} and status = 'running' and attempts = ${attempts}`;

/** The next run of a source that waits for its turn, or null. */
export async function nextQueued(database: Database, sourceId: number): Promise<string | null> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from feed_runs where source_id = ${sourceId} and status = 'queued' order by id limit 1`.execute(
    database,
  );
  return rows[0]?.uuid ?? null;
}

/** All unfinished runs, oldest first. */
export async function unfinishedRuns(database: Database): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from feed_runs where status in ('queued', 'running') order by id`.execute(database);
  return rows.map(({ uuid }) => uuid);
}

interface QueuedFeed {
  sourceId: number;
  personId: number;
  name: string;
  format: FeedFormat;
  listDate: CalendarDate | null;
  /** Gzipped. */
  content: Buffer;
}

/** Stores a feed for a job to import; returns the run's uuid. */
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

/** Records the date that a feed states, before anything can interrupt the run. */
export async function dateRun(database: Database, run: ClaimedRun, date: CalendarDate): Promise<void> {
  await sql`update feed_runs set list_date = ${date}::date where ${isMine(run)}`.execute(database);
}
