import { nextMidnight } from '@martelo/domain/dates';

/** How the site may advertise (HONEST-01). */
export type Marketing = 'sample' | 'live' | 'off';

/**
 * When the offer ends, or null for no countdown: in `sample` at midnight, as a made-up one; in `live` at the configured
 * end while it is ahead; with marketing off never (HONEST-01, HOME-07).
 */
export function offerEnd(marketing: Marketing, configured: Date | null, now: Date): Date | null {
  if (marketing === 'sample') return nextMidnight(now);
  const ahead = configured !== null && configured.getTime() > now.getTime();
  return marketing === 'live' && ahead ? configured : null;
}
