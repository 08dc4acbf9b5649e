import { ApiError, ConnectionError } from '@martelo/api-client';

/** What came of several decisions. */
export interface Outcome<Thing> {
  done: readonly Thing[];
  failed: readonly { thing: Thing; error: unknown }[];
  /** Not tried any more: what stopped the one before would have stopped them, too. */
  left: readonly Thing[];
  isStopped: boolean;
}

/** Signed out, not allowed, too many calls, the server is away. */
const stopping: readonly number[] = [401, 403, 429, 503];

const isStop = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof ApiError && stopping.includes(error.status));

/** Does a thing for each, one after the other. One that fails costs no other, unless it is the way that is closed. */
export async function decideEach<Thing>(
  things: readonly Thing[],
  act: (thing: Thing) => Promise<unknown>,
  onProgress: (tried: number) => void,
): Promise<Outcome<Thing>> {
  const done: Thing[] = [];
  const failed: { thing: Thing; error: unknown }[] = [];
  for (const [at, thing] of things.entries()) {
    try {
      await act(thing);
      done.push(thing);
    } catch (error) {
      failed.push({ thing, error });
      if (isStop(error)) return { done, failed, left: things.slice(at + 1), isStopped: true };
    }
    onProgress(at + 1);
  }
  return { done, failed, left: [], isStopped: false };
}
