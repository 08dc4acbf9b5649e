import { type ReactNode, useEffect, useMemo, useState } from 'react';

import { ClockContext, createClock, epochOf, readTime } from '../internal/clock.ts';
import { warnInvalidDate } from '../internal/warn-dev.ts';
import { useTime } from '../internal/use-now.ts';

export interface NowProviderProps {
  /** The instant that the server renders at and the browser hydrates with. */
  now: Date;
  /** Stops the time there, for tests and pictures. */
  fixed?: boolean;
  children: ReactNode;
}

/**
 * Gives everything below it that depends on the time one instant to start from; once hydrated it follows the browser's
 * clock, and each part is rendered again when what it shows turns.
 */
export function NowProvider({ now, fixed = false, children }: NowProviderProps) {
  if (process.env.NODE_ENV !== 'production')
    warnInvalidDate('NowProvider', 'now', now ?? new Date(Number.NaN));
  const [mounted] = useState(readTime);
  const given = epochOf(now);
  const start = Number.isNaN(given) ? mounted : given;
  const clock = useMemo(() => createClock(start, fixed), [start, fixed]);
  useEffect(() => clock.run(), [clock]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/**
 * The page's time when its owner is rendered: the server's until the page is hydrated. It does not render again by
 * itself.
 */
export function usePageNow(): Date {
  return new Date(useTime());
}

/**
 * The provider's instant for what an application shows of an auction itself; its owner is rendered again at each turn.
 */
export { useAuctionNow } from '../internal/use-auction-now.ts';
