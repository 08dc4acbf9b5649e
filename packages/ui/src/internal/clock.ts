import { createContext } from 'react';

/**
 * When, in epoch milliseconds, what is shown `about` something at `now` changes next; Infinity for never. The same
 * instant until it has come: one that moves along with `now` would be rendered without end.
 */
export type NextChange<About> = (now: number, about: About) => number;

interface Subscriber {
  wake: (now: number) => void;
  next: NextChange<unknown>;
  about: unknown;
  due: number;
}

/** What a provider says about time: where it starts, and whether it passes. */
export interface Clock {
  /** Epoch milliseconds: the server's instant, which the browser hydrates with. */
  start: number;
  /** Time stands still at `start`. */
  fixed: boolean;
  /** The instant to render with first: `start` until the page is hydrated. */
  read: () => number;
  /** The page is hydrated: from now on time passes. */
  run: () => void;
}

/** A clock that stands at `start`, in epoch milliseconds, until it runs; a fixed one for good. */
export function createClock(start: number, fixed: boolean): Clock {
  let runs = false;
  return {
    start,
    fixed,
    read: () => (fixed || !runs ? start : readTime()),
    run() {
      runs = true;
    },
  };
}

/** A difference below this, in ms, is no wrong clock. */
const tolerance = 30_000;
/** How far the time is ahead of the browser's clock, in ms. */
let ahead = 0;

/** The time by the browser's clock, corrected where it was found to be wrong; in epoch milliseconds. */
export const readTime = () => Date.now() + ahead;

export const ClockContext = createContext<Clock | null>(null);

const hour = 3_600_000;
const subscribers = new Set<Subscriber>();
let timer: ReturnType<typeof setTimeout> | undefined;
let timerDue = Number.POSITIVE_INFINITY;

// One timer for the whole page, set to the earliest change: a page at rest runs nothing.
function plan(due: number) {
  if (due >= timerDue) return;
  clearTimeout(timer);
  timerDue = due;
  timer = setTimeout(ring, Math.min(Math.max(due - readTime(), 0), hour));
}

function ring() {
  const now = readTime();
  timerDue = Number.POSITIVE_INFINITY;
  let earliest = Number.POSITIVE_INFINITY;
  for (const one of subscribers) {
    if (one.due <= now) {
      one.due = one.next(now, one.about);
      one.wake(now);
    }
    earliest = Math.min(earliest, one.due);
  }
  if (earliest < Number.POSITIVE_INFINITY) plan(earliest);
}

/**
 * Calls `wake` with the time at each change from now on, and at once where what is shown, as of `shown`, differs from
 * what it is now: the server's clock and the browser's may stand apart. Returns the end of it.
 */
export function subscribe<About>(
  next: NextChange<About>,
  shown: number,
  wake: (now: number) => void,
  about: About,
): () => void {
  const now = readTime();
  const due = next(now, about);
  const one = { wake, next: next as NextChange<unknown>, about, due: due === next(shown, about) ? due : now };
  if (subscribers.size === 0) document.addEventListener('visibilitychange', ring);
  subscribers.add(one);
  plan(one.due);
  return () => {
    subscribers.delete(one);
    if (subscribers.size > 0) return;
    document.removeEventListener('visibilitychange', ring);
    clearTimeout(timer);
    timerDue = Number.POSITIVE_INFINITY;
  };
}

/**
 * Tells what time it is, in epoch milliseconds: where the browser's clock differs, all that is shown follows at once.
 */
export function correctTime(now: number): void {
  if (Number.isNaN(now) || Math.abs(now - readTime()) < tolerance) return;
  const difference = now - Date.now();
  ahead = Math.abs(difference) < tolerance ? 0 : difference;
  for (const one of subscribers) one.due = Number.NEGATIVE_INFINITY;
  clearTimeout(timer);
  ring();
}

/** In epoch milliseconds; NaN for what is no date. */
export const epochOf = (date: Date | null | undefined) =>
  date instanceof Date ? date.getTime() : Number.NaN;
