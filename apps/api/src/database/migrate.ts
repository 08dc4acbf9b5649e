import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';

import type { Database } from './connection.ts';

const folder = join(import.meta.dirname, '../../migrations');

/** The numbered SQL files, forward only. */
async function readMigrations() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const up = async (database: Database) => void (await sql.raw(text).execute(database));
      return [basename(file, '.sql'), { up }];
    }),
  );
}

/** Applies the SQL files that the database has not seen, in order, all or none; one process at a time. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: readMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'unknown';
  throw new Error(`Migration ${failed} failed: ${(error as Error).message}`, { cause: error });
}
