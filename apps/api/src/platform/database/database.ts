import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

import type { Database } from './connection.ts';
import { ensureFolder, lockFolder } from './folder-lock.ts';
import { migrate, migrationsFolder, lockRetries } from './migrate.ts';
import { callPool, workPool } from './pools.ts';
import { type Reads, readsFromPrimary, readsFromReplica } from './read-replica.ts';
import { untilReachable, type Wait } from './until-reachable.ts';

export type { Database };

export interface OpenDatabase {
  /** For calls: a statement that takes too long is given up. */
  database: Database;
  pool: Pool;
  /** For lists, jobs and other long work, without a limit of time. */
  work: Pick<OpenDatabase, 'database' | 'pool'>;
  /** For public reads. */
  reads: Reads;
  /** In one process, in a folder or in memory, instead of a server. */
  embedded: boolean;
  close: () => Promise<void>;
  /** A dump of the embedded database, from which another can start. */
  dump?: () => Promise<Blob>;
}

types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);
types.setTypeParser(types.builtins.DATE, (text) => text);

const over = (pool: Pool): Database => new Kysely({ dialect: new PostgresDialect({ pool }) });

/** Runs in a migrated database before it is used otherwise. */
export type Fill = (database: Database) => Promise<void>;

export const noWait: Wait = { seconds: 0, onWait: () => {} };

/**
 * PostgreSQL by its address, migrated; `readUrl` is a streaming replica of it. Throws DatabaseUnreachable after `wait`.
 */
export async function connectPostgres(
  fill: Fill,
  url: string,
  readUrl: string | null,
  wait: Wait,
): Promise<OpenDatabase> {
  const pool = callPool(url);
  const database = over(pool);
  const slow = workPool(url);
  const work = { database: over(slow), pool: slow };
  const reads = readUrl ? readsFromReplica(pool, callPool(readUrl)) : readsFromPrimary(database);
  const close = async () => {
    await reads.close();
    await Promise.all([pool.end(), slow.end()]);
  };
  return prepare({ database, pool, work, reads, embedded: false, close }, fill, wait);
}

/** PGlite in `dataDir`, or in memory without one, which may start from a dump. */
export async function startLite(dataDir?: string, start?: Blob): Promise<PGlite> {
  const { PGlite: Lite } = await import('@electric-sql/pglite');
  const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  return Lite.create({
    ...(dataDir && { dataDir }),
    ...(start && { loadDataDir: start }),
    extensions: { unaccent, pg_trgm },
  });
}

/** The database of a PGlite that runs, migrated; closing it calls `closeLite` when its connections are closed. */
export async function connectLite(
  fill: Fill,
  lite: PGlite,
  closeLite: () => Promise<void>,
): Promise<OpenDatabase> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  await lite.exec('set jit = off; set plan_cache_mode = force_custom_plan; set random_page_cost = 1.1');
  const pool = new Pool({ ...createPgConfig(lite), max: 1 });
  const database = over(pool);
  const close = async () => {
    await pool.end();
    await closeLite();
  };
  const reads = readsFromPrimary(database);
  const work = { database, pool };
  const prepared = await prepare({ database, pool, work, reads, embedded: true, close }, fill, noWait);
  return { ...prepared, dump: () => lite.dumpDataDir('none') };
}

/**
 * PGlite in `folder`, or in memory without one. One process at a time: a lock file refuses a second one, since two on
 * one folder lose data silently. `start` is a dump that a database in memory starts from.
 */
export async function startEmbedded(fill: Fill, folder?: string, start?: Blob): Promise<OpenDatabase> {
  if (folder) ensureFolder(folder);
  const unlock = folder ? lockFolder(folder) : () => {};
  const dataDir = folder && join(folder, 'database');
  const isNew = dataDir !== undefined && !existsSync(dataDir);
  try {
    const lite = await startLite(dataDir, start).catch((cause: unknown) => {
      // A half-written new database, as a full disk leaves it, would stop every later start.
      if (isNew) rmSync(dataDir, { recursive: true, force: true });
      throw cause;
    });
    return await connectLite(fill, lite, async () => {
      if (!lite.closed) await lite.close();
      unlock();
    });
  } catch (cause) {
    unlock();
    throw cause;
  }
}

const oldest = 15;

/** An older server would fail at the first unknown statement, with an error that names no version. */
export async function refuseOld(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = (await pool.query('show server_version')) as { rows: { server_version: string }[] };
  const version = rows[0]!.server_version;
  if (Number.parseInt(version, 10) < oldest)
    throw new Error(`it is PostgreSQL ${version}, and ${oldest} or newer is needed`);
}

async function prepare(opened: OpenDatabase, fill: Fill, wait: Wait): Promise<OpenDatabase> {
  try {
    await untilReachable(opened.work.pool, wait);
    await refuseOld(opened.work.pool);
    await migrate(opened.work.database, migrationsFolder, { ...lockRetries, onWait: wait.onWait });
    await fill(opened.work.database);
  } catch (cause) {
    await opened.close();
    throw cause;
  }
  return opened;
}
