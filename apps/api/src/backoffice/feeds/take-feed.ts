import type { CalendarDate } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/audit/audit-log.ts';
import type { Database } from '../../platform/database/connection.ts';
import { findHold } from '../../catalogue/ingestion/hold.ts';
import { tidy } from '../../catalogue/ingestion/ingest.ts';
import type { List, ListChanges } from '../../catalogue/ingestion/list.ts';
import { takeList } from '../../catalogue/ingestion/take-list.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type ClaimedRun, claimRun, isMine, maxAttempts, nextQueued } from './claim-run.ts';
import { writeOutcomes, writeRejected } from './feed-lines.ts';
import { askToTakeFeed } from './keep-feed.ts';
import { type OwnSource, sourceOf } from './own-source.ts';
import type { FeedToParse, ParsedFeed } from './parse-feed.ts';
import { ParserFailed } from './parse-in-worker.ts';
import { clearedSender, findSender, missingOf, type Sender, speechOf } from './sender.ts';
import { failUndo, takeUndo } from './take-undo.ts';

export interface FeedWork {
  database: Database;
  jobs: Jobs;
  clock: () => Date;
  parse: (feed: FeedToParse) => Promise<ParsedFeed>;
}

const interrupted = 'A leitura foi interrompida e nada foi mudado. Envie a lista outra vez.';

const waitsFor = {
  confirmation: 'Chegou antes de o leiloeiro confirmar o email e ser aprovado.',
  approval: 'Chegou antes de o leiloeiro ser aprovado.',
} as const;

/** What a feed says, as a list of its sender's own source. */
export const listOf = (
  { code, name }: OwnSource,
  listDate: CalendarDate,
  { scope, rows, rejected }: ParsedFeed,
): List => ({
  source: { code, name },
  listDate,
  scope,
  auctions: rows.map(({ auction }) => auction),
  unread: rejected,
});

const figuresOf = ({ rows, rejected }: ParsedFeed, changes?: ListChanges) => {
  const { new: added = 0, changed = 0, unchanged = 0, returned = 0, gone = 0 } = changes ?? {};
  const figures = { new: added, changed, unchanged, returned, gone };
  return JSON.stringify({ ...figures, rows: rows.length, rejected: rejected.length });
};

/** Why nothing of it can be used, or null. */
function refusalOf({ refused, rows }: ParsedFeed, date: CalendarDate | null, now: Date): string | null {
  if (refused !== null) return refused;
  if (rows.length === 0) return 'Nenhuma linha pôde ser aproveitada.';
  if (date === null) return 'A lista não traz a data: informe-a ao enviar.';
  return date > calendarDate(now) ? 'A data da lista não pode ser futura.' : null;
}

/** Everything that an admin must look at before the list may pass, or null; less of it once one has looked. */
async function holdOf(
  database: Database,
  { accepted }: ClaimedRun,
  list: List,
  { sender, strayHosts }: { sender: Sender; strayHosts: readonly string[] },
) {
  const missing = missingOf(sender);
  const stray = accepted ? '' : strayHosts.join(', ');
  const reasons = [
    missing && waitsFor[missing],
    stray && `Há lotes que levam a endereços fora dos domínios do leiloeiro: ${stray}.`,
    await findHold(database, list, accepted, ''),
  ].filter(Boolean);
  return reasons.length > 0 ? reasons.join(' ').slice(0, 2000) : null;
}

interface End {
  status: 'held' | 'refused' | 'failed';
  reason: string;
  parsed?: ParsedFeed;
}

/** Ends a run without any change to auctions; a held one keeps what was sent. */
function setAside(database: Database, run: ClaimedRun, { status, reason, parsed }: End, now: Date) {
  return database.transaction().execute(async (trx) => {
    const held = status === 'held';
    const summary = parsed ? figuresOf(parsed) : '{}';
    const { numAffectedRows } = await sql`
      update feed_runs set status = ${status}, held_reason = ${reason}, accepted = false, decided_by = null,
        content = case when ${held}::boolean then content end, summary = ${summary}::jsonb,
        finished_at = ${held ? null : now}::timestamptz
      where ${isMine(run)}`.execute(trx);
    if (numAffectedRows !== 1n) return;
    await sql`delete from feed_lines where run_id = ${run.id}`.execute(trx);
    if (parsed) await writeRejected(trx, run.id, parsed);
    await note(trx, run, { status, ...(parsed && { parsed }) }, now);
  });
}

async function note(
  trx: Database,
  { uuid, person_id: id }: ClaimedRun,
  { status, parsed }: { status: End['status'] | 'taken'; parsed?: ParsedFeed },
  now: Date,
): Promise<void> {
  if (id === null) return;
  const detail = { status, rows: parsed?.rows.length ?? 0, rejected: parsed?.rejected.length ?? 0 };
  await recordAudit(
    trx,
    { id, role: 'auctioneer' },
    { action: 'feed.sent', subject: `feed:${uuid}`, detail },
    now,
  );
}

/** Takes the list in with the outcome of each line, all or nothing; throws where the run or the sender's right is gone. */
async function take(
  database: Database,
  run: ClaimedRun,
  { list, parsed, sender }: { list: List; parsed: ParsedFeed; sender: Sender },
  now: Date,
): Promise<void> {
  const changes = await takeList(database, list, now, undefined, async (trx, sourceId, made, listId) => {
    const { numAffectedRows } = await sql`
      update feed_runs set status = 'taken', held_reason = null, content = null, list_date = ${list.listDate}::date,
        summary = ${figuresOf(parsed, made)}::jsonb, finished_at = ${now}, list_id = ${listId}
      where ${isMine(run)} and ${clearedSender(sender.id)}`.execute(trx);
    if (numAffectedRows !== 1n) throw new Error(`Feed ${run.uuid} is no longer this try's to take.`);
    await sql`delete from feed_lines where run_id = ${run.id}`.execute(trx);
    await writeRejected(trx, run.id, parsed);
    await writeOutcomes(trx, run.id, sourceId, parsed);
    if (!run.accepted) await note(trx, run, { status: 'taken', parsed }, now);
  });
  // The list is in; that its statistics are older than could be is no failure of it.
  if (changes.new + changes.changed + changes.gone > 0) await tidy(database).catch(() => {});
}

/** Reads a claimed feed and takes, holds or refuses it; true where auctions changed. */
async function work({ database, clock, parse }: FeedWork, run: ClaimedRun): Promise<boolean> {
  const sender = run.person_id === null ? null : await findSender(database, run.person_id);
  const end = async (how: End) => {
    await setAside(database, run, how, clock());
    return false;
  };
  if (!sender) return end({ status: 'refused', reason: 'A conta que enviou a lista não existe mais.' });
  const { file_name: name, format, content } = run;
  const parsed = await parse({ name, format, content, ...(await speechOf(database, sender)) });
  const date = parsed.listDate ?? run.list_date;
  const refusal = refusalOf(parsed, date, clock());
  if (refusal !== null || date === null) return end({ status: 'refused', reason: refusal!, parsed });
  await sql`update feed_runs set list_date = ${date}::date where ${isMine(run)}`.execute(database);
  const list = listOf(await sourceOf(database, run.source_id), date, parsed);
  const reason = await holdOf(database, run, list, { sender, strayHosts: parsed.strayHosts });
  if (reason !== null) return end({ status: 'held', reason, parsed });
  await take(database, run, { list, parsed, sender }, clock());
  return true;
}

/**
 * Reads one feed that was kept, and takes, holds or refuses it (API-09, SAFE-25), or takes a list back (INTAKE-38). What breaks off is begun again a few times,
 * then it ends as failed (SAFE-27). True where a list came in.
 */
export async function takeFeed(services: FeedWork, uuid: string): Promise<boolean> {
  const { database, jobs, clock } = services;
  const run = await claimRun(database, uuid);
  if (!run) return false;
  const fail = () =>
    run.undoes
      ? failUndo(database, run, clock())
      : setAside(database, run, { status: 'failed', reason: interrupted }, clock());
  let changed = false;
  if (run.attempts > maxAttempts) await fail();
  else
    try {
      if (run.undoes) await takeUndo(database, run, clock());
      else changed = await work(services, run);
    } catch (error) {
      // A thread that dies of a feed dies of it again.
      if (!(error instanceof ParserFailed) && run.attempts < maxAttempts) throw error;
      await fail();
    }
  const next = await nextQueued(database, run.source_id);
  if (next) await askToTakeFeed(jobs, next).catch(() => {});
  return changed;
}
