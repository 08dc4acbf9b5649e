import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';

/** An imported list, or the undoing of one, as `pnpm ingest runs` prints it. */
export interface ListedRun {
  /** The argument of `pnpm ingest undo`. */
  run: string;
  source: string;
  listDate: string | null;
  file: string;
  receivedAt: Date;
  status: string;
  /** Why it is in quarantine or was refused; of an undoing, the reason that was given. */
  reason: string | null;
  undoneAt: Date | null;
  /** The run that this one undid. */
  undoes: string | null;
  /** Its figures, with `notes` for people. */
  summary: Readonly<Record<string, unknown>>;
}

const maxRuns = 30;

/** The latest runs, the newest first. */
export async function listRuns(database: Database): Promise<ListedRun[]> {
  const { rows } = await sql<ListedRun>`
    select r.uuid as run, s.code as source, r.list_date as "listDate", r.file_name as file, r.received_at as "receivedAt",
      r.status, r.held_reason as reason, r.undone_at as "undoneAt", u.uuid as undoes, r.summary
    from feed_runs r join sources s on s.id = r.source_id left join feed_runs u on u.id = r.undoes
    order by r.received_at desc, r.id desc limit ${maxRuns}`.execute(database);
  return rows;
}
