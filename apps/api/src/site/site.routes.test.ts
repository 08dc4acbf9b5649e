import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Database } from '../platform/database/connection.ts';
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

beforeEach(() => {
  app = fastify();
  siteRoutes(app, site, {
    publicUrl: null,
    demo: false,
    clock: () => new Date('2026-03-10T12:00Z'),
    database: {} as Database,
    pageCache: {} as ResponseCache,
  });
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

test('[API-06] a form without its script leads back to its page; any other call is told that there is none', async () => {
  const post = async (url: string, accept: string) => {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url,
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=ana%40exemplo.com.br&password=segredo',
    });
    return [statusCode, headers.location];
  };
  expect(await post('/entrar?origem=%2Fleiloes', 'text/html,*/*')).toEqual([
    303,
    '/entrar?origem=%2Fleiloes',
  ]);
  expect(await post('/api/none', 'text/html')).not.toEqual([303, '/api/none']);
  expect((await post('/entrar', 'application/json'))[0]).toBeGreaterThanOrEqual(400);
});
