import openapi from '@martelo/openapi/document.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';

import { referencePage, referenceStyles } from './reference-page.ts';

/** The reference of the calls under `/docs`, and the document itself. */
export function docsRoutes(app: FastifyInstance): void {
  let page: string | undefined;
  app.get('/docs', (_request, reply) => {
    // Made when it is first read: it is 0.9 MB, and every start would wait for it.
    page ??= referencePage();
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/docs/reference.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(referenceStyles),
  );
  app.get('/docs/openapi.json', (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(openapi)),
  );
}
