import { createContext, useContext, useEffect, useReducer } from 'react';

interface Waiting {
  wake: (now: number) => void;
  /** When, in epoch milliseconds, what is shown may change next. */
  next: (now: number) => number;
  due: number;
}

/**
 * What a provider says about time: where it starts, whether it passes, and whether the page is past its hydration. It waits
 * for the earliest turn of all auctions that were drawn by it, and then draws them again: cards need no state of their own.
 */
export interface Clock extends Waiting {
  start: number;
  fixed: boolean;
  live: boolean;
}

export const ClockContext = createContext<Clock | null>(null);

const hour = 3_600_000;
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
      one.wake(now);
    }
    earliest = Math.min(earliest, one.due);
  }
  if (earliest < Number.POSITIVE_INFINITY) plan(earliest);
}

function leave(one: Waiting) {
  waiting.delete(one);
  if (waiting.size > 0) return;
  document.removeEventListener('visibilitychange', ring);
  clearTimeout(timer);
  timerDue = Number.POSITIVE_INFINITY;
}

function join(one: Waiting) {
  if (waiting.size === 0) document.addEventListener('visibilitychange', ring);
  waiting.add(one);
  plan(one.due);
  return () => leave(one);
}

/** Calls `wake` at the next change after `shown`, and at each one after it. Returns the end of it. */
export const wait = (wake: Waiting['wake'], next: Waiting['next'], shown: number) =>
  join({ wake, next, due: next(shown) });

/** The page is hydrated: the clock follows the browser's. Returns its end. */
export function startClock(clock: Clock) {
  clock.live = true;
  return clock.fixed ? undefined : join(clock);
}

/** What was just drawn by the clock turns at `due`. */
export function expectTurn(clock: Clock, due: number) {
  if (due >= clock.due) return;
  clock.due = due;
  if (clock.live) plan(due);
}

/** In epoch milliseconds; NaN for what is no date. */
export const epochOf = (date: Date | null | undefined) =>
  date instanceof Date ? date.getTime() : Number.NaN;

/** The instant to draw with, in epoch milliseconds, and whether time stands still there. */
export function instantOf(clock: Clock | null, fixed: Date | undefined): { now: number; still: boolean } {
  const at = epochOf(fixed);
  if (!Number.isNaN(at)) return { now: at, still: true };
  if (clock && (clock.fixed || !clock.live)) return { now: clock.start, still: clock.fixed };
  return { now: Date.now(), still: false };
}

const turn = (count: number) => count + 1;

/**
 * The instant to draw with, in epoch milliseconds; its owner is drawn again when what it shows may have changed. `next`
 * gives for an instant the next such change (Infinity for none). On the server and until the page is hydrated the instant
 * is the provider's, so that both print the same. `fixed` stops the time at an instant, as does a fixed provider.
 */
export function useNow(next: (now: number) => number, fixed?: Date): number {
  const { now, still } = instantOf(useContext(ClockContext), fixed);
  const [, wake] = useReducer(turn, 0);
  // Without a list: each drawing shows another instant, from which the next change is counted. Waking ends when it is due.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => (still ? undefined : wait(wake, next, now)));
  return now;
}
