import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';

import type { Database } from '../platform/database/connection.ts';
import type { ResponseCache } from '../platform/http/response-cache.ts';
import type { Site } from './render-page.ts';
import { siteRoutes } from './site.routes.ts';

const app = fastify();
afterEach(() => app.close());

test('[API-06] a page without a database says when to come again', async () => {
  const statusOf: Readonly<Record<string, number>> = {
    '/leiloes': 503,
    '/leiloes/outra': 404,
    '/planos': 200,
  };
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
  const clock = () => new Date('2026-03-10T12:00Z');
  siteRoutes(app, site, {
    publicUrl: null,
    demo: false,
    clock,
    database: {} as Database,
    pageCache: {} as ResponseCache,
  });
  for (const [url, status] of Object.entries(statusOf)) {
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers['retry-after']], url).toEqual([
      status,
      status === 503 ? '5' : undefined,
    ]);
  }
});
