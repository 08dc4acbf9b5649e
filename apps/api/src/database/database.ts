import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

import type { Database } from './connection.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { fillPlaces } from './places.ts';

export type { Database };

export interface OpenDatabase {
  database: Database;
  pool: Pool;
  /** In one process, in a folder or in memory, instead of a server. */
  embedded: boolean;
  close: () => Promise<void>;
  /** The embedded one as a file that another can begin as. */
  dump?: () => Promise<Blob>;
}

types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);
types.setTypeParser(types.builtins.DATE, (text) => text);

/** The planner's settings that suit the search statements; see docs/decisions. */
const session = '-c jit=off -c plan_cache_mode=force_custom_plan -c random_page_cost=1.1';

/** PostgreSQL by its address, migrated. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    options: session,
    application_name: 'martelo',
  });
  return prepare(pool, false, () => pool.end());
}

/**
 * PGlite in `folder`, or in memory without one. One process at a time: a lock file keeps a second one out,
 * since two on one folder lose data silently. `start` is a dumped database that one in memory begins as.
 */
export async function openEmbedded(folder?: string, start?: Blob): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');

  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder ? lockFolder(folder) : () => {};
  try {
    const lite = await PGlite.create({
      ...(folder && { dataDir: join(folder, 'database') }),
      ...(start && { loadDataDir: start }),
      extensions: { unaccent, pg_trgm },
    });
    await lite.exec('set jit = off; set plan_cache_mode = force_custom_plan; set random_page_cost = 1.1');
    const pool = new Pool({ ...createPgConfig(lite), max: 1 });
    const prepared = await prepare(pool, true, async () => {
      await pool.end();
      if (!lite.closed) await lite.close();
      unlock();
    });
    return { ...prepared, dump: () => lite.dumpDataDir('none') };
  } catch (cause) {
    unlock();
    throw cause;
  }
}

async function prepare(pool: Pool, embedded: boolean, close: () => Promise<void>): Promise<OpenDatabase> {
  const database: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(database);
    await fillPlaces(database);
  } catch (cause) {
    await close();
    throw cause;
  }
  return { database, pool, embedded, close };
}
