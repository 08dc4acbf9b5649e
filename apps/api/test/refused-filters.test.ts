import { document as openapi } from '@martelo/openapi/document';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenDatabase } from '../src/platform/database/database.ts';
import { buildTestApp } from './build-test-app.ts';
import { engines } from './databases.ts';
import { now } from './stock.ts';

const patterned = openapi.paths['/api/auctions']!['get']!.parameters!.filter(
  ({ schema }) => schema.pattern ?? schema.format === 'date',
);

describe('a filter that is malformed', () => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    opened = await engines[0]!.open();
    app = await buildTestApp(opened, now);
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  test.each(patterned.map((parameter) => [parameter.name, parameter] as const))(
    '[API-06] %s is refused with an example, which is accepted',
    async (name, { schema }) => {
      const list = (value: string) =>
        app.inject(`/api/auctions?${new URLSearchParams({ [name]: value }).toString()}`);
      const [example] = schema.examples ?? [];
      expect((await list('*')).json()).toMatchObject({
        errors: { [name]: [`tem um formato inválido; um exemplo: ${String(example)}`] },
      });
      expect((await list(String(example))).statusCode).toBe(200);
    },
  );
});
