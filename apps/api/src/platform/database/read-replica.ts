import { AsyncLocalStorage } from 'node:async_hooks';

import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

import type { Database } from './connection.ts';

/** Reads that may come from a replica. */
export interface Reads {
  /** For reading alone. From the replica where that is there and near enough, else from the primary. */
  database: Database;
  /** Has everything that `work` reads come from the primary: the caller has just written, or is signed in. */
  onPrimary: <Result>(work: () => Result) => Result;
  /** Whether the replica is read from. */
  usesReplica: () => boolean;
  /** Has `report` told of each change of that from now on, and at once where the replica is read from already. */
  watch: (report: (usesReplica: boolean) => void) => void;
  close: () => Promise<void>;
}

const lookEvery = 500;

interface Sample {
  at: number;
  /** How far the primary had written by then. */
  written: number;
}

/** How far a standby has caught up; null where it is none, such as one that was promoted and follows nobody. */
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
 * Reads by way of a replica. Every half second both servers say how far they are: the replica is near enough while it
 * has all that the primary had written some moment in the last `maxBehindMs` milliseconds. A standby's own idea of its
 * delay would not do: one that is cut off believes that it has everything.
 */
export function readsFromReplica(primary: Pool, replica: Pool, maxBehindMs = 5000): Reads {
  const wanting = new AsyncLocalStorage<true>();
  let samples: Sample[] = [];
  let usable = false;
  let report: (usesReplica: boolean) => void = () => {};
  const set = (now: boolean) => {
    if (now === usable) return;
    usable = now;
    report(now);
  };

  const look = async () => {
    const now = Date.now();
    const [written, place] = await Promise.all([
      // With the primary away there is nothing newer to be had than what the replica has.
      writtenBy(primary).catch(() => null),
      replayed(replica).catch(() => null),
    ]);
    if (written !== null) samples.push({ at: now, written });
    const newest = samples.at(-1);
    samples = samples.filter((sample) => sample === newest || now - sample.at <= maxBehindMs);
    set(place !== null && samples.some((sample) => sample.written <= place));
  };
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = null));
  }, lookEvery);
  timer.unref();

  const pool = {
    async connect() {
      if (usable && !wanting.getStore()) {
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
    onPrimary: (work) => wanting.run(true, work),
    usesReplica: () => usable,
    watch(listener) {
      report = listener;
      if (usable) report(true);
    },
    async close() {
      clearInterval(timer);
      await looking;
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
