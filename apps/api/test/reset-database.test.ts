import { afterAll, beforeAll, expect, test } from 'vitest';

import { fill } from '../src/catalogue/open-database.ts';
import { connectLite } from '../src/platform/database/database.ts';
import { startEmptyLite, type StartedLite } from './empty-lite.ts';

let started: StartedLite;
beforeAll(async () => {
  started = await startEmptyLite();
});
afterAll(() => started.lite.close());

const rows = async (sql: string) => (await started.lite.query(sql)).rows;

test('a database that a test wrote to is empty again, as the next one opens it', async () => {
  const opened = await connectLite(fill, started.lite, async () => {});
  const { pool } = opened;
  await pool.query(`insert into sources (code, name) values ('caixa', 'Caixa')`);
  await pool.query(`insert into public_changes default values`);
  await pool.query(`set statement_timeout = 1000`);
  await pool.query('create temporary table held (id integer)');
  await pool.query('analyze sources');
  await opened.close();
  expect(await started.reset()).toBe(true);
  expect(await rows('select * from sources')).toEqual([]);
  expect(await rows('select count(*)::integer as n from cities')).toEqual([{ n: 5571 }]);
  expect(await rows('show statement_timeout')).toEqual([{ statement_timeout: '0' }]);
  expect(await rows(`select to_regclass('held') as held`)).toEqual([{ held: null }]);
  expect(await rows(`insert into sources (code, name) values ('a', 'A') returning id`)).toEqual([{ id: 1 }]);
  expect(await started.reset()).toBe(true);
});

test.each([
  ['a new table', 'create table other (id integer)', 'drop table other'],
  ['another column', 'alter table sources add column other integer', null],
  ['a function', `create function other() returns integer language sql return 1`, null],
  ['a missing row of the migrations', 'delete from public_changes where id = 1', null],
])('%s is noticed: it is used no more', async (_what, change, undo) => {
  await started.lite.exec(change);
  expect(await started.reset()).toBe(false);
  if (undo) await started.lite.exec(undo);
});
