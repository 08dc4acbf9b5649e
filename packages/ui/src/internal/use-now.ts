import { useContext, useEffect, useState } from 'react';

import { type Clock, ClockContext, epochOf, type NextChange, readTime, subscribe } from './clock.ts';

/** Where time stands still: at `fixed`, or at the start of a fixed provider. */
function stillAt(clock: Clock | null, fixed: Date | undefined): number | undefined {
  const at = epochOf(fixed);
  if (!Number.isNaN(at)) return at;
  return clock?.fixed ? clock.start : undefined;
}

/** The page's time, in epoch milliseconds, whenever its owner renders. */
export function useTime(): number {
  const clock = useContext(ClockContext);
  return clock ? clock.read() : readTime();
}

/**
 * The instant to render with, in epoch milliseconds; the component is rendered again at each change that `next` gives
 * for `about`. On the server and until the page is hydrated the instant is the provider's, so that both show
 * the same. `fixed` stops the time at an instant, as does a fixed provider.
 */
export function useNowAbout<About>(next: NextChange<About>, fixed: Date | undefined, about: About): number {
  const clock = useContext(ClockContext);
  const still = stillAt(clock, fixed);
  const [now, setNow] = useState(clock ? clock.read : readTime);
  const passes = still === undefined;
  useEffect(() => (passes ? subscribe(next, now, setNow, about) : undefined), [passes, next, now, about]);
  return still ?? now;
}

/** The same, where `next` knows by itself. */
export const useNow = (next: NextChange<undefined>, fixed?: Date): number =>
  useNowAbout(next, fixed, undefined);
