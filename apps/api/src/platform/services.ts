import type { Settings } from './config/settings.ts';
import type { Database } from './database/connection.ts';
import type { Reads } from './database/read-replica.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Outbox } from './outbox/outbox.ts';

/** What handlers work with: opened once at the start, passed to every floor. */
export interface Services {
  /** For calls: a statement that takes too long is given up. */
  database: Database;
  /** For public reads; from a replica where there is one. */
  reads: Reads;
  /** For lists and feeds, without a limit of time. */
  work: Database;
  clock: () => Date;
  /** Where mails are enqueued. */
  outbox: Outbox;
  /** Enqueues work for later. */
  jobs: Jobs;
  settings: Settings;
}
