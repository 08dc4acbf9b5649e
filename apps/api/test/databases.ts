import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { inject } from 'vitest';

import { openPostgres } from '../src/catalogue/open-database.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { openEmptyLite } from './empty-lite.ts';

interface Engine {
  name: string;
  open: () => Promise<OpenDatabase>;
}

async function createPostgres(template: string): Promise<string> {
  const server = inject('postgresUrl')!;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(server);
  await client.connect();
  // By its files, at half the work of a copy by its WAL.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** The address of an empty, migrated database of the tests' PostgreSQL. */
export const freshPostgres = () => createPostgres(inject('postgresTemplate'));

/** The address of a database of the tests' PostgreSQL without a table. */
export const emptyPostgres = () => createPostgres('template0');

const openFreshPostgres = async () => openPostgres(await freshPostgres());

const embedded: Engine = { name: 'PGlite', open: openEmptyLite };
const postgres: Engine = { name: 'PostgreSQL', open: openFreshPostgres };

/**
 * Both databases that the same statements must work on, each opened empty and migrated: a copy of one made beforehand,
 * or one that a test is done with, emptied.
 * On a machine without PostgreSQL the embedded one alone, which the run's setup says.
 */
export const engines: readonly Engine[] = inject('postgresUrl') === null ? [embedded] : [embedded, postgres];
