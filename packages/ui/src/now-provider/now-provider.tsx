import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react';

import { expectDate } from '../internal/misuse.ts';
import { type Clock, ClockContext, epochOf, instantOf, startClock, useNow } from '../internal/use-now.ts';

const never = () => Number.POSITIVE_INFINITY;

export interface NowProviderProps {
  /** The instant that the server renders at and the browser hydrates with. */
  now: Date;
  /** Stops the time there, for tests and pictures. */
  fixed?: boolean;
  children: ReactNode;
}

/**
 * Gives everything below it that depends on the time one instant to start from; once hydrated it follows the browser's
 * clock. When the phase of an auction below turns, all of them are drawn again.
 */
export function NowProvider({ now, fixed = false, children }: NowProviderProps) {
  if (process.env.NODE_ENV !== 'production') expectDate('NowProvider', 'now', now ?? new Date(Number.NaN));
  const [mounted] = useState(() => instantOf(null, undefined).now);
  const given = epochOf(now);
  const start = Number.isNaN(given) ? mounted : given;
  const [turns, wake] = useReducer((count: number) => count + 1, 0);
  const clock = useMemo<Clock>(
    () => ({ start, fixed, live: turns > 0, wake, next: never, due: never() }),
    [start, fixed, turns],
  );
  useEffect(() => startClock(clock), [clock]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** The page's time when its owner is drawn: the server's until the page is hydrated. It does not draw again by itself. */
export function usePageNow(): Date {
  return new Date(useNow(never));
}

/** The provider's instant for what an application draws of an auction itself; its owner is drawn again at each turn. */
export { useAuctionNow } from '../internal/use-auction-now.ts';
