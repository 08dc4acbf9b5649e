import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { answerNotFound } from '../http/handle-errors.ts';
import type { Site } from './render-page.ts';

const year = 31_536_000;

/** The address of the calls that a page's own rendering makes; no socket ever has it. */
export const inProcess = 'in-process';

/** Serves the built web app: its files as they are, every other address as a page rendered here. */
export function siteRoutes(
  app: FastifyInstance,
  { renderPage, assets }: Site,
  publicUrl: string | null,
): void {
  void app.register(fastifyStatic, {
    root: join(assets, 'assets'),
    prefix: '/assets/',
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${year}, immutable`),
  });
  for (const file of ['favicon.svg', 'robots.txt'])
    app.get(`/${file}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile(file, assets),
    );

  const callHere = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const { statusCode, headers, rawPayload } = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      remoteAddress: inProcess,
      headers: { accept: 'application/json', 'accept-encoding': 'identity' },
    });
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': headers['content-type'] ?? 'application/json' },
    });
  };
  const originOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;

  app.setNotFoundHandler(async (request, reply) => {
    const page = request.method === 'GET' || request.method === 'HEAD';
    if (!page || request.url.startsWith('/api/') || request.url.startsWith('/assets/'))
      return answerNotFound(request, reply);
    const abort = new AbortController();
    request.raw.once('close', () => abort.abort());
    const { status, headers, body } = await renderPage({
      url: request.url,
      origin: originOf(request),
      cookie: request.headers.cookie ?? '',
      signal: abort.signal,
      fetch: callHere,
    });
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(body);
  });
}
