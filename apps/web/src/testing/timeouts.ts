import { spyOn } from 'storybook/test';

const thirtySeconds = 30_000;
/** As long as a timer can be set. */
const never = 2 ** 31 - 1;
const waiting = new Map<unknown, () => void>();

/**
 * From here on the thirty seconds that a call is given pass when the story says so (SHELL-15): a call that a story
 * leaves behind would speak up in the middle of another. Returns the way back.
 */
export function holdTimeouts(): () => void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const wait = globalThis.setTimeout.bind(globalThis);
  const stop = globalThis.clearTimeout.bind(globalThis);
  const spies = [
    spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      if (ms !== thirtySeconds) return timeout(ms);
      const over = new AbortController();
      waiting.set(over, () => over.abort(new DOMException('signal timed out', 'TimeoutError')));
      return over.signal;
    }),
    spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) => {
      const id = wait(work, ms === thirtySeconds ? never : ms);
      if (ms === thirtySeconds) waiting.set(id, work);
      return id;
    }) as typeof setTimeout),
    spyOn(globalThis, 'clearTimeout').mockImplementation((id) => {
      waiting.delete(id);
      stop(id);
    }),
  ];
  return () => {
    waiting.clear();
    for (const spy of spies) spy.mockRestore();
  };
}

/**
 * The thirty seconds of every call that runs are over. To be called once the silent one has reached its mock: a call
 * before it, as a file's before its mark, would be given up in its place.
 */
export function passTimeouts(): void {
  const over = [...waiting];
  for (const [id, giveUp] of over) {
    if (typeof id === 'number') clearTimeout(id);
    waiting.delete(id);
    giveUp();
  }
}
