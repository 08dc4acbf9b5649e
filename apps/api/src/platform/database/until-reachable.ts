import { setTimeout as delay } from 'node:timers/promises';

import type { Pool } from 'pg';

import { isUnavailable } from './unavailable.ts';

/** How long a database that is not there is waited for, and who is told. */
export interface Wait {
  seconds: number;
  /** Called once, when the first try failed and others follow. */
  onWait: (sentence: string) => void;
}

const spanOf = (seconds: number): string => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

/**
 * The database of DATABASE_URL could not be asked at all; the message is one sentence for whoever starts the server.
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
 * Resolves once the database answers. One that refuses, starts or has no room is asked again every half second for so
 * long as `seconds` says, then DatabaseUnreachable is thrown; what waiting does not mend, as a wrong password, is
 * thrown at once.
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
