import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { AppliedList } from './staged-list.ts';

/** A line with a fault. */
export interface RejectedLine {
  line: number;
  code?: string | null;
  reason: string;
}

/** A line that was read as a property. */
export interface RowLine {
  line: number;
  auction: { code: string };
  warning: string | null;
}

/** Lines that one statement writes: a hundred thousand at once would delay other requests. */
const batchSize = 5_000;

function* batches<Line>(lines: readonly Line[]): Generator<readonly Line[]> {
  for (let at = 0; at < lines.length; at += batchSize) yield lines.slice(at, at + batchSize);
}

/** Writes the lines of a run with a fault, replacing all lines of an earlier try. */
export async function replaceRejected(
  trx: Database,
  runId: number,
  lines: readonly RejectedLine[],
): Promise<void> {
  await sql`delete from feed_lines where run_id = ${runId}`.execute(trx);
  await writeRejected(trx, runId, lines);
}

/** Writes lines of a run with a fault. */
export async function writeRejected(
  trx: Database,
  runId: number,
  rejected: readonly RejectedLine[],
): Promise<void> {
  for (const batch of batches(rejected)) {
    const lines = batch.map(({ line, code, reason }) => ({
      line,
      code: code?.slice(0, 60) ?? null,
      reason: reason.slice(0, 600),
    }));
    await sql`
      insert into feed_lines (run_id, line, code, outcome, reason)
      select ${runId}::bigint, line, code, 'rejected', reason
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (line integer, code text, reason text)`.execute(
      trx,
    );
  }
}

/** The outcome of each row, with its warnings, and what was delisted. */
export async function writeOutcomes(
  { trx, sourceId, incoming, differing, touched }: AppliedList,
  runId: number,
  rows: readonly RowLine[],
): Promise<void> {
  for (const batch of batches(rows)) {
    const lines = batch.map(({ line, auction, warning }) => ({ line, code: auction.code, warning }));
    await sql`
      insert into feed_lines (run_id, line, code, reason, outcome)
      select ${runId}::bigint, l.line, l.code, l.warning, case when a.uuid_key = i.uuid_key or d.withdrawn then 'new'
        when d.changed or d.gone_since is not null then 'changed' else 'unchanged' end
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (line integer, code text, warning text)
      join ${incoming} i on i.code = l.code
      join auctions a on a.source_id = ${sourceId} and a.code = l.code
      left join ${differing} d on d.id = a.id
      order by l.line`.execute(trx);
  }
  await sql`
    insert into feed_lines (run_id, line, code, outcome)
    select ${runId}::bigint, 0, a.code, 'gone'
    from ${touched} t join auctions a on a.id = t.id where t.how = 'gone'
    order by a.code`.execute(trx);
}
