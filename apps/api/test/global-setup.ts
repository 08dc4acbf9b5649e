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

async function makePostgresTemplate(url: string, templateUrl: string) {
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  await (await openPostgres(templateUrl)).close();
}

/** Settings for short-lived databases: few connections, no durable WAL, and none of the template databases. */
const lean = [
  "alter system set shared_buffers = '32MB'",
  'alter system set max_connections = 5',
  'alter system set max_wal_senders = 0',
  'alter system set wal_level = minimal',
  'alter system set wal_init_zero = off',
  'alter system set full_page_writes = off',
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

async function makeEmbeddedTemplates(file: string, folder: string) {
  const opened = await openEmbedded(folder);
  const dump = await opened.dump!();
  await opened.close();
  const small = await openEmbedded(undefined, dump);
  for (const statement of lean) await small.pool.query(statement);
  await writeFile(file, Buffer.from(await (await small.dump!()).arrayBuffer()));
  await small.close();
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
  const cluster = await startCluster();
  if (cluster) await makePostgresTemplate(cluster.urlOf('postgres'), cluster.urlOf(template));
  else console.warn('No PostgreSQL found: the tests on PostgreSQL are skipped.');
  await makeEmbeddedTemplates(embedded, data);
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
