import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';

import type { Database } from './connection.ts';

/** The numbered SQL files, forward only. Landed ones never change: `landed.sha256` holds them (SAFE-30). */
export const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/**
 * What a migration runs: its file, and before it a file of the same name in `repairs`, if there is one. That adds what
 * some early databases lack, in the same transaction, and does nothing to others (docs/decisions/0028).
 */
function statements(folder: string, file: string): string {
  const repair = join(folder, 'repairs', file);
  const text = readFileSync(join(folder, file), 'utf8');
  return existsSync(repair) ? `${readFileSync(repair, 'utf8')}\n${text}` : text;
}

/** How a migration waits for other transactions on its tables. */
export interface LockRetries {
  /**
   * How long a statement may wait for its lock. Every later statement, readers included, waits behind it, so it gives
   * up soon and all is retried.
   */
  lockMs: number;
  pauseMs: number;
  /** For how long it is retried. */
  minutes: number;
  wait: (ms: number) => Promise<unknown>;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Called once, when the first try failed and others follow. */
  onWait: (sentence: string) => void;
}

export const lockRetries: LockRetries = {
  lockMs: 2000,
  pauseMs: 5000,
  minutes: 10,
  wait: delay,
  now: () => performance.now(),
  onWait: () => {},
};

async function readMigrations(folder: string, lockMs: number) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return Object.fromEntries(
    files.map((file) => {
      const text = statements(folder, file);
      const up = async (database: Database) => {
        await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(database);
        await sql.raw(text).execute(database);
      };
      return [basename(file, '.sql'), { up }];
    }),
  );
}

async function wasMigrated(database: Database): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(database);
  return rows[0]!.exists;
}

/** One file landed as a second 0010, sorted before the first; databases of that time know it by that name. */
async function renumber(database: Database): Promise<void> {
  await sql`update kysely_migration set name = '0011_opportunities_at_scale',
      timestamp = greatest(timestamp, (select timestamp from kysely_migration where name = '0010_refused_feeds'))
    where name = '0010_opportunities_at_scale'`.execute(database);
}

/** Kysely would report such a database as corrupted. */
async function refuseNewer(database: Database, known: ReadonlySet<string>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  const unknown = rows.find(({ name }) => !known.has(name));
  if (unknown)
    throw new Error(
      `it was brought up to date by a newer release (${unknown.name}): start that one, or restore the copy from before`,
    );
}

const lockNotAvailable = '55P03';

/**
 * Applies the SQL files that the database has not seen, in order, all or none; one process at a time. Where other
 * transactions lock one of the tables, as an import does, all is retried until they are done.
 */
export async function migrate(
  database: Database,
  folder = migrationsFolder,
  { lockMs, pauseMs, minutes, wait, now, onWait } = lockRetries,
): Promise<void> {
  const migrations = await readMigrations(folder, lockMs);
  if (await wasMigrated(database)) {
    await renumber(database);
    await refuseNewer(database, new Set(Object.keys(migrations)));
  }
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const deadline = now() + minutes * 60_000;
  for (let first = true; ; first = false) {
    const { error, results } = await migrator.migrateToLatest();
    if (!error) return;
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    const name = `Migration${failed ? ` ${failed}` : ''}`;
    if ((error as { code?: unknown }).code !== lockNotAvailable)
      throw new Error(`${name} failed: ${(error as Error).message}`, { cause: error });
    if (now() + pauseMs > deadline)
      throw new Error(
        `${name} found its tables in use for ${minutes} minutes: let the import or whatever pg_stat_activity shows end, then start again`,
        { cause: error },
      );
    if (first) onWait(`${name} waits for others to be done with its tables. Trying for ${minutes} minutes.`);
    await wait(pauseMs);
  }
}
