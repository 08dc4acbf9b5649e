import { HttpError, messages } from './errors.ts';

/** Seconds after which there is likely room again. */
const retryAfterSeconds = 5;

/** At most `atOnce` pieces of work run; `waiting` more stand in line, and who comes later is asked to come back. */
export function concurrencyLimit(atOnce: number, waiting: number) {
  const line: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new HttpError(503, messages.away, undefined, retryAfterSeconds);
      // Who leaves hands over: `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The same for each name by itself, so that one that is slow keeps nobody else waiting; a name that is done with is forgotten. */
export function concurrencyLimitByName(atOnce: number, waiting: number) {
  const lines = new Map<string, { take: ReturnType<typeof concurrencyLimit>; within: number }>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(name) ?? { take: concurrencyLimit(atOnce, waiting), within: 0 };
    lines.set(name, line);
    line.within += 1;
    try {
      return await line.take(work);
    } finally {
      line.within -= 1;
      if (line.within === 0) lines.delete(name);
    }
  };
}
