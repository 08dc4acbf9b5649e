import type { FastifyInstance, FastifyRequest } from 'fastify';

import { pinCookie } from '../platform/database/read-your-writes.ts';
import { allowInline } from '../platform/http/content-security.ts';
import { answerNotFound, secondsUntilBack } from '../platform/http/handle-errors.ts';
import { inProcess, isInProcess } from '../platform/http/in-process.ts';
import type { ResponseCache } from '../platform/http/response-cache.ts';
import type { Database } from '../platform/database/connection.ts';
import { withPageCache } from './page-cache.ts';
import type { PageRequest, Site } from './render-page.ts';
import { siteMapRoutes } from './site-map.routes.ts';
import { readTypedAddress } from './typed-addresses.ts';

interface SiteRoutesOptions {
  publicUrl: string | null;
  demo: boolean;
  clock: () => Date;
  database: Database;
  pageCache: ResponseCache;
}

/** Calls and files that there are none of: whoever asks for them reads no page. */
const notPages = /^\/(api|assets|auctions-images|auctionner|docs|oauth)\//;

/** A page's address with slashes at its end, which it does without; a browser takes `\` and `//` for another site's. */
const slashed = /^(?<path>\/[^/?#\\](?:[^?#\\]*[^/?#\\])?)\/+(?<query>\?.*)?$/;

/** Serves the web app: its files as they are, every other address as a page rendered here. */
export function siteRoutes(
  app: FastifyInstance,
  { renderPage, serveFiles, varyKey }: Site,
  { publicUrl, demo, clock, database, pageCache }: SiteRoutesOptions,
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
  const render = varyKey
    ? withPageCache(renderPage, pageCache, varyKey)
    : (_: FastifyRequest, page: PageRequest) => renderPage(page);
  const originOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;

  siteMapRoutes(app, { database, demo, originOf });

  // A form without its script is sent to its own page, which says what is missing; what it holds is not read.
  app.post('/*', {
    // After onRequest, where requests are counted (SAFE-05), and before the body is read.
    preParsing: (request, reply, _body, done) => {
      if (notPages.test(request.url) || !request.headers.accept?.startsWith('text/html')) return done();
      void reply.redirect(request.url, 303);
    },
    handler: answerNotFound,
  });

  // A route and not the not-found handler, which answers uncompressed.
  app.get('/*', async (request, reply) => {
    // A page that a page asks for would ask for the next one, without end (SAFE-03).
    if (isInProcess(request) || notPages.test(request.url)) return answerNotFound(request, reply);
    const { path, query = '' } = slashed.exec(request.url)?.groups ?? {};
    if (path !== undefined) return reply.redirect(path + query, 301);
    const meant = readTypedAddress(request.url);
    if (meant !== null) return reply.redirect(meant);
    const abort = new AbortController();
    request.raw.once('close', () => abort.abort());
    const { status, headers, body, inline, failure } = await render(request, {
      url: request.url,
      origin: originOf(request),
      cookie: request.headers.cookie ?? '',
      signal: abort.signal,
      fetch: (call) => callHere(call, request.host, pinCookie(request.headers.cookie)),
    });
    if (failure !== undefined) request.log.error({ err: failure }, 'a page could not be rendered');
    allowInline(reply, inline);
    // Search engines come again instead of taking the page for gone.
    if (status === 503) void reply.header('retry-after', secondsUntilBack);
    // An auction that was made up is shown to who tries the site out, and to no search engine.
    if (demo && request.url.startsWith('/leilao/')) void reply.header('x-robots-tag', 'noindex');
    // A cached page was rendered up to a minute ago; the visitor's clock is compared with now.
    const page = body.replace('<html ', `<html data-sent-at="${clock().toISOString()}" `);
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);
  });
}
