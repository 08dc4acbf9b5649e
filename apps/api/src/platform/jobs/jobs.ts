import type { Database } from '../database/connection.ts';

/** The queues, and what a job of each holds. */
export interface JobData {
  'send-mail': { mailId: number };
  /** A request for a new password, for a known address or not. */
  'recover-password': { role: 'customer' | 'auctioneer'; email: string };
  /** Matches alerts with every list that is not matched yet. */
  'match-alerts': null;
  digest: null;
  /** Reminds of rounds that close within a day. */
  remind: null;
  /** Parses a stored feed, by its run's uuid. */
  'take-feed': { run: string };
  /** Requests again the feeds that have not finished. */
  'sweep-feeds': null;
  'clean-up': null;
}
export type Queue = keyof JobData;

export interface Job<Q extends Queue> {
  data: JobData[Q];
  /** Of two unfinished jobs with one key in a queue only the first is accepted. */
  key: string;
}

/** Work that is done later, by any free process, at least once: handlers must be idempotent. */
export interface Jobs {
  /** Enqueues jobs; with `trx` as part of that transaction. */
  send: <Q extends Queue>(queue: Q, jobs: readonly Job<Q>[], trx?: Database) => Promise<void>;
  /** Makes this process work on a queue. A job whose handler throws is retried with growing delays. */
  work: <Q extends Queue>(queue: Q, handler: (data: JobData[Q]) => Promise<void>) => Promise<void>;
  /** Accepts no more jobs, and waits for those under way. */
  stop: () => Promise<void>;
}
