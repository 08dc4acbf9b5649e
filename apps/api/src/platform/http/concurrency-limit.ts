import PQueue from 'p-queue';

import { HttpError, messages } from './errors.ts';

/** Seconds after which a slot is probably free again. */
const retryAfterSeconds = 5;

/**
 * At most `atOnce` pieces of work run; `waiting` more are queued, and later ones are refused with a time to retry. A
 * signal ends the wait with its reason, never work that has begun.
 */
export function concurrencyLimit(atOnce: number, waiting: number) {
  const queue = new PQueue({ concurrency: atOnce });
  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (queue.pending >= atOnce && queue.size >= waiting)
      throw new HttpError(503, messages.away, undefined, retryAfterSeconds);
    if (!signal) return queue.add(work);
    signal.throwIfAborted();
    const wait = new AbortController();
    const leave = () => wait.abort(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    const begin = () => {
      signal.removeEventListener('abort', leave);
      return work();
    };
    return queue.add(begin, { signal: wait.signal });
  };
}

/**
 * The same for each name separately, so that a slow one delays no other; a name without work is removed. With one at
 * once and any number waiting it is a mutex.
 */
export function concurrencyLimitByName(atOnce: number, waiting: number) {
  const limits = new Map<string, { limit: ReturnType<typeof concurrencyLimit>; within: number }>();
  return async <T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const entry = limits.get(name) ?? { limit: concurrencyLimit(atOnce, waiting), within: 0 };
    limits.set(name, entry);
    entry.within += 1;
    try {
      return await entry.limit(work, signal);
    } finally {
      entry.within -= 1;
      if (entry.within === 0) limits.delete(name);
    }
  };
}
