import { document as openapi } from '@martelo/openapi/document';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';

import type { Database } from './database/connection.ts';
import { bindOperations } from './bind-operations.ts';
import type { Handlers } from './contract/contract.ts';

const ids = Object.values(openapi.paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId),
);
const answering = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, async () => []])) as unknown as Handlers;

const base = {
  database: null as unknown as Database,
  clock: () => new Date(0),
  responseCache: (_request: unknown, _cacheKey: unknown, produce: () => Promise<string>) => produce(),
  authenticate: () => Promise.reject(new Error('nobody calls')),
};

describe('bindOperations', () => {
  test('[API-01] every operation of the document has a route, and only those', async () => {
    const app = fastify();
    const routes: string[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD') routes.push(`${String(method)} ${url}`);
    });
    bindOperations(app, base, answering(ids));
    const documented = Object.entries(openapi.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(routes.toSorted()).toEqual(documented.toSorted());
    await app.close();
  });

  test('[API-01] an operation without a handler stops the start and is named', () => {
    expect(() => bindOperations(fastify(), base, answering(ids.slice(1)))).toThrow(ids[0]);
  });

  test('[API-01] a handler without an operation stops the start and is named', () => {
    expect(() => bindOperations(fastify(), base, answering([...ids, 'sellAuction']))).toThrow('sellAuction');
  });
});
