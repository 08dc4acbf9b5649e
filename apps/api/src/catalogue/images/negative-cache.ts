import { LRUCache } from 'lru-cache';

/** Addresses that failed a short while ago, so that a broken one is not fetched for each visitor. */
export function negativeCache(clock: () => Date, { minutes = 10, max = 2000 } = {}) {
  const failures = new LRUCache<string, true>({
    max,
    // An entry of exactly this age is still returned by the library.
    ttl: minutes * 60_000 - 1,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return {
    has: (address: string): boolean => failures.has(address),
    add: (address: string): void => void failures.set(address, true),
  };
}
