import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Database } from '../platform/database/connection.ts';
import { limitRequests } from '../platform/http/request-limits.ts';
import type { ResponseCache } from '../platform/http/response-cache.ts';
import type { Site } from './render-page.ts';
import { siteRoutes } from './site.routes.ts';

let app: FastifyInstance;
const site: Site = {
  renderPage: async ({ url }) => ({
    status: statusOf[url]!,
    headers: {},
    body: '<html lang="pt-BR"></html>',
    inline: { script: '', style: '' },
  }),
  varyKey: null,
  serveFiles: () => {},
  security: {},
};
const statusOf: Readonly<Record<string, number>> = { '/leiloes': 503, '/leiloes/outra': 404, '/planos': 200 };

const serve = () =>
  siteRoutes(app, site, {
    publicUrl: null,
    demo: false,
    clock: () => new Date('2026-03-10T12:00Z'),
    database: {} as Database,
    pageCache: {} as ResponseCache,
  });

beforeEach(() => {
  app = fastify();
  serve();
});
afterEach(() => app.close());

test('[API-06] a page without a database says when to come again', async () => {
  for (const [url, status] of Object.entries(statusOf)) {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers['retry-after']], url).toEqual([
      status,
      status === 503 ? '5' : undefined,
    ]);
  }
});

const post = async (url: string, accept: string, type = 'application/json') => {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url,
    headers: { accept, 'content-type': type },
    payload: type === 'application/json' ? '{}' : 'email=ana%40exemplo.com.br&password=segredo',
  });
  return [statusCode, headers.location];
};
const ofForms = 'application/x-www-form-urlencoded';

test('[API-06] a form without its script leads back to its page; any other call is told that there is none', async () => {
  const page = '/entrar?origem=%2Fleiloes';
  expect(await post(page, 'text/html,*/*', ofForms)).toEqual([303, page]);
  expect(await post('/api/none', 'text/html')).toEqual([404, undefined]);
  expect(await post('/entrar', 'application/json')).toEqual([404, undefined]);
});

test('[SAFE-05] forms that lead back are counted like any request', async () => {
  await app.close();
  app = fastify();
  await limitRequests(app, { requestsPerMinute: 4, maxEventLoopDelay: 0 });
  // A page counts twice.
  serve();
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await post('/entrar', 'text/html', ofForms))[0]);
  expect(statuses).toEqual([303, 303, 429]);
});
