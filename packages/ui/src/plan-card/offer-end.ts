import { calendarDate, parseDateTime } from '@martelo/domain/dates';

/** How the site may advertise (HONEST-01). */
export type Marketing = 'sample' | 'live' | 'off';

const day = 86_400_000;

/** The instant at which São Paulo's next day begins; an hour later where summer time skipped midnight. */
export function nextMidnight(now: Date): Date {
  const tomorrow = new Date(Date.parse(calendarDate(now)) + day).toISOString();
  const date = `${tomorrow.slice(8, 10)}/${tomorrow.slice(5, 7)}/${tomorrow.slice(0, 4)}`;
  return parseDateTime(`${date} 00:00`) ?? parseDateTime(`${date} 01:00`) ?? new Date(now.getTime() + day);
}

/**
 * When the offer ends, or null for no countdown: in `sample` at midnight, as a made-up one; in `live` at the configured
 * end while it is ahead; with marketing off never (HONEST-01, HOME-07).
 */
export function offerEnd(marketing: Marketing, configured: Date | null, now: Date): Date | null {
  if (marketing === 'sample') return nextMidnight(now);
  const ahead = configured !== null && configured.getTime() > now.getTime();
  return marketing === 'live' && ahead ? configured : null;
}
