import { setTimeout as delay } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { readVersion } from '../../platform/database/public-version.ts';
import { loadRows } from './memory/load-rows.ts';
import { searchInMemory } from './memory/search-in-memory.ts';
import type { Search } from './sql/search.ts';
import { searchInSql } from './sql/search-in-sql.ts';

/** Where more are visible, a copy costs more to renew than it saves. */
const maxRows = 250_000;
/**
 * Milliseconds that somebody waits for a copy that is being made: all of them asking the database would take longer.
 */
const timeoutMs = 500;
/** Of the time, at most one part in so many goes into copying. */
const share = 5;

export interface SearchSource {
  /** What answers by the state of now. */
  current: () => Promise<Search>;
  /** Resolves once no copy is being made. */
  settle: () => Promise<void>;
}

async function countVisible(database: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::integer as n from counts_by_state`.execute(database);
  return rows[0]!.n;
}

/**
 * Answers from a copy of the search table in memory while that is of the version that the database has, which each
 * request reads first; else from the database itself, and makes a new copy meanwhile, which those who come then wait
 * for a little (docs/decisions/0017).
 */
export function searchSource(database: Database, most = maxRows): SearchSource {
  const inSql = searchInSql(database);
  let copy: { version: string; search: Search } | null = null;
  let copying: Promise<void> | null = null;
  let restUntil = 0;

  const makeCopy = async () => {
    const begun = performance.now();
    try {
      if ((await countVisible(database)) > most) return;
      const rows = await loadRows(database);
      copy = { version: rows.version, search: searchInMemory(database, rows) };
    } catch {
      // The database answers by itself, or tells its callers why it can not.
    } finally {
      const end = performance.now();
      restUntil = end + (end - begun) * (share - 1);
      copying = null;
    }
  };

  return {
    async current() {
      const version = await readVersion(database).catch(() => null);
      if (version === null) return inSql;
      if (version !== copy?.version && copying)
        await Promise.race([copying, delay(timeoutMs, undefined, { ref: false })]);
      if (version === copy?.version) return copy.search;
      if (performance.now() >= restUntil) copying ??= makeCopy();
      return inSql;
    },
    settle: async () => {
      await copying;
    },
  };
}
