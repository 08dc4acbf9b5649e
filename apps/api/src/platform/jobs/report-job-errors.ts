import type { FastifyBaseLogger } from 'fastify';

import { isUnavailable } from '../database/unavailable.ts';

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

const minute = 60_000;

/** pg-boss hands on some errors as plain objects with their fields. */
const toError = (error: unknown): Error =>
  error instanceof Error
    ? error
    : Object.assign(new Error((error as Partial<Error> | null)?.message ?? String(error)), error);

/**
 * Logs failures of jobs. While the database is away each queue fails to reach it every second or two: that is logged
 * once a minute.
 */
export function reportJobErrors(log: () => Log | null, now = () => performance.now()) {
  let reportedAt = -Infinity;
  return (thrown: unknown, queue: string | null): void => {
    const err = toError(thrown);
    if (queue !== null) return log()?.error({ err, queue }, 'a job failed');
    if (!isUnavailable(err)) return log()?.error({ err }, 'jobs could not be looked for');
    if (now() - reportedAt < minute) return;
    reportedAt = now();
    log()?.warn({ reason: err.message }, 'jobs wait for the database');
  };
}
