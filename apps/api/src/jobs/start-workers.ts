import { sendDigests } from '../alerts/digest.ts';
import { tellLists } from '../alerts/tell-lists.ts';
import type { Database } from '../database/connection.ts';
import { deliverMail, retryUnsent } from '../mail/deliver-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PostOffice } from '../mail/post-office.ts';
import { sendRecovery } from '../passwords/send-recovery.ts';
import { cleanUp } from './clean-up.ts';
import { completeDeletions } from './complete-deletion.ts';
import type { Jobs } from './jobs.ts';

export interface Workshop {
  database: Database;
  jobs: Jobs;
  office: PostOffice;
  mailer: Mailer;
  clock: () => Date;
  /** Whether the demonstration's accounts exist. */
  demo: boolean;
}

/** Says which work each queue stands for, and begins with what waits. */
export async function startWorkers({ database, jobs, office, mailer, clock, demo }: Workshop): Promise<void> {
  await jobs.work('send-mail', ({ mailId }) => deliverMail(database, mailer, mailId, clock()));
  await jobs.work('recover-password', (asked) => sendRecovery({ database, office, demo }, asked, clock()));
  await jobs.work('match-alerts', async () => void (await tellLists(database, office, clock())));
  await jobs.work('digest', async () => void (await sendDigests(database, office, clock())));
  await jobs.work('clean-up', async () => {
    await retryUnsent(database, jobs, clock());
    await completeDeletions(database, office, clock());
    await cleanUp(database, clock());
  });
  await askToTellLists(jobs);
}

/** Has alerts told of new lists at once. Nothing is lost where this fails: every minute brings such a job by itself. */
export const askToTellLists = (jobs: Jobs): Promise<void> =>
  jobs.send('match-alerts', [{ data: null, key: 'match-alerts' }]).catch(() => {});
