import type { Database } from '../database/connection.ts';

/** The queues, and what a job of each holds. */
export interface JobData {
  'send-mail': { mailId: number };
  /** Who asked for a new password, known or not. */
  'recover-password': { role: 'customer' | 'auctioneer'; email: string };
  /** Tells alerts of every list that is still to do. */
  'match-alerts': null;
  digest: null;
  /** Reminds of rounds that close within a day. */
  remind: null;
  /** Reads a feed that was kept, by its run's uuid. */
  'take-feed': { run: string };
  /** Asks for feeds that are not at an end. */
  'sweep-feeds': null;
  'clean-up': null;
}
export type Queue = keyof JobData;

export interface Job<Q extends Queue> {
  data: JobData[Q];
  /** Of two unfinished jobs with one key in a queue only the first is taken in. */
  key: string;
}

/** Work that is done later, by whichever process is free, at least once: what a handler did must do no harm again. */
export interface Jobs {
  /** Puts jobs in; with `trx` they become part of that transaction. */
  send: <Q extends Queue>(queue: Q, jobs: readonly Job<Q>[], trx?: Database) => Promise<void>;
  /** Has this process do a queue's jobs. A job whose handler throws is done again, later and later. */
  work: <Q extends Queue>(queue: Q, handler: (data: JobData[Q]) => Promise<void>) => Promise<void>;
  /** Takes no more, and waits for what is being done. */
  stop: () => Promise<void>;
}
