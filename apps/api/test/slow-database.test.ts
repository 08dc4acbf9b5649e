import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { type OpenDatabase, openPostgres } from '../src/database/database.ts';
import { buildTestApp } from './build-test-app.ts';
import { aCaller, type Caller } from './callers.ts';
import { freshPostgres } from './databases.ts';

const now = new Date('2026-03-10T12:00Z');
const connections = 10;
const tooMany = 3;
const away = 'Serviço indisponível no momento. Tente novamente em instantes.';

describe.skipIf(inject('postgresUrl') === null)('a database that keeps calls waiting', () => {
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

  test(
    '[API-06] a statement that takes too long, and a call that finds no connection free, are answered 503; then all goes on',
    { timeout: 20_000 },
    async () => {
      const other = await opened.work.pool.connect();
      await other.query('begin; lock table favorites in access exclusive mode');
      const answered: Awaited<ReturnType<typeof ask>>[] = [];
      const calls = Array.from({ length: connections + tooMany }, async () => {
        answered.push(await ask());
      });
      try {
        // The server's own looks at the database may stand in line too.
        await expect.poll(() => opened.pool.waitingCount, { timeout: 4000 }).toBeGreaterThanOrEqual(tooMany);
        // Who waits for a connection is answered while the statements of the others still run.
        await expect.poll(() => answered.length, { timeout: 4000 }).toBeGreaterThanOrEqual(tooMany);
        expect([opened.pool.totalCount, opened.pool.idleCount]).toEqual([connections, 0]);
        await Promise.all(calls);
      } finally {
        await other.query('rollback');
        other.release();
      }
      for (const answer of answered)
        expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
          503,
          '5',
          { message: away },
        ]);
      expect((await ask()).statusCode).toBe(200);
    },
  );

  test('[API-09] lists and jobs have no such limit: they take as long as they take', async () => {
    const limitOf = async (pool: OpenDatabase['pool']) =>
      (await pool.query<{ statement_timeout: string }>('show statement_timeout')).rows[0]?.statement_timeout;
    expect(await limitOf(opened.pool)).toBe('5s');
    expect(await limitOf(opened.work.pool)).toBe('0');
  });
});
