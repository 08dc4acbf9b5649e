import { type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { ClockContext, correctTime, createClock, epochOf, readTime } from '../internal/clock.ts';
import { warnDev, warnInvalidDate } from '../internal/warn-dev.ts';
import { useTime } from '../internal/use-now.ts';

export interface NowProviderProps {
  /**
   * The instant that the server renders at and the browser hydrates with. Within another provider it may be left out:
   * it is the other's.
   */
  now?: Date | undefined;
  /** Stops the time there, for tests and pictures. */
  fixed?: boolean | undefined;
  /** What is rendered by that instant. */
  children: ReactNode;
}

const never = () => () => {};

/**
 * Gives everything below it that depends on the time one instant to start from; once hydrated it follows the browser's
 * clock, as `correctClock` corrects it, and each part is rendered again when what it shows turns. A part that hydrates
 * by itself, in a `Suspense` or an `Activity`, wants one of its own within it: the page's clock may run already.
 */
export function NowProvider({ now, fixed, children }: NowProviderProps) {
  const above = useContext(ClockContext);
  if (process.env.NODE_ENV !== 'production') {
    if (now) warnInvalidDate('NowProvider', 'now', now);
    else if (!above) warnNoInstant();
  }
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [mounted] = useState(() => (above ? (isHydrating ? above.start : above.read()) : readTime()));
  const given = epochOf(now);
  const start = Number.isNaN(given) ? mounted : given;
  const isFixed = fixed ?? (Number.isNaN(given) && above?.fixed === true);
  const clock = useMemo(() => createClock(start, isFixed), [start, isFixed]);
  useEffect(() => clock.run(), [clock]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

function warnNoInstant() {
  warnDev(
    'NowProvider got no now, and there is none around it.',
    'A server and the browser would each render at an instant of their own, and their texts differ.',
    'Pass `now` as the server knows it; an application without a server needs no NowProvider.',
  );
}

/**
 * The page's time when its owner is rendered: the server's until the page is hydrated. It does not render again by
 * itself.
 */
export function usePageNow(): Date {
  return new Date(useTime());
}

/**
 * Tells the time by a clock that is trusted, such as a server's: from then on everything that shows time goes by it. A
 * browser's clock that differs by less than 30 s is left alone.
 */
export function correctClock(now: Date): void {
  correctTime(epochOf(now));
}

/** The time by the corrected clock, for what is computed between renders. */
export const readClock = (): Date => new Date(readTime());

/**
 * The provider's instant for what an application shows of an auction itself; its owner is rendered again at each turn.
 */
export { useAuctionNow } from '../internal/use-auction-now.ts';
