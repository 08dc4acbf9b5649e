import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { openPostgres } from '../src/catalogue/open-database.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { buildTestApp } from './build-test-app.ts';
import { aCaller, type Caller } from './callers.ts';
import { freshPostgres } from './databases.ts';

const now = new Date('2026-03-10T12:00Z');
const connections = 10;
const tooMany = 3;
const away = 'Serviço indisponível no momento. Tente novamente em instantes.';

describe.skipIf(inject('postgresUrl') === null)('a database that delays calls', () => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let ana: Caller;

  beforeAll(async () => {
    opened = await openPostgres(await freshPostgres());
    app = await buildTestApp(opened, now);
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  const ask = () => app.inject({ url: '/api/customer/favorites/keys', headers: ana.headers });

  type Answer = Awaited<ReturnType<typeof ask>>;
  const expectAway = (answer: Answer) =>
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '5',
      { message: away },
    ]);

  test('[API-06] calls that find no connection free are answered 503 while the others work; then all goes on', async () => {
    const taken: PoolClient[] = [];
    try {
      // One after the other, and again where a busy machine is too late: each has two seconds to come.
      while (taken.length < connections) {
        const client = await opened.pool.connect().catch(() => null);
        if (client) taken.push(client);
      }
      const answers = await Promise.all(Array.from({ length: tooMany }, ask));
      expect([opened.pool.totalCount, opened.pool.idleCount]).toEqual([connections, 0]);
      answers.forEach(expectAway);
    } finally {
      for (const client of taken) client.release();
    }
    expect((await ask()).statusCode).toBe(200);
  });

  test('[API-06] a call whose statement takes too long is answered 503; then all goes on', async () => {
    const other = await opened.work.pool.connect();
    await other.query('begin; lock table favorites in access exclusive mode');
    try {
      expectAway(await ask());
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect((await ask()).statusCode).toBe(200);
  });

  test('[API-09] lists and jobs have no such limit: they take as long as they take', async () => {
    const limitOf = async (pool: OpenDatabase['pool']) =>
      (await pool.query<{ statement_timeout: string }>('show statement_timeout')).rows[0]?.statement_timeout;
    expect(await limitOf(opened.pool)).toBe('5s');
    expect(await limitOf(opened.work.pool)).toBe('0');
  });
});
