import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import type { ParsedFile } from '../../catalogue/ingestion/sources/listed-auction.ts';
import type { ParsedFeed } from './parse-feed.ts';

/** Lines that one statement holds: a hundred thousand at once would keep other requests waiting. */
const atOnce = 5_000;

function* batches<Line>(lines: readonly Line[]): Generator<readonly Line[]> {
  for (let at = 0; at < lines.length; at += atOnce) yield lines.slice(at, at + atOnce);
}

/** Keeps the lines with a fault. */
export async function writeRejected(
  trx: Database,
  runId: number,
  { rejected }: Pick<ParsedFile, 'rejected'>,
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

/** Keeps what became of each row, with what is odd about it, and what is gone, before the list is noted: `takeList`'s tables are still there. */
export async function writeOutcomes(
  trx: Database,
  runId: number,
  sourceId: number,
  { rows }: Pick<ParsedFeed, 'rows'>,
): Promise<void> {
  for (const batch of batches(rows)) {
    const lines = batch.map(({ line, auction, warning }) => ({ line, code: auction.code, warning }));
    await sql`
      insert into feed_lines (run_id, line, code, reason, outcome)
      select ${runId}::bigint, l.line, l.code, l.warning, case when a.uuid_key = i.uuid_key or d.withdrawn then 'new'
        when d.changed or d.gone_since is not null then 'changed' else 'unchanged' end
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (line integer, code text, warning text)
      join incoming i on i.code = l.code
      join auctions a on a.source_id = ${sourceId} and a.code = l.code
      left join differing d on d.id = a.id
      order by l.line`.execute(trx);
  }
  await sql`
    insert into feed_lines (run_id, line, code, outcome)
    select ${runId}::bigint, 0, a.code, 'gone'
    from auction_events e join auctions a on a.id = e.auction_id
    where e.kind = 'gone' and a.source_id = ${sourceId}
      and e.id > coalesce((select max(last_event) from lists where source_id = ${sourceId}), 0)
    order by a.code`.execute(trx);
}
