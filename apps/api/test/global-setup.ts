import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

import { openEmbedded, openPostgres } from '../src/catalogue/open-database.ts';
import { startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the tests' own PostgreSQL; null where none is installed. */
    postgresUrl: string | null;
    /** The migrated database of it that tests copy. */
    postgresTemplate: string;
    /** The file of a migrated embedded database that tests begin with. */
    embeddedTemplate: string;
    /** A data folder with a migrated embedded database, which tests of whole processes copy. */
    folderTemplate: string;
    /** Where each test file writes how many answers Prism validated in it. */
    validatedFile: string;
  }
}

const template = 'martelo_template';

/**
 * Settings for hundreds of short-lived databases: a vacuum would go round them all the time and reach each too late to
 * matter to its tests.
 */
const shortLived = ['autovacuum=off', 'full_page_writes=off', 'max_wal_size=2GB', 'checkpoint_timeout=1h'];

async function makePostgresTemplate(url: string, templateUrl: string) {
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  await (await openPostgres(templateUrl)).close();
}

/** Settings for embedded databases of tests: few connections and no durable WAL. */
const lean = {
  shared_buffers: "'32MB'",
  max_connections: '5',
  max_wal_senders: '0',
  wal_level: 'minimal',
  wal_init_zero: 'off',
  full_page_writes: 'off',
};

/** The data folder, and a dump of it that starts with `lean`. */
async function makeEmbeddedTemplates(file: string, folder: string) {
  const { pool, dump, close } = await openEmbedded(folder);
  for (const [name, value] of Object.entries(lean)) await pool.query(`alter system set ${name} = ${value}`);
  await pool.query('checkpoint');
  await writeFile(file, (await dump!()).stream());
  for (const name of Object.keys(lean)) await pool.query(`alter system reset ${name}`);
  await close();
}

async function reportValidated(file: string) {
  const counts = (await readFile(file, 'utf8')).split('\n').map(Number);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total > 0) console.log(`Prism judged ${total} answers of the server tests.`);
}

/** Starts one PostgreSQL for all test files and migrates one database of each kind, which every test copies. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'martelo-templates-'));
  const embedded = join(folder, 'embedded.tar');
  const data = join(folder, 'data');
  const validatedFile = join(folder, 'judged');
  await writeFile(validatedFile, '');
  // Tests start the server and its commands some hundred times: each would compile the same sources again.
  process.env['NODE_COMPILE_CACHE'] = join(import.meta.dirname, '../../../node_modules/.cache/compiled');
  const cluster = await startCluster(shortLived);
  if (!cluster) console.warn('No PostgreSQL found: the tests on PostgreSQL are skipped.');
  await Promise.all([
    cluster && makePostgresTemplate(cluster.urlOf('postgres'), cluster.urlOf(template)),
    makeEmbeddedTemplates(embedded, data),
  ]);
  project.provide('postgresUrl', cluster?.urlOf('postgres') ?? null);
  project.provide('postgresTemplate', template);
  project.provide('embeddedTemplate', embedded);
  project.provide('folderTemplate', data);
  project.provide('validatedFile', validatedFile);
  return async () => {
    cluster?.stop();
    await reportValidated(validatedFile);
    await rm(folder, { recursive: true, force: true });
  };
}
