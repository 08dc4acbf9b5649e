import { setTimeout as delay } from 'node:timers/promises';

import type { Pool } from 'pg';

import { isUnavailable } from './unavailable.ts';

/** How long to wait for a database that is away, and who is notified. */
export interface Wait {
  seconds: number;
  /** Called once, when the first try failed and others follow. */
  onWait: (sentence: string) => void;
}

const spanOf = (seconds: number): string => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

/**
 * The database of DATABASE_URL could not be reached; the message is one sentence for the person who starts the server.
 */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
  constructor(seconds: number, cause: Error) {
    const time = seconds > 0 ? ` for ${spanOf(seconds)}` : '';
    super(`The database of DATABASE_URL was not reachable${time}: ${reasonOf(cause)}.`, { cause });
  }
}

const pauseMs = 500;

/** A name with several numbers fails with an error for each, and without a message of its own. */
export const reasonOf = (error: Error): string =>
  error.message || (error as NodeJS.ErrnoException).code || error.name;

/**
 * Resolves once the database answers. One that refuses, is starting or has no free connection is tried again every half
 * second for `seconds`, then DatabaseUnreachable is thrown; what waiting can't fix, such as a wrong password, is thrown
 * at once.
 */
export async function untilReachable(pool: Pool, { seconds, onWait }: Wait): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  for (let first = true; ; first = false) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (performance.now() + pauseMs > deadline) throw new DatabaseUnreachable(seconds, error as Error);
      if (first)
        onWait(
          `The database of DATABASE_URL is not reachable yet: ${reasonOf(error as Error)}. Trying for ${spanOf(seconds)}.`,
        );
    }
    await delay(pauseMs);
  }
}
