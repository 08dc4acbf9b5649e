import type { FastifyRequest } from 'fastify';

import { isWriter } from '../database/own-writes.ts';
import { readVersion } from '../database/public-version.ts';
import type { Reads } from '../database/read-replica.ts';

/** Gives a public answer as text: one that is kept and still holds, else what `make` makes, which is kept if `lasts` says so. */
export type PublicAnswers = (
  request: FastifyRequest,
  question: readonly unknown[],
  make: () => Promise<string>,
  lasts?: () => boolean,
) => Promise<string>;

/** Public calls that depend on nothing but the question, what is public, and the minute. */
export const keptCalls: ReadonlySet<string> = new Set([
  'listAuctions',
  'getHome',
  'getFormOptions',
  'listCategories',
  'getPriceHistory',
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

/** The texts used last, as many as fit; at most two bytes of memory a character. */
function keepLast(most: number) {
  const kept = new Map<string, string>();
  let characters = 0;
  return {
    find(key: string): string | undefined {
      const text = kept.get(key);
      if (text !== undefined) {
        kept.delete(key);
        kept.set(key, text);
      }
      return text;
    },
    keep(key: string, text: string): void {
      kept.set(key, text);
      characters += text.length;
      for (const [oldest, { length }] of kept) {
        if (characters <= most) break;
        kept.delete(oldest);
        characters -= length;
      }
    },
  };
}

/**
 * Keeps the answers of public calls in memory. Each request first reads from the database which version of what is public it has,
 * so an answer never outlives a commit, in whichever process that was; and it never outlives its minute, since rounds begin and end
 * by the clock. The same question asked side by side is answered once. Where the version can not be read, nothing is kept.
 * `bytes` is the memory for the texts; 0 keeps none.
 */
export function publicAnswers(reads: Reads, clock: () => Date, bytes: number): PublicAnswers {
  if (bytes === 0) return (_request, _question, make) => make();
  const texts = keepLast(bytes / 2);
  const making = new Map<string, Promise<string>>();

  const answer = async (question: readonly unknown[], make: () => Promise<string>, lasts: () => boolean) => {
    const version = await readVersion(reads.database).catch(() => null);
    if (version === null) return make();
    const key = JSON.stringify([version, Math.floor(clock().getTime() / minute), ...question]);
    const known = texts.find(key) ?? making.get(key);
    if (known !== undefined) return known;
    const made = make();
    making.set(key, made);
    try {
      const text = await made;
      if (lasts()) texts.keep(key, text);
      return text;
    } finally {
      making.delete(key);
    }
  };

  return (request, question, make, lasts = () => true) => {
    // What is read must not be older than the version: both from the primary, or both from the replica.
    if (isWriter(request) || !reads.usesReplica())
      return reads.onPrimary(() => answer(question, make, lasts));
    return answer(question, make, lasts);
  };
}
