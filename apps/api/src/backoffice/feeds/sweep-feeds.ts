import type { Database } from '../../platform/database/connection.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { unfinishedRuns } from '../../catalogue/ingestion/import-runs.repository.ts';
import { requestFeedImport } from './receive-feed.ts';

/**
 * Requests every unfinished feed again (SAFE-27). Where its job is still active this changes nothing; where the process
 * of the job died, the queue has missed its heartbeat and failed the job, and the feed is started again, or ends as
 * failed.
 */
export async function sweepFeeds(database: Database, jobs: Jobs): Promise<void> {
  for (const run of await unfinishedRuns(database)) await requestFeedImport(jobs, run);
}

/**
 * The same at the start of the only process of a database: an earlier process is dead for certain, so there is no wait
 * for the queue's heartbeat.
 */
export async function resumeFeeds(database: Database, jobs: Jobs, now: Date): Promise<void> {
  const runs = await unfinishedRuns(database);
  const requests = runs.map((run) => ({ data: { run }, key: `${run} ${now.toISOString()}` }));
  await jobs.send('take-feed', requests);
}
