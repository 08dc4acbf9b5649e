import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';

import { Client } from 'pg';
import { inject } from 'vitest';

import { fill, openPostgres } from '../src/catalogue/open-database.ts';
import { connectLite, type OpenDatabase, startLite } from '../src/platform/database/database.ts';
import { readEmptyState, resetDatabase, type Run } from './reset-database.ts';

/** A database that tests use one after another. */
export interface ReusedDatabase {
  run: Run;
  /** Opens it as the server does; `closed` comes when that is closed. */
  open: (closed: () => Promise<void>) => Promise<OpenDatabase>;
  /** Makes it as it was when it started; false where it can't. */
  reset: () => Promise<boolean>;
  end: () => Promise<void>;
}

async function resettable(one: Omit<ReusedDatabase, 'reset'>): Promise<ReusedDatabase> {
  const state = await readEmptyState(one.run);
  return { ...one, reset: () => resetDatabase(one.run, state) };
}

/** A new embedded database: one to two seconds of work; emptying it takes a tenth. */
export async function startEmptyLite(): Promise<ReusedDatabase> {
  const lite = await startLite(undefined, await openAsBlob(inject('embeddedTemplate')));
  return resettable({
    run: async (sql) => (await lite.exec(sql)).at(-1)!,
    open: (closed) => connectLite(fill, lite, closed),
    end: () => lite.close(),
  });
}

/** The address of a new database of the tests' PostgreSQL. */
export async function createPostgres(template: string): Promise<string> {
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

/** A new database of the tests' PostgreSQL: a thousand files, which take long to remove at the end. */
export async function startEmptyPostgres(): Promise<ReusedDatabase> {
  const url = await createPostgres(inject('postgresTemplate'));
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  return resettable({
    run: (sql) => client.query(sql),
    async open(closed) {
      const opened = await openPostgres(url);
      const close = async () => {
        await opened.close();
        await closed();
      };
      return { ...opened, close };
    },
    end: () => client.end(),
  });
}

/** Opens empty, migrated databases: those that tests are done with first. */
export function reusing(start: () => Promise<ReusedDatabase>): () => Promise<OpenDatabase> {
  const idle: ReusedDatabase[] = [];
  return async () => {
    const one = idle.pop() ?? (await start());
    return one.open(async () => {
      if (await one.reset()) idle.push(one);
      else await one.end();
    });
  };
}
