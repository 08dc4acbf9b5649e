import type { Settings } from './config/settings.ts';
import type { Database } from './database/connection.ts';
import type { Reads } from './database/read-replica.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Outbox } from './outbox/outbox.ts';

/** What handlers work with: opened once at the start, handed to every floor. */
export interface Services {
  /** For calls: a statement that takes too long is given up. */
  database: Database;
  /** For what anybody may read; from a replica where there is one. */
  reads: Reads;
  /** For lists and feeds, which take as long as they take. */
  work: Database;
  clock: () => Date;
  /** Where mails are enqueued. */
  outbox: Outbox;
  /** Where work is left for later. */
  jobs: Jobs;
  settings: Settings;
}
