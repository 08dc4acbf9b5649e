import { join } from 'node:path';

import type { FastifyBaseLogger } from 'fastify';

import { buildApp } from './app.ts';
import { openConfigured } from './catalogue/open-database.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { tryReplica } from './platform/database/try-replica.ts';
import { ensureFolder } from './platform/database/folder-lock.ts';
import { loadBonusFiles } from './demo/bonus-files.ts';
import { loadDemonstration } from './demo/load-demonstration.ts';
import { isForOperator } from './catalogue/is-for-operator.ts';
import { listenForLists } from './commands/hand-over.ts';
import { ingest } from './catalogue/ingestion/ingest.ts';
import { listSources } from './catalogue/ingestion/sources/index.ts';
import { importSales } from './catalogue/sales/import-sales.ts';
import { doRunsWork } from './commands/undo-command.ts';
import { startBossJobs } from './platform/jobs/boss-jobs.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { reportJobErrors } from './platform/jobs/report-job-errors.ts';
import { requestNotifications, startWorkers } from './workers.ts';
import { openMailer } from './platform/outbox/open-mailer.ts';
import { cleanUpOutbox } from './clean-up.ts';
import { demonstrationWarning } from './demo/open-demonstration.ts';
import { openOutbox } from './platform/outbox/outbox.ts';
import { renewByClock } from './catalogue/renew-by-clock.ts';
import { readSettings, type Settings } from './platform/config/settings.ts';
import type { Site } from './site/render-page.ts';
import { stopGracefully } from './stop-gracefully.ts';

const clock = () => new Date();
const dueEvery = 60_000;
const tidyEvery = 3_600_000;

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function open(settings: Settings): Promise<OpenDatabase> {
  try {
    ensureFolder(settings.dataDir);
    if (settings.databaseReadUrl) await tryReplica(settings.databaseReadUrl, console.warn);
    return await openConfigured(settings, {
      readUrl: settings.databaseReadUrl,
      wait: { seconds: settings.databaseWaitSeconds, onWait: console.error },
    });
  } catch (error) {
    if (isForOperator(error)) stop(error.message);
    throw error;
  }
}

function whyNotListening({ code, message }: NodeJS.ErrnoException, { host, port }: Settings): string {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT ${port} is taken by another program: end it, or set PORT to another one.`;
    case 'EACCES':
      return `PORT ${port} needs rights that this user does not have: set PORT to one from 1024 on, behind a proxy.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is no address of this machine: 0.0.0.0 listens on all of them, 127.0.0.1 for this machine alone.`;
    default:
      return message;
  }
}

function listenForCommands(folder: string, { work: { database } }: OpenDatabase, jobs: Jobs) {
  return listenForLists(folder, async (list, report) => {
    const progress = (done: number, total: number, what: string) =>
      report({ progress: { done, total, what } });
    if ('work' in list && list.work === 'itbi') {
      report({ result: await importSales(database, list.paths, { ...list, now: clock(), progress }) });
      return;
    }
    if ('work' in list) {
      report({ result: await doRunsWork(database, list, { now: clock(), progress }) });
      return;
    }
    const source = listSources.find(({ code }) => code === list.source)!;
    report({ result: await ingest(database, { ...list, source, now: clock(), progress }) });
    await requestNotifications(jobs);
  });
}

function settingsOf(env: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings(env);
  } catch (error) {
    if (isForOperator(error)) stop(error.message);
    throw error;
  }
}

/** Settings, database, application, listening; stops with one sentence where one of them fails. */
export async function start(loadSite: (clock: () => Date) => Promise<Site | null>): Promise<void> {
  const settings = settingsOf(process.env);
  const opened = await open(settings);
  const { work } = opened;
  if (settings.demo) {
    await loadDemonstration(work.database, clock());
    await loadBonusFiles(work.database, join(settings.dataDir, 'bonus'));
  }
  await renewByClock(work.database, clock());
  let log: FastifyBaseLogger | null = null;
  const jobs = await startBossJobs(
    { ...work, embedded: opened.embedded },
    { report: reportJobErrors(() => log) },
  );
  const origin = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const outbox = await openOutbox(opened.database, jobs, origin);
  const app = await buildApp({
    settings,
    opened,
    clock,
    outbox,
    jobs,
    site: await loadSite(clock),
    // The demonstration logs only what goes wrong.
    log: settings.demo && process.env['NODE_ENV'] !== 'production' ? 'warn' : 'info',
  });
  ({ log } = app);
  opened.reads.watch((usesReplica) => {
    if (usesReplica) app.log.info('the replica is read from');
    else app.log.warn('the replica is not read from: it is away, cut off, promoted or too far behind');
  });
  const stopListening = opened.embedded ? listenForCommands(settings.dataDir, opened, jobs) : async () => {};
  const due = setInterval(() => {
    renewByClock(work.database, clock()).catch((err: unknown) =>
      app.log.error({ err }, 'refreshing due auctions failed'),
    );
  }, dueEvery);
  const tidyOutbox = () =>
    cleanUpOutbox(settings.dataDir, clock()).catch((err: unknown) =>
      app.log.error({ err }, 'deleting old mails of the outbox failed'),
    );
  await tidyOutbox();
  const tidying = setInterval(() => void tidyOutbox(), tidyEvery);

  let starting: Promise<void> | null = null;
  stopGracefully(app.log, async () => {
    clearInterval(due);
    clearInterval(tidying);
    await Promise.all([stopListening(), app.close()]);
    await starting?.catch(() => {});
    await jobs.stop();
    await opened.close();
  });

  try {
    await app.listen({ port: settings.port, host: settings.host });
    const { port } = app.server.address() as { port: number };
    if (settings.demo) console.warn(demonstrationWarning(settings));
    for (const warning of settings.warnings) console.warn(warning);
    console.log(`Martelo: http://localhost:${port}`);
  } catch (error) {
    await jobs.stop();
    await opened.close();
    stop(whyNotListening(error as NodeJS.ErrnoException, settings));
  }
  const { database } = work;
  const { demo } = settings;
  const { embedded } = opened;
  const mailer = openMailer(settings, app.log);
  starting = startWorkers({ database, jobs, outbox, mailer, clock, embedded, demo, log });
  await starting;
}
