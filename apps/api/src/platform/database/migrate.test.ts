import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

import { openPostgres } from '../../catalogue/open-database.ts';
import { engines, freshPostgres } from '../../../test/databases.ts';
import { readDump, upgrades } from '../../../test/old-dumps.ts';
import { describeSchema } from '../../../test/schema.ts';
import type { OpenDatabase } from './database.ts';
import { migrate, migrationsFolder, lockRetries, type LockRetries } from './migrate.ts';

const freeze = join(import.meta.dirname, '../../../../../scripts/ci/freeze-migrations.mjs');
const migrationsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
const listOf = (folder: string) => readFileSync(join(folder, 'landed.sha256'), 'utf8');
const hashOf = (folder: string, name: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex');

describe('the migrations', () => {
  const names = migrationsIn(migrationsFolder);

  test('[SAFE-30] are as they landed; a new one is added by `pnpm migrations:freeze`', () => {
    expect(listOf(migrationsFolder)).toBe(
      names.map((name) => `${hashOf(migrationsFolder, name)}  ${name}\n`).join(''),
    );
  });

  test('[SAFE-30] are numbered from 1 on, each number once', () => {
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, place) => place + 1));
  });

  test('[SAFE-30] a repair stands before a migration that there is', () => {
    expect(names).toEqual(expect.arrayContaining(migrationsIn(join(migrationsFolder, 'repairs'))));
  });
});

describe('the list of landed migrations', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'martelo-migrations-'));
    cpSync(migrationsFolder, folder, { recursive: true });
    return () => rmSync(folder, { recursive: true });
  });
  const run = () => spawnSync(process.execPath, [freeze, folder], { encoding: 'utf8' });

  test('[SAFE-30] gains a new file and keeps the others', () => {
    const before = listOf(folder);
    writeFileSync(join(folder, '9999_new.sql'), 'select 1;\n');
    expect(run()).toMatchObject({ status: 0, stdout: 'Added: 9999_new.sql\n' });
    expect(listOf(folder)).toBe(`${before}${hashOf(folder, '9999_new.sql')}  9999_new.sql\n`);
  });

  test.each([
    ['edited', () => writeFileSync(join(folder, '0003_search.sql'), '-- other\n')],
    ['removed', () => rmSync(join(folder, '0003_search.sql'))],
  ])('[SAFE-30] does not take a landed file that was %s', (_, change) => {
    const before = listOf(folder);
    change();
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('0003_search.sql');
    expect(listOf(folder)).toBe(before);
  });
});

describe.skipIf(inject('postgresUrl') === null)('a migration of a table that others work on', () => {
  let folder: string;
  let opened: OpenDatabase;
  let other: Client;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'martelo-migrations-'));
    cpSync(migrationsFolder, folder, { recursive: true });
    writeFileSync(join(folder, '9999_new.sql'), 'alter table auctions add column new_one integer;\n');
    const url = await freshPostgres();
    opened = await openPostgres(url);
    other = new Client(url);
    await other.connect();
    await other.query('begin; lock table auctions in row exclusive mode');
    return async () => {
      await other.end();
      await opened.close();
      rmSync(folder, { recursive: true });
    };
  });
  const columns = async () =>
    (
      await opened.pool.query(
        `select from information_schema.columns where table_name = 'auctions' and column_name = 'new_one'`,
      )
    ).rows.length;

  test('[SAFE-45] lets readers pass between its tries, and is applied once the others are done', async () => {
    const said: string[] = [];
    let waits = 0;
    await migrate(opened.work.database, folder, {
      ...lockRetries,
      lockMs: 20,
      onWait: (sentence) => void said.push(sentence),
      async wait(ms) {
        expect(ms).toBe(lockRetries.pauseMs);
        waits += 1;
        expect((await opened.pool.query('select count(*) from auctions')).rows).toHaveLength(1);
        if (waits === 2) await other.query('rollback');
      },
    });
    expect([waits, await columns()]).toEqual([2, 1]);
    expect(said).toEqual([
      'Migration 9999_new waits for others to be done with its tables. Trying for 10 minutes.',
    ]);
  });

  test('[SAFE-45] is given up with one sentence after ten minutes, nothing changed', async () => {
    let time = 0;
    const given: LockRetries = {
      ...lockRetries,
      lockMs: 20,
      now: () => time,
      wait: async () => void (time += 300_000),
    };
    await expect(migrate(opened.work.database, folder, given)).rejects.toThrow(
      /^Migration 9999_new found its tables in use for 10 minutes: [^.]*$/,
    );
    expect([time, await columns()]).toEqual([600_000, 0]);
  });
});

describe.each(engines)('migrate on $name', ({ name, open }) => {
  test('[SAFE-31] knows a file by the number that it first landed under', async () => {
    const opened = await open();
    const names = async () =>
      (await opened.pool.query('select name from kysely_migration order by timestamp, name')).rows;
    try {
      const before = await names();
      await opened.pool.query(`update kysely_migration set name = '0010_opportunities_at_scale',
          timestamp = (select timestamp from kysely_migration where name = '0009_the_desk')
        where name = '0011_opportunities_at_scale'`);
      await migrate(opened.work.database);
      expect(await names()).toEqual(before);
    } finally {
      await opened.close();
    }
  });

  describe('on a first database that an earlier server brought to 0016', () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'martelo-migrations-'));
      for (const file of migrationsIn(migrationsFolder).filter((file) => file < '0017'))
        cpSync(join(migrationsFolder, file), join(folder, file));
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    test('[SAFE-31] ends with the schema of a new one', async () => {
      const fresh = await open();
      const { opened } = await upgrades[name]!(readDump('8045e65'), folder);
      try {
        expect(await describeSchema(opened.pool)).toEqual(await describeSchema(fresh.pool));
      } finally {
        await Promise.all([fresh.close(), opened.close()]);
      }
    });
  });
});
