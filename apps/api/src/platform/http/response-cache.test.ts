import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../database/database.ts';
import { importListForTest } from '../../catalogue/ingestion/testing/import-list-for-test.ts';
import { createResponseCache } from './response-cache.ts';

const start = new Date('2026-03-10T12:00:30Z');
const anybody = { headers: {} } as FastifyRequest;

describe.each(engines)('the response cache on $name', ({ name, open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let admin: Caller;
  let now: Date;
  const call = callsOf(() => app);

  beforeAll(async () => {
    opened = await open();
    app = await buildTestApp(opened, start);
    admin = await aCaller(opened.database, start, 'mesa@exemplo.com.br', 'admin');
    await importListForTest(
      opened.database,
      {
        source: { code: 'caixa', name: 'Caixa' },
        listDate: '2026-03-10',
        scope: ['GO'],
        auctions: [aListedAuction('1')],
      },
      start,
    );
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(() => (now = start));

  /** A process: its cache, and how often it had to produce a response. */
  const aProcess = (bytes = 1000) => {
    const cache = createResponseCache({ reads: opened.reads, clock: () => now, maxBytes: bytes });
    let made = 0;
    const produce = async () => `answer ${(made += 1)}`;
    return { ask: (...key: unknown[]) => cache(anybody, key, produce), made: () => made, cache };
  };
  const someKey = async () =>
    (await sql<{ key: string }>`select uuid_key as key from auctions`.execute(opened.database)).rows[0]!.key;

  test('the same key is produced once, side by side too, another one by itself', async () => {
    const { ask, made } = aProcess();
    await Promise.all([ask('list', { page: 1 }), ask('list', { page: 1 })]);
    expect(await ask('list', { page: 1 })).toBe('answer 1');
    expect(await ask('list', { page: 2 })).toBe('answer 2');
    expect(made()).toBe(2);
  });

  test('a response ends with its minute, as rounds do', async () => {
    const { ask } = aProcess();
    await ask('list');
    now = new Date('2026-03-10T12:00:59.999Z');
    expect(await ask('list')).toBe('answer 1');
    now = new Date('2026-03-10T12:01Z');
    expect(await ask('list')).toBe('answer 2');
  });

  test('what is not cacheable is not cached', async () => {
    const { ask, cache } = aProcess();
    const passing = () =>
      cache(
        anybody,
        ['list'],
        async () => 'for once',
        () => false,
      );
    expect(await passing()).toBe('for once');
    expect(await ask('list')).toBe('answer 1');
  });

  test('what fails is not cached', async () => {
    const { ask, cache } = aProcess();
    const failing = cache(anybody, ['list'], () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await ask('list')).toBe('answer 1');
  });

  test('the least recently used give way', async () => {
    const { ask } = aProcess('answer 1answer 2'.length * 2);
    await ask('one');
    await ask('two');
    await ask('one');
    await ask('three');
    expect(await ask('one')).toBe('answer 1');
    expect(await ask('two')).toBe('answer 4');
  });

  test('[LIST-09] an auction hidden by the back office in one process is queried again in all', async () => {
    const one = aProcess();
    const other = aProcess();
    await Promise.all([one.ask('list'), other.ask('list')]);
    const listed = async () => (await call('/api/auctions', null)).json<{ data: unknown[] }>().data.length;
    expect(await listed()).toBe(1);
    const flag = await call(`/api/admin/auctions/${await someKey()}/flag`, admin, {
      reason: 'Edital anulado.',
    });
    expect(flag.statusCode).toBe(200);
    expect(await listed()).toBe(0);
    expect([await one.ask('list'), await other.ask('list')]).toEqual(['answer 2', 'answer 2']);
  });

  test('[API-09] an imported list is in the very next answer', async () => {
    const { ask } = aProcess();
    await ask('list');
    const list = { source: { code: 'dois', name: 'Dois' }, scope: ['GO'], auctions: [aListedAuction('2')] };
    await importListForTest(opened.database, { ...list, listDate: '2026-03-11' }, start);
    expect(await ask('list')).toBe('answer 2');
  });

  test.skipIf(name !== 'PostgreSQL')(
    'of two changes under way, the one that began first and commits last is noticed too',
    async () => {
      const { ask } = aProcess();
      const [first, second] = [await opened.pool.connect(), await opened.pool.connect()];
      const change = 'update sources set name = name where code =';
      await first.query('begin');
      await first.query(`${change} 'caixa'`);
      await second.query(`${change} 'dois'`);
      expect(await ask('list')).toBe('answer 1');
      await first.query('commit');
      expect(await ask('list')).toBe('answer 2');
      first.release();
      second.release();
    },
  );

  test('without memory for it every response is produced', async () => {
    const { ask } = aProcess(0);
    expect([await ask('list'), await ask('list')]).toEqual(['answer 1', 'answer 2']);
  });

  test('where the version can not be read, every response is produced', async () => {
    const broken = { ...opened.reads, database: null as never };
    const cache = createResponseCache({ reads: broken, clock: () => now, maxBytes: 1000 });
    let made = 0;
    const ask = () => cache(anybody, ['list'], async () => `answer ${(made += 1)}`);
    expect([await ask(), await ask()]).toEqual(['answer 1', 'answer 2']);
  });
});
