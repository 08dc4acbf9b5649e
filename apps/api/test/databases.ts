import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';

import { Client } from 'pg';
import { inject } from 'vitest';

import { openEmbedded, openPostgres } from '../src/catalogue/open-database.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';

interface Engine {
  name: string;
  /** Not on this machine: its tests are skipped. */
  missing: boolean;
  open: () => Promise<OpenDatabase>;
}

async function createPostgres(template: string): Promise<string> {
  const server = inject('postgresUrl')!;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(server);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
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

const openFreshEmbedded = async () => openEmbedded(undefined, await openAsBlob(inject('embeddedTemplate')));

/**
 * Both databases that the same statements must work on, each opened empty and migrated: copies of one made beforehand.
 */
export const engines: readonly Engine[] = [
  { name: 'PGlite', missing: false, open: openFreshEmbedded },
  { name: 'PostgreSQL', missing: inject('postgresUrl') === null, open: openFreshPostgres },
];
