import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { openPostgres } from '../src/catalogue/open-database.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { buildTestApp } from './build-test-app.ts';
import { aCaller, type Caller } from './callers.ts';
import { freshPostgres } from './databases.ts';
import { type StallingProxy, stallingProxy } from './stalling-proxy.ts';

const now = new Date('2026-03-10T12:00Z');

describe.skipIf(inject('postgresUrl') === null)('a database that goes silent in the middle', () => {
  let proxy: StallingProxy;
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let ana: Caller;

  beforeAll(async () => {
    const url = new URL(await freshPostgres());
    const { host, port } = new Client(url.href);
    proxy = await stallingProxy(join(host, `.s.PGSQL.${port}`));
    url.search = '';
    url.host = `127.0.0.1:${proxy.port}`;
    opened = await openPostgres(url.href);
    app = await buildTestApp(opened, now);
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
    proxy?.close();
  });

  const ask = () => app.inject({ url: '/api/customer/favorites/keys', headers: ana.headers });

  test('[SAFE-07] calls are answered 503 in their time, and as usual once it responds again', async () => {
    expect((await ask()).statusCode).toBe(200);
    proxy.stall();
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    for (const answer of answers)
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    // No connection that still owes an answer is used again.
    expect(opened.pool.idleCount).toBe(0);
    proxy.resume();
    expect((await ask()).statusCode).toBe(200);
  });
});
