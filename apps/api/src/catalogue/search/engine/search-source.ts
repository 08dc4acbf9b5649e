import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '../../../platform/database/connection.ts';
import { followChanges, loadCopy, type Snapshot } from '../memory/load-copy.ts';
import { readVersion } from '../../../platform/database/public-version.ts';
import { searchInMemory } from '../memory/search-in-memory.ts';
import type { Search } from '../search.ts';
import { searchInSql } from '../sql/search-in-sql.ts';

/** More than this many are left to the database. */
const maxRows = 2_000_000;
/** Milliseconds that a request waits for the copy to follow a change before the database answers. */
const timeoutMs = 1500;
/** Milliseconds before the next try after a failed one. */
const restMs = 1000;

export interface SearchSource {
  search: Search;
  /** Makes the copy, or brings it up to date. */
  warm: () => Promise<void>;
  /** Resolves once no copy is being made. */
  settle: () => Promise<void>;
  /** Whether a copy answers. */
  hasCopy: () => boolean;
}

/**
 * Answers from a copy of the search table in memory, which is made once and follows every change by `search_changes`
 * before it answers for the version that the database has then; until it is there, the database answers itself
 * (docs/decisions/0046).
 */
export function searchSource(database: Database, rowLimit = maxRows): SearchSource {
  const inSql = searchInSql(database);
  let snapshot: Snapshot | null = null;
  let working: Promise<void> | null = null;
  let restUntil = 0;

  const work = async () => {
    try {
      snapshot = snapshot
        ? await followChanges(database, snapshot, rowLimit)
        : await loadCopy(database, rowLimit);
    } catch {
      // The database answers by itself, or its callers get the error.
      snapshot = null;
      restUntil = performance.now() + restMs;
    } finally {
      working = null;
    }
  };
  /** The copy after the running update, or a new one; null where that takes long. */
  const upToDate = async (version: string): Promise<Snapshot | null> => {
    // An update that began before the version was read may not include it.
    for (let round = 0; round < 2; round++) {
      if (snapshot?.version === version) return snapshot;
      if (!working && performance.now() < restUntil) return null;
      const isFirst = snapshot === null;
      working ??= work();
      // No request waits for the first copy: it takes seconds.
      if (isFirst) return null;
      await Promise.race([working, delay(timeoutMs, undefined, { ref: false })]);
    }
    return snapshot;
  };

  const renew = async () => {
    const version = await readVersion(database).catch(() => null);
    return version === null ? null : upToDate(version);
  };
  return {
    search: searchInMemory(database, { renew, peek: () => snapshot }, inSql),
    async warm() {
      await renew();
      await working;
    },
    settle: async () => {
      await working;
    },
    hasCopy: () => snapshot !== null,
  };
}
