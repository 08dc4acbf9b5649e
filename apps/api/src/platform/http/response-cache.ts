import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { mustUsePrimary } from '../database/read-your-writes.ts';
import { readVersion } from '../database/public-version.ts';
import type { Reads } from '../database/read-replica.ts';

/**
 * Returns a public response as text: the cached one if it is still valid, else that of `produce`, which is cached if
 * `isCacheable` says so. `cacheKey` holds all that the response depends on, apart from what is public and the minute.
 */
export type ResponseCache = (
  request: FastifyRequest,
  cacheKey: readonly unknown[],
  produce: () => Promise<string>,
  isCacheable?: () => boolean,
) => Promise<string>;

/** Public calls that depend on nothing but their parameters, what is public, and the minute. */
export const cacheableOperations: ReadonlySet<string> = new Set([
  'listAuctions',
  'getHome',
  'getFormOptions',
  'listCategories',
  'getPriceHistory',
  'getEvidence',
  'listSimilar',
  'listEndingSoon',
  'suggest',
  'listMapClusters',
  'listStates',
  'listCities',
  'listNeighborhoods',
  'searchCities',
]);

const minute = 60_000;

interface ResponseCacheOptions {
  reads: Reads;
  clock: () => Date;
  /** Memory for the texts; 0 caches none. */
  maxBytes: number;
}

/**
 * Caches public responses in memory. Each request first reads from the database the version of what is public, so a
 * response never outlives a commit of any process; and it never outlives its minute, since rounds begin and end by the
 * clock. Concurrent requests with the same key are produced once. Where the version can not be read, nothing is cached.
 */
export function createResponseCache({ reads, clock, maxBytes }: ResponseCacheOptions): ResponseCache {
  if (maxBytes === 0) return (_request, _cacheKey, produce) => produce();
  const texts = new LRUCache<string, string>({
    // A character takes two bytes at the most.
    maxSize: Math.floor(maxBytes / 2),
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const pending = new Map<string, Promise<string>>();

  const respond = async (
    cacheKey: readonly unknown[],
    produce: () => Promise<string>,
    isCacheable: () => boolean,
  ) => {
    const version = await readVersion(reads.database).catch(() => null);
    if (version === null) return produce();
    const key = JSON.stringify([version, Math.floor(clock().getTime() / minute), ...cacheKey]);
    const known = texts.get(key) ?? pending.get(key);
    if (known !== undefined) return known;
    const producing = produce();
    pending.set(key, producing);
    try {
      const text = await producing;
      if (isCacheable()) texts.set(key, text);
      return text;
    } finally {
      pending.delete(key);
    }
  };

  return (request, cacheKey, produce, isCacheable = () => true) => {
    // What is read must not be older than the version: both from the primary, or both from the replica.
    if (mustUsePrimary(request) || !reads.usesReplica())
      return reads.onPrimary(() => respond(cacheKey, produce, isCacheable));
    return respond(cacheKey, produce, isCacheable);
  };
}
