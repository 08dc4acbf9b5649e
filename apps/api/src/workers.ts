import type { FastifyBaseLogger } from 'fastify';

import { sendDigests } from './members/alerts/digest.ts';
import { sendReminders } from './members/reminders/send-reminders.ts';
import { notifyMatches } from './members/alerts/notify-matches.ts';
import type { Database } from './platform/database/connection.ts';
import { parseInWorker } from './backoffice/feeds/parse-in-worker.ts';
import { resumeFeeds, sweepFeeds } from './backoffice/feeds/sweep-feeds.ts';
import { refuseExpired } from './catalogue/ingestion/decided-runs.repository.ts';
import { importFeed } from './backoffice/feeds/import-feed.ts';
import { deliverMail, retryUnsent } from './platform/outbox/deliver-mail.ts';
import type { Mailer } from './platform/outbox/mailer.ts';
import type { Outbox } from './platform/outbox/outbox.ts';
import { sendRecovery } from './accounts/passwords/send-recovery.ts';
import { cleanUp } from './clean-up.ts';
import { completeDeletions } from './accounts/privacy/complete-deletion.ts';
import type { Jobs } from './platform/jobs/jobs.ts';

interface Workshop {
  database: Database;
  jobs: Jobs;
  outbox: Outbox;
  mailer: Mailer;
  clock: () => Date;
  /** The embedded database: no other process works on it. */
  embedded: boolean;
  /** Whether the demonstration's accounts exist. */
  demo: boolean;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Registers the handler of each queue, and starts with the pending jobs. */
export async function startWorkers(workshop: Workshop): Promise<void> {
  const { database, jobs, outbox, mailer, clock, embedded, demo, log } = workshop;
  await jobs.work('send-mail', ({ mailId }) => deliverMail(database, mailer, mailId, clock()));
  await jobs.work('recover-password', (job) => sendRecovery({ database, outbox, demo }, job, clock()));
  await jobs.work('match-alerts', async () => void (await notifyMatches(database, outbox, clock())));
  await jobs.work('digest', async () => void (await sendDigests(database, outbox, clock())));
  await jobs.work('remind', async () => void (await sendReminders(database, outbox, clock())));
  await jobs.work('clean-up', async () => {
    const tooOld = await retryUnsent(database, jobs, clock());
    if (tooOld > 0) log.warn({ mails: tooOld }, 'mails are given up: they could not be sent in three days');
    await completeDeletions(database, outbox, clock());
    await refuseExpired(database, clock());
    await cleanUp(database, clock());
  });
  await jobs.work('take-feed', async ({ run }) => {
    if (await importFeed({ database, jobs, clock, parse: parseInWorker }, run))
      await requestNotifications(jobs);
  });
  await jobs.work('sweep-feeds', () => sweepFeeds(database, jobs));
  await requestNotifications(jobs);
  await (embedded ? resumeFeeds(database, jobs, clock()) : sweepFeeds(database, jobs));
}

/**
 * Requests notification of the matches of new lists. Nothing is lost where this fails: the queue's schedule does it
 * every minute.
 */
export const requestNotifications = (jobs: Jobs): Promise<void> =>
  jobs.send('match-alerts', [{ data: null, key: 'match-alerts' }]).catch(() => {});
