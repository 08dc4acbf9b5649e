import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { credibleEvents } from './credible-events.ts';
import { countedMinutes, siteEventRepository } from './site-events.repository.ts';

/** Events of pages, sent after the visitor's consent alone (SHELL-11), and the visits that they show (HONEST-01). */
export function marketingHandlers({ database, clock, settings }: Services) {
  const events = siteEventRepository(database);
  const isCredible = credibleEvents();
  const counts = settings.site.marketing !== 'off';
  return {
    async recordEvent({ body, request }) {
      if (!counts) return { recorded: false };
      const { name, page_title: title, segment, auction_key, tag, visit } = body;
      const now = clock();
      const event = { name, title, segment, auctionKey: auction_key ?? null, tag: tag ?? null };
      // Implausible events get the same answer, so that others at a shared address see no error.
      if (isCredible({ ip: request.ip, visit: visit ?? null, now }))
        await events.record({ ...event, visit: visit ?? null }, now);
      return { recorded: true };
    },

    /** Real ones only: where there was no visitor there is no figure. */
    async getVisitors() {
      const now = clock();
      const visitors = counts ? await events.countVisits(now) : 0;
      return { visitors: visitors || null, minutes: countedMinutes, counted_at: now.toISOString() };
    },
  } satisfies Partial<Handlers>;
}
