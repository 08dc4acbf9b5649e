import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';

import { SingleBar } from 'cli-progress';

import { isForOperator } from '../catalogue/is-for-operator.ts';
import { openConfigured } from '../catalogue/open-database.ts';
import type { Database } from '../platform/database/database.ts';
import { FolderInUse } from '../platform/database/folder-lock.ts';
import { formatIngested } from './format-ingested.ts';
import { cutOff, handOver, type Message, type Work } from './hand-over.ts';
import { ingest } from '../catalogue/ingestion/ingest.ts';
import type { IngestResult } from '../catalogue/ingestion/ingest-result.ts';
import { type IngestCommand, parseCommand } from './parse-ingest-command.ts';
import { listSources } from '../catalogue/ingestion/sources/index.ts';
import {
  doRunsWork,
  formatRunsResult,
  parseRunsCommand,
  type RunsResult,
  type RunsWork,
} from './undo-command.ts';
import { importSales, type SalesResult } from '../catalogue/sales/import-sales.ts';
import { formatSales, parseSalesCommand, type SalesWork } from './sales-command.ts';
import { readSettings } from '../platform/config/settings.ts';
import { requestsHelp, ingestUsage } from './usage.ts';

// A list passes through once, row by row: a larger young generation would only hold garbage.
setFlagsFromString('--semi-space-growth-factor=1');

const exitCodes = { imported: 0, failed: 1, wrongUsage: 2, quarantined: 3 } as const;

/** A progress bar on an interactive terminal; nothing where the output goes to a program. */
function progressBar({ json }: { json: boolean }) {
  if (json || !process.stderr.isTTY) return { show: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: '{what} [{bar}] {percentage}% · {value}/{total} · {eta} s',
    hideCursor: true,
    stream: process.stderr,
  });
  let started = false;
  return {
    show: (done: number, total: number, what: string) => {
      if (!started) bar.start(total, done, { what });
      started = true;
      bar.setTotal(total);
      bar.update(done, { what });
    },
    stop: () => bar.stop(),
  };
}

type Show = (done: number, total: number, what: string) => void;

/** Runs the work in the database; where a server holds the embedded one, in the server. */
async function inDatabase<Result extends IngestResult | RunsResult | SalesResult>(
  work: Work,
  show: Show,
  act: (database: Database) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(process.env);
  try {
    const opened = await openConfigured(settings);
    try {
      return await act(opened.work.database);
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return (await handToServer(settings.dataDir, work, show)) as Result;
  }
}

async function handToServer(
  folder: string,
  work: Work,
  show: Show,
): Promise<IngestResult | RunsResult | SalesResult> {
  let last: Message | undefined;
  await handOver(folder, work, (message) => {
    last = message;
    if ('progress' in message) show(message.progress.done, message.progress.total, message.progress.what);
  });
  if (last && 'result' in last) return last.result;
  if (last && 'failure' in last)
    throw Object.assign(new Error(last.failure.message), { name: last.failure.name });
  throw cutOff();
}

const absolute = (paths: readonly string[]) =>
  paths.map((path) => resolve(process.env['INIT_CWD'] ?? '.', path));

/** Imports lists. */
async function run(command: IngestCommand, show: Show): Promise<IngestResult> {
  const paths = absolute(command.paths);
  const source = listSources.find(({ code }) => code === command.source)!;
  return inDatabase({ ...command, paths }, show, (database) =>
    ingest(database, { ...command, paths, source, now: new Date(), progress: show }),
  );
}

const aboutRuns = (work: RunsWork, show: Show) =>
  inDatabase(work, show, (database) => doRunsWork(database, work, { now: new Date(), progress: show }));

/** Imports tables of ITBI. */
function runSales(command: SalesWork, show: Show): Promise<SalesResult> {
  const work = { ...command, paths: absolute(command.paths) };
  return inDatabase(work, show, (database) =>
    importSales(database, work.paths, { accept: work.accept, now: new Date(), progress: show }),
  );
}

/** Runs `act` with a progress bar and prints its result. */
async function printed<Result>(
  { json }: { json: boolean },
  act: (show: Show) => Promise<Result>,
  format: (result: Result) => string,
): Promise<Result> {
  const bar = progressBar({ json });
  const result = await act(bar.show).finally(bar.stop);
  console.log(json ? JSON.stringify(result) : format(result));
  return result;
}

/** Runs the command and returns the exit code. */
async function act(words: readonly string[]): Promise<number> {
  if (requestsHelp(words)) {
    console.log(ingestUsage);
    return exitCodes.imported;
  }
  const runsCommand = parseRunsCommand(words);
  if (runsCommand) {
    const { json, ...work } = runsCommand;
    await printed({ json }, (show) => aboutRuns(work, show), formatRunsResult);
    return exitCodes.imported;
  }
  const salesCommand = parseSalesCommand(words);
  if (salesCommand) {
    const { json, ...work } = salesCommand;
    const { sales } = await printed({ json }, (show) => runSales(work, show), formatSales);
    return sales.some(({ held }) => held !== null) ? exitCodes.quarantined : exitCodes.imported;
  }
  const command = parseCommand(words);
  const { held } = await printed(command, (show) => run(command, show), formatIngested);
  return held ? exitCodes.quarantined : exitCodes.imported;
}

try {
  process.exitCode = await act(process.argv.slice(2));
} catch (error) {
  const { name, message, stack } = error as Error;
  // By name, since a server that was handed the list sends its error as text.
  const knownErrors = [
    'WrongUsage',
    'UnreadableInput',
    'UndatedList',
    'UnknownRun',
    'UndoRefused',
    'HandOverFailed',
  ];
  const expected = isForOperator(error) || knownErrors.includes(name);
  console.error(expected ? message : stack);
  process.exitCode = name === 'WrongUsage' ? exitCodes.wrongUsage : exitCodes.failed;
}
