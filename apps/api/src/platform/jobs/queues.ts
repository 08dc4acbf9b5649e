import type { Queue as BossQueue } from 'pg-boss';

import type { Queue } from './jobs.ts';

export interface QueueSettings extends Omit<BossQueue, 'name'> {
  /** When a job is enqueued automatically (cron, America/Sao_Paulo); null for never. */
  cron: string | null;
  pollingIntervalSeconds: number;
  /** How many jobs a process runs concurrently. */
  batchSize: number;
}

const minute = 60;
const hour = 60 * minute;

// `exclusive`: one unfinished job for each key, so the same work never runs twice at a time.
const once = { policy: 'exclusive', retryBackoff: true, deleteAfterSeconds: hour } as const;

/** A mail is tried for about a day, then again by `retryUnsent`; the others recur on their own schedule. */
export const queues: Readonly<Record<Queue, QueueSettings>> = {
  'send-mail': {
    ...once,
    retryLimit: 12,
    retryDelay: 15,
    retryDelayMax: 4 * hour,
    expireInSeconds: 5 * minute,
    cron: null,
    pollingIntervalSeconds: 1,
    batchSize: 5,
  },
  'recover-password': {
    ...once,
    retryLimit: 5,
    retryDelay: 5,
    expireInSeconds: minute,
    cron: null,
    pollingIntervalSeconds: 1,
    batchSize: 5,
  },
  'match-alerts': {
    ...once,
    retryLimit: 5,
    retryDelay: 5,
    expireInSeconds: 15 * minute,
    cron: '* * * * *',
    pollingIntervalSeconds: 2,
    batchSize: 1,
  },
  digest: {
    ...once,
    retryLimit: 5,
    retryDelay: minute,
    expireInSeconds: 30 * minute,
    cron: '0 * * * *',
    pollingIntervalSeconds: 30,
    batchSize: 1,
  },
  remind: {
    ...once,
    retryLimit: 5,
    retryDelay: minute,
    expireInSeconds: 15 * minute,
    cron: '*/10 * * * *',
    pollingIntervalSeconds: 30,
    batchSize: 1,
  },
  // One at a time in each process: a feed occupies a connection for its whole duration.
  'take-feed': {
    ...once,
    retryLimit: 3,
    retryDelay: 5,
    expireInSeconds: 15 * minute,
    cron: null,
    pollingIntervalSeconds: 1,
    batchSize: 1,
  },
  'sweep-feeds': {
    ...once,
    retryLimit: 2,
    retryDelay: minute,
    expireInSeconds: 5 * minute,
    cron: '* * * * *',
    pollingIntervalSeconds: 15,
    batchSize: 1,
  },
  'clean-up': {
    ...once,
    retryLimit: 2,
    retryDelay: minute,
    expireInSeconds: 15 * minute,
    cron: '*/10 * * * *',
    pollingIntervalSeconds: 30,
    batchSize: 1,
  },
};
