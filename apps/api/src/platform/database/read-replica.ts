import { AsyncLocalStorage } from 'node:async_hooks';

import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

import type { Database } from './connection.ts';

/** Reads that may come from a replica. */
export interface Reads {
  /** Read-only. From the replica where that is up and recent enough, else from the primary. */
  database: Database;
  /** Makes everything that `work` reads come from the primary: the caller has just written, or is signed in. */
  onPrimary: <Result>(work: () => Result) => Result;
  /** Whether the replica is read from. */
  usesReplica: () => boolean;
  /** Calls `report` at each change of that from now on, and at once where the replica is already being read. */
  watch: (report: (usesReplica: boolean) => void) => void;
  close: () => Promise<void>;
}

const checkEvery = 500;

interface Sample {
  at: number;
  /** The primary's write position at that time. */
  written: number;
}

/**
 * How far a standby has caught up; null where it is none, such as one that was promoted and no longer follows a
 * primary.
 */
async function replayed(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ place: number | null }>(
    `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as place`,
  );
  return rows[0]?.place ?? null;
}

async function writtenBy(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ place: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as place`,
  );
  return rows[0]!.place;
}

/**
 * Reads through a replica. Every half second both servers are queried for their position: the replica is recent enough
 * while it has everything that the primary had written at some moment in the last `maxBehindMs` milliseconds. A
 * standby's own measure of its delay is not enough: one that is disconnected takes itself for current.
 */
export function readsFromReplica(primary: Pool, replica: Pool, maxBehindMs = 5000): Reads {
  const pinnedToPrimary = new AsyncLocalStorage<true>();
  let samples: Sample[] = [];
  let usable = false;
  let report: (usesReplica: boolean) => void = () => {};
  const set = (now: boolean) => {
    if (now === usable) return;
    usable = now;
    report(now);
  };

  const check = async () => {
    const now = Date.now();
    const [written, place] = await Promise.all([
      // With the primary away nothing is newer than the replica.
      writtenBy(primary).catch(() => null),
      replayed(replica).catch(() => null),
    ]);
    if (written !== null) samples.push({ at: now, written });
    const newest = samples.at(-1);
    samples = samples.filter((sample) => sample === newest || now - sample.at <= maxBehindMs);
    set(place !== null && samples.some((sample) => sample.written <= place));
  };
  let checking: Promise<void> | null = null;
  const timer = setInterval(() => {
    checking ??= check().finally(() => (checking = null));
  }, checkEvery);
  timer.unref();

  const pool = {
    async connect() {
      if (usable && !pinnedToPrimary.getStore()) {
        try {
          return await replica.connect();
        } catch {
          set(false);
        }
      }
      return primary.connect();
    },
    end: async () => {},
    options: primary.options,
  };
  return {
    database: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    onPrimary: (work) => pinnedToPrimary.run(true, work),
    usesReplica: () => usable,
    watch(listener) {
      report = listener;
      if (usable) report(true);
    },
    async close() {
      clearInterval(timer);
      await checking;
      await replica.end();
    },
  };
}

/** Where there is no replica. */
export const readsFromPrimary = (database: Database): Reads => ({
  database,
  onPrimary: (work) => work(),
  usesReplica: () => false,
  watch: () => {},
  close: async () => {},
});
