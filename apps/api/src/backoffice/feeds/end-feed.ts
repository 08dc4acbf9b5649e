import { setAside, type SetAside } from '../../catalogue/ingestion/finished-runs.repository.ts';
import type { ClaimedRun } from '../../catalogue/ingestion/import-runs.repository.ts';
import { recordAudit } from '../../platform/audit/audit-log.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { ParsedFeed } from './parse-feed.ts';
import { whyRefused } from './sender.ts';

export const figuresOf = ({ rows, rejected }: ParsedFeed) => ({
  rows: rows.length,
  rejectedTotal: rejected.length,
});

/** Ends a run without any change to auctions; of a sender who was refused meanwhile nothing waits. */
export const end = (
  database: Database,
  run: ClaimedRun,
  { parsed, ...planned }: Pick<SetAside, 'status' | 'reason'> & { parsed?: ParsedFeed },
  now: Date,
) =>
  database.transaction().execute(async (trx) => {
    const refused =
      planned.status === 'held' && run.person_id !== null ? await whyRefused(trx, run.person_id) : null;
    const how = refused === null ? planned : ({ status: 'refused', reason: refused } as const);
    const figures = parsed ? figuresOf(parsed) : null;
    const ended = await setAside(trx, run, { ...how, figures, rejected: parsed?.rejected ?? [] }, now);
    if (ended) await recordSent(trx, run, { status: how.status, ...figures }, now);
  });

/** Records in the audit log an auctioneer's feed and its outcome. */
export async function recordSent(
  trx: Database,
  { uuid, person_id: id }: ClaimedRun,
  {
    status,
    rows = 0,
    rejectedTotal: rejected = 0,
  }: { status: string; rows?: number; rejectedTotal?: number },
  now: Date,
): Promise<void> {
  if (id === null) return;
  const detail = { status, rows, rejected };
  await recordAudit(
    trx,
    { id, role: 'auctioneer' },
    { action: 'feed.sent', subject: `feed:${uuid}`, detail },
    now,
  );
}
