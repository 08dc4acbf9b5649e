import type { Database } from '../../platform/database/connection.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { unfinishedRuns } from '../../catalogue/ingestion/import-runs.repository.ts';
import { requestFeedImport } from './receive-feed.ts';

/**
 * Asks for every feed that is not at an end (SAFE-27). Where its job still lives this changes nothing; where the
 * process that had it died, the queue has missed its heartbeat and given the job up, and the feed is begun again, or
 * ends as failed.
 */
export async function sweepFeeds(database: Database, jobs: Jobs): Promise<void> {
  for (const run of await unfinishedRuns(database)) await requestFeedImport(jobs, run);
}

/**
 * The same at the start of a process that is alone on its database: whatever had begun a feed before is dead, so
 * nothing waits for the queue to find that out.
 */
export async function resumeFeeds(database: Database, jobs: Jobs, now: Date): Promise<void> {
  const runs = await unfinishedRuns(database);
  const requests = runs.map((run) => ({ data: { run }, key: `${run} ${now.toISOString()}` }));
  await jobs.send('take-feed', requests);
}
