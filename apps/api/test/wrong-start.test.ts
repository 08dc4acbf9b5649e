import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, inject, test } from 'vitest';

import { openEmbedded } from '../src/catalogue/open-database.ts';
import { anyDatabase } from './databases.ts';
import { startServerProcess } from './server-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'martelo-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const embedded = () => cpSync(inject('folderTemplate'), folder, { recursive: true });

/** What a start that fails says, its exit code first. */
const failureOf = (env: Readonly<Record<string, string>>) =>
  startServerProcess('', { DEMO: 'off', DATA_DIR: folder, ...env }).then(
    async (server) => {
      await server.end('SIGTERM');
      return 'It started.';
    },
    ({ message }: Error) => message.replace(/^\{.*\n/gm, ''),
  );

test('[SAFE-37] a HOST that is none of this machine ends the start', async () => {
  expect(await failureOf({ DATABASE_URL: await anyDatabase(), HOST: '192.0.2.1' })).toBe(
    'The server ended with 1: HOST 192.0.2.1 is no address of this machine: ' +
      '0.0.0.0 listens on all of them, 127.0.0.1 for this machine alone.\n',
  );
});

test('[SAFE-37] a PORT that is taken ends the start', async () => {
  const databaseUrl = await anyDatabase();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  try {
    expect(await failureOf({ DATABASE_URL: databaseUrl, PORT: String(port) })).toBe(
      `The server ended with 1: PORT ${port} is taken by another program: end it, or set PORT to another one.\n`,
    );
  } finally {
    other.close();
  }
});

test.each([
  ['the embedded database', {}],
  ['PostgreSQL', { DATABASE_URL: 'postgres://martelo:segredo@127.0.0.1:1/martelo' }],
])('[SAFE-37] a data folder that is a file ends the start with %s', async (_case, env) => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await failureOf({ DATA_DIR: file, ...env })).toBe(
    `The server ended with 1: The data folder ${file} (DATA_DIR) can not be written: it is a file.\n`,
  );
});

test('[SAFE-37] a data folder whose path is too long for a socket ends the start', async () => {
  const long = join(folder, 'x'.repeat(100));
  const tooMany = long.length + '/ingest.sock'.length - (process.platform === 'linux' ? 107 : 103);
  expect(await failureOf({ DATA_DIR: long })).toBe(
    `The server ended with 1: The data folder ${long} (DATA_DIR) can not be used: ` +
      `its path is ${tooMany} bytes too long for a socket in it.\n`,
  );
});

test('[SAFE-37] a database of a newer release ends the start', async () => {
  embedded();
  const opened = await openEmbedded(folder);
  await opened.pool.query(
    `insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')`,
  );
  await opened.close();
  expect(await failureOf({})).toBe(
    `The server ended with 1: The data folder ${folder} (DATA_DIR) can not be used: it was brought up to date by a newer ` +
      'release (9999_later): start that one, or restore the copy from before.\n',
  );
});
