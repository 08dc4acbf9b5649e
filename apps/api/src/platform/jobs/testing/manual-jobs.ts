import type { Database } from '../../database/connection.ts';
import type { Job, Jobs, Queue } from '../jobs.ts';

export interface ManualJobs extends Jobs {
  /** Pending jobs, in order. */
  waiting: { queue: Queue; key: string }[];
  /**
   * Runs the pending jobs, and those that they send, in order. The first failure is thrown, and its job stays pending.
   */
  run: () => Promise<void>;
}

/** Jobs that a test runs explicitly, with no database, clock or waiting. */
export function manualJobs(): ManualJobs {
  const waiting: { queue: Queue; key: string; data: unknown }[] = [];
  const handlers = new Map<Queue, (data: never) => Promise<void>>();
  return {
    waiting,
    async send<Q extends Queue>(queue: Q, jobs: readonly Job<Q>[], _trx?: Database) {
      for (const { key, data } of jobs)
        if (!waiting.some((job) => job.queue === queue && job.key === key))
          waiting.push({ queue, key, data });
    },
    async work(queue, handler) {
      handlers.set(queue, handler);
    },
    async stop() {},
    async run() {
      for (let job = waiting[0]; job; job = waiting[0]) {
        const handler = handlers.get(job.queue);
        if (!handler) throw new Error(`Nothing works on ${job.queue}: call work() before run().`);
        await handler(job.data as never);
        waiting.shift();
      }
    },
  };
}
