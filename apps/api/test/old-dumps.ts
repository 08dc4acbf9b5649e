import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';

import { openEmbedded, openPostgres } from '../src/catalogue/open-database.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { emptyPostgres } from './databases.ts';

/** The SQL text of a database of that commit, from `upgrades/`. */
export const readDump = (commit: string): string =>
  gunzipSync(readFileSync(join(import.meta.dirname, `upgrades/${commit}.sql.gz`))).toString('utf8');

/** How many rows each table has. */
export type Counts = Readonly<Record<string, number>>;

interface Query {
  query: (text: string) => Promise<{ rows: unknown[] }>;
}

/** Counts the rows of these tables, of all in the public schema where none are named. */
export async function countRows(database: Query, named?: readonly string[]): Promise<Counts> {
  const all = `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  const names = named ?? (await database.query(all)).rows.map((row) => (row as { name: string }).name);
  const counts: Record<string, number> = {};
  for (const name of names) {
    const { rows } = await database.query(`select count(*)::integer as n from public.${name}`);
    counts[name] = (rows[0] as { n: number }).n;
  }
  return counts;
}

interface Upgraded {
  /** What the dump held. */
  before: Counts;
  opened: OpenDatabase;
}

/** The result of the migrations in `folder` alone, without today's server. */
const migrateBy = (folder: string, pool: Pool) =>
  migrate(new Kysely({ dialect: new PostgresDialect({ pool }) }), folder);

async function upgradeEmbedded(sql: string, folder?: string): Promise<Upgraded> {
  const lite = await PGlite.create({ extensions: { unaccent, pg_trgm } });
  await lite.exec(sql);
  await lite.exec('reset all');
  const before = await countRows(lite);
  if (folder) await migrateBy(folder, new Pool({ ...createPgConfig(lite), max: 1 }));
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return { before, opened: await openEmbedded(undefined, dump) };
}

async function upgradePostgres(sql: string, folder?: string): Promise<Upgraded> {
  const url = await emptyPostgres();
  const client = new Client(url);
  await client.connect();
  await client.query(sql);
  const before = await countRows(client);
  await client.end();
  if (folder) {
    const pool = new Pool({ connectionString: url });
    await migrateBy(folder, pool);
    await pool.end();
  }
  return { before, opened: await openPostgres(url) };
}

/**
 * Opens a database that begins as a dump, as the server opens one that an earlier server left; by engine. With `folder`
 * a server with its migrations had it in between.
 */
export const upgrades: Readonly<Record<string, (sql: string, folder?: string) => Promise<Upgraded>>> = {
  PGlite: upgradeEmbedded,
  PostgreSQL: upgradePostgres,
};
