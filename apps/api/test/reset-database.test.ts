import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { type ReusedDatabase, startEmptyLite, startEmptyPostgres } from './empty-databases.ts';

const starts = inject('postgresUrl') === null ? [startEmptyLite] : [startEmptyLite, startEmptyPostgres];

describe.each(starts.map((start) => ({ name: start.name, start })))('after $name', ({ start }) => {
  let started: ReusedDatabase;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started.end());

  const rows = async (sql: string) => (await started.run(sql)).rows;

  test('what a test wrote to is empty again, as the next one opens it', async () => {
    const { pool, close } = await started.open(async () => {});
    await pool.query(`insert into sources (code, name) values ('caixa', 'Caixa')`);
    await pool.query('insert into public_changes default values');
    await pool.query('analyze sources');
    await close();
    await started.run('set statement_timeout = 1000');
    await started.run('create temporary table held (id integer)');
    expect(await started.reset()).toBe(true);
    expect(await rows('select * from sources')).toEqual([]);
    expect(await rows('select count(*)::integer as n from cities')).toEqual([{ n: 5571 }]);
    expect(await rows('show statement_timeout')).toEqual([{ statement_timeout: '0' }]);
    expect(await rows(`select to_regclass('held') as held`)).toEqual([{ held: null }]);
    expect(await rows(`insert into sources (code, name) values ('a', 'A') returning id`)).toEqual([
      { id: 1 },
    ]);
    expect(await started.reset()).toBe(true);
  });

  test.each([
    ['a new table', 'create table other (id integer)', 'drop table other'],
    ['another column', 'alter table sources add column other integer', null],
    ['a function', `create function other() returns integer language sql return 1`, null],
    ['a missing row of the migrations', 'delete from public_changes where id = 1', null],
  ])('%s is noticed: it is used no more', async (_what, change, undo) => {
    await started.run(change);
    expect(await started.reset()).toBe(false);
    if (undo) await started.run(undo);
  });
});
