import { LRUCache } from 'lru-cache';

/** Addresses that failed a short while ago, so that a broken one is not asked for by each visitor. */
export function negativeCache(clock: () => Date, { minutes = 10, max = 2000 } = {}) {
  const failures = new LRUCache<string, true>({
    max,
    // Within the last millisecond, when the entry is as old as this, the library still gives it.
    ttl: minutes * 60_000 - 1,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return {
    has: (address: string): boolean => failures.has(address),
    add: (address: string): void => void failures.set(address, true),
  };
}
