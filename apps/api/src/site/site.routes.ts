import type { FastifyInstance, FastifyRequest } from 'fastify';

import { writersCookie } from '../database/own-writes.ts';
import { answerNotFound } from '../http/handle-errors.ts';
import type { Site } from './render-page.ts';

/** The address of the calls that a page's own rendering makes; no socket ever has it. */
export const inProcess = 'in-process';

/** Serves the web app: its files as they are, every other address as a page rendered here. */
export function siteRoutes(
  app: FastifyInstance,
  { renderPage, serveFiles }: Site,
  publicUrl: string | null,
): void {
  serveFiles(app);

  const callHere = async (request: Request, host: string, cookie: string) => {
    const { pathname, search } = new URL(request.url);
    const { statusCode, headers, rawPayload } = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      remoteAddress: inProcess,
      headers: { host, accept: 'application/json', 'accept-encoding': 'identity', ...(cookie && { cookie }) },
    });
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': headers['content-type'] ?? 'application/json' },
    });
  };
  const originOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;

  // A route and not the not-found handler, which answers uncompressed.
  app.get('/*', async (request, reply) => {
    if (/^\/(api|assets|auctions-images|docs)\//.test(request.url)) return answerNotFound(request, reply);
    const abort = new AbortController();
    request.raw.once('close', () => abort.abort());
    const { status, headers, body } = await renderPage({
      url: request.url,
      origin: originOf(request),
      cookie: request.headers.cookie ?? '',
      signal: abort.signal,
      fetch: (call) => callHere(call, request.host, writersCookie(request.headers.cookie)),
    });
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(body);
  });
}
