import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** What a provider says about time: where it starts and whether it passes. */
export interface Clock {
  start: number;
  fixed: boolean;
}

export const ClockContext = createContext<Clock | null>(null);

const hour = 3_600_000;

interface Waiting {
  wake: () => void;
  /** When, in epoch milliseconds, what is shown may change next. */
  next: (now: number) => number;
  due: number;
}

const waiting = new Set<Waiting>();
let timer: ReturnType<typeof setTimeout> | undefined;
let timerDue = Number.POSITIVE_INFINITY;

// One timer for the whole page, set to the earliest change: a page at rest runs nothing.
function plan(due: number) {
  if (due >= timerDue) return;
  clearTimeout(timer);
  timerDue = due;
  timer = setTimeout(ring, Math.min(Math.max(due - Date.now(), 0), hour));
}

function ring() {
  const now = Date.now();
  timerDue = Number.POSITIVE_INFINITY;
  let earliest = Number.POSITIVE_INFINITY;
  for (const one of waiting) {
    if (one.due <= now) {
      one.due = one.next(now);
      one.wake();
    }
    earliest = Math.min(earliest, one.due);
  }
  if (earliest < Number.POSITIVE_INFINITY) plan(earliest);
}

function wait(wake: () => void, next: (now: number) => number) {
  const one = { wake, next, due: next(Date.now()) };
  if (waiting.size === 0) document.addEventListener('visibilitychange', ring);
  waiting.add(one);
  plan(one.due);
  return () => {
    waiting.delete(one);
    if (waiting.size > 0) return;
    document.removeEventListener('visibilitychange', ring);
    clearTimeout(timer);
    timerDue = Number.POSITIVE_INFINITY;
  };
}

const never = () => () => undefined;

/**
 * A value that depends on the time, drawn again only when it changes. `read` gives a primitive for an instant and `next`
 * the instant of its next possible change (Infinity for none), both in epoch milliseconds; both are stable between
 * renders. On the server and while hydrating the instant is the provider's, so that both print the same. `fixed` stops
 * the time at an instant, as does a fixed provider.
 */
export function useNow<Value extends string | number | boolean>(
  read: (now: number) => Value,
  next: (now: number) => number,
  fixed?: Date,
): Value {
  const clock = useContext(ClockContext);
  const still = fixed?.getTime() ?? (clock?.fixed ? clock.start : undefined);
  const subscribe = useCallback((wake: () => void) => wait(wake, next), [next]);
  return useSyncExternalStore(
    still === undefined ? subscribe : never,
    () => read(still ?? Date.now()),
    () => read(still ?? clock?.start ?? Date.now()),
  );
}
