import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import { openEmbedded, openPostgres } from '../src/catalogue/open-database.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { startCluster } from '../test/postgres-cluster.ts';

export interface Engine {
  name: string;
  embedded: boolean;
  /** An empty, migrated database. */
  open: () => Promise<OpenDatabase>;
  /** The settings by which a command finds an empty database of its own. */
  environment: () => Promise<Record<string, string>>;
}

/** Settings of a dedicated machine; the rest is PostgreSQL's default. */
const serverSettings = [
  'fsync=on',
  'shared_buffers=512MB',
  'effective_cache_size=2GB',
  'maintenance_work_mem=256MB',
  'max_wal_size=4GB',
];

/** Starts the engines of these names, `pglite` and `postgres`; one that is not installed is left out by name. */
export async function startEngines(names: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'martelo-bench-'));
  const cluster = names.includes('postgres') ? await startCluster(serverSettings) : null;
  if (names.includes('postgres') && !cluster) console.warn('No PostgreSQL found: nothing is timed on it.');
  let count = 0;

  const createDatabase = async () => {
    const name = `bench_${++count}`;
    const client = new Client(cluster?.urlOf('postgres'));
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return cluster!.urlOf(name);
  };
  const embedded: Engine = {
    name: 'PGlite',
    embedded: true,
    open: () => openEmbedded(),
    environment: async () => ({ DATA_DIR: join(folder, `data-${++count}`) }),
  };
  const server: Engine = {
    name: 'PostgreSQL',
    embedded: false,
    open: async () => openPostgres(await createDatabase()),
    environment: async () => ({ DATABASE_URL: await createDatabase() }),
  };
  return {
    all: [...(names.includes('pglite') ? [embedded] : []), ...(cluster ? [server] : [])],
    stop: () => {
      cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
