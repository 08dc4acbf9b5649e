import { finishFeed } from '../../catalogue/ingestion/finished-runs.repository.ts';
import { importList, Quarantined } from '../../catalogue/ingestion/import-list.ts';
import {
  type ClaimedRun,
  claimRun,
  dateRun,
  maxAttempts,
  nextQueued,
} from '../../catalogue/ingestion/import-runs.repository.ts';
import { tidy } from '../../catalogue/ingestion/tidy.ts';
import { type ParsedList, partOfRows } from '../../catalogue/ingestion/parsed-list.ts';
import { quarantineReasons } from '../../catalogue/ingestion/quarantine.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { end, figuresOf, recordSent } from './end-feed.ts';
import { refusalOf, senderReasons } from './feed-reasons.ts';
import { sourceOf } from './own-source.ts';
import type { FeedToParse, ParsedFeed } from './parse-feed.ts';
import { ParserFailed } from './parse-in-worker.ts';
import { requestFeedImport } from './receive-feed.ts';
import { findSender, isCleared, type Sender, speechOf } from './sender.ts';
import { failUndo, runUndo } from './undo-feed.ts';

export interface FeedWork {
  database: Database;
  jobs: Jobs;
  clock: () => Date;
  parse: (feed: FeedToParse) => Promise<ParsedFeed>;
}

const interrupted = 'A leitura foi interrompida e nada foi mudado. Envie a lista outra vez.';

const maxReasonLength = 2000;

interface ReadFeed {
  list: ParsedList;
  parsed: ParsedFeed;
  sender: Sender;
}

/** Why a list is not in the catalogue, and whether a person can accept it. */
interface SetBack {
  status: 'held' | 'refused';
  reason: string;
}

/**
 * Imports the list with the outcome of each line, all or nothing; gives why it goes into quarantine or is refused
 * instead, or null. Throws where the run or the sender's permission is gone.
 */
async function importInto(
  database: Database,
  run: ClaimedRun,
  { list, parsed, sender }: ReadFeed,
  now: Date,
): Promise<SetBack | null> {
  const reasons = senderReasons(run, sender, parsed);
  const accept = run.accepted ? quarantineReasons : [];
  try {
    const {
      new: added,
      changed,
      gone,
    } = await database.transaction().execute(async (trx) => {
      const imported = await importList(trx, list, { now, accept, blocked: reasons.length > 0 });
      const { rows, rejected } = parsed;
      const ended =
        (await isCleared(trx, sender.id)) && (await finishFeed(run, { ...imported, rows, rejected }, now));
      if (!ended) throw new Error(`Feed ${run.uuid} is no longer this try's to take.`);
      if (!run.accepted) await recordSent(trx, run, { status: 'taken', ...figuresOf(parsed) }, now);
      return imported.changes;
    });
    // The list is imported; outdated statistics are no failure of it.
    if (added + changed + gone > 0) await tidy(database).catch(() => {});
    return null;
  } catch (error) {
    if (!(error instanceof Quarantined)) throw error;
    const { refusal } = error.check;
    if (refusal !== null) return { status: 'refused', reason: refusal };
    const reason = [...reasons, error.message].filter(Boolean).join(' ').slice(0, maxReasonLength);
    return { status: 'held', reason };
  }
}

/** Reads a claimed feed and imports, quarantines or refuses it; true where auctions changed. */
async function work({ database, clock, parse }: FeedWork, run: ClaimedRun): Promise<boolean> {
  const sender = run.person_id === null ? null : await findSender(database, run.person_id);
  if (!sender) {
    const reason = 'A conta que enviou a lista não existe mais.';
    await end(database, run, { status: 'refused', reason }, clock());
    return false;
  }
  const { file_name: name, format, content } = run;
  const parsed = await parse({ name, format, content, ...(await speechOf(database, sender)) });
  const listDate = parsed.listDate ?? run.list_date;
  const refusal = refusalOf(parsed, listDate, clock());
  if (refusal !== null || listDate === null) {
    await end(database, run, { status: 'refused', reason: refusal!, parsed }, clock());
    return false;
  }
  await dateRun(database, run, listDate);
  const { code, name: sourceName } = await sourceOf(database, run.source_id);
  const source = { code, name: sourceName };
  const list: ParsedList = { source, listDate, capped: false, ownTitles: true, files: [partOfRows(parsed)] };
  const setBack = await importInto(database, run, { list, parsed, sender }, clock());
  if (setBack) await end(database, run, { ...setBack, parsed }, clock());
  return setBack === null;
}

/**
 * Reads one feed that was received, and imports, quarantines or refuses it (API-09, SAFE-25), or undoes a list
 * (INTAKE-38). An interrupted run is started again a few times, then it ends as failed (SAFE-27). True where a list was
 * imported.
 */
export async function importFeed(services: FeedWork, uuid: string): Promise<boolean> {
  const { database, jobs, clock } = services;
  const run = await claimRun(database, uuid);
  if (!run) return false;
  const fail = () =>
    run.undoes
      ? failUndo(database, run, clock())
      : end(database, run, { status: 'failed', reason: interrupted }, clock());
  let changed = false;
  if (run.attempts > maxAttempts) await fail();
  else
    try {
      if (run.undoes) await runUndo(database, run, clock());
      else changed = await work(services, run);
    } catch (error) {
      // A feed that crashes its thread would crash it again.
      if (!(error instanceof ParserFailed) && run.attempts < maxAttempts) throw error;
      await fail();
    }
  const next = await nextQueued(database, run.source_id);
  if (next) await requestFeedImport(jobs, next).catch(() => {});
  return changed;
}
