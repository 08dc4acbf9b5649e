import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { inject } from 'vitest';

import { type OpenDatabase, openEmbedded, openPostgres } from '../src/database/database.ts';

interface Engine {
  name: string;
  /** Not on this machine: its tests are skipped. */
  missing: boolean;
  open: () => Promise<OpenDatabase>;
}

async function openFreshPostgres(): Promise<OpenDatabase> {
  const server = inject('postgresUrl')!;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return openPostgres(url.href);
}

/** Both databases that the same statements must work on, each opened empty and migrated. */
export const engines: readonly Engine[] = [
  { name: 'PGlite', missing: false, open: () => openEmbedded() },
  { name: 'PostgreSQL', missing: inject('postgresUrl') === null, open: openFreshPostgres },
];
