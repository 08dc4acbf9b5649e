import type { CalendarDate } from '@martelo/domain/auction';
import { LRUCache } from 'lru-cache';

import { callerAddress } from '../../platform/net/caller-address.ts';
import { pseudonymOf } from '../../platform/net/pseudonym.ts';

interface View {
  ip: string;
  auctionId: number;
  day: CalendarDate;
}

/**
 * Distinguishes an address's first view of an auction on a day from its further ones, so that no single visitor can
 * make an auction popular (HONEST-01). In memory, as pseudonyms, and at most `max` of them: past that the oldest views
 * are removed. Each process counts separately, so that several count a view at most once each.
 */
export function firstViews(max = 50_000) {
  const seen = new LRUCache<string, true>({ max });
  return ({ ip, auctionId, day }: View): boolean => {
    const name = pseudonymOf(callerAddress(ip), auctionId, day);
    if (seen.get(name)) return false;
    seen.set(name, true);
    return true;
  };
}
