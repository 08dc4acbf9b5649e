import type { FastifyRequest } from 'fastify';

import type { ResponseCache } from '../platform/http/response-cache.ts';
import type { PageAnswer, PageRequest, RenderPage } from './render-page.ts';

/** Pages that depend on nothing but their address, what is public, the minute, and the few cookies that change them. */
const cacheablePages = /^\/(leiloes(\/imoveis|\/terrenos)?|busca-por-mapa)?\/?(\?|$)/;

/** Renders pages, or returns the cached one of the same key. One whose rendering had an error is rendered again. */
export function withPageCache(
  renderPage: RenderPage,
  cache: ResponseCache,
  varyKey: (cookie: string) => string,
): (request: FastifyRequest, page: PageRequest) => Promise<PageAnswer> {
  return async (request, page) => {
    if (!cacheablePages.test(page.url)) return renderPage(page);
    let rendered: PageAnswer | undefined;
    const calls = { made: 0, answered: 0 };
    const fetch = async (call: Request) => {
      calls.made += 1;
      const answer = await page.fetch(call);
      if (answer.ok) calls.answered += 1;
      return answer;
    };
    const text = await cache(
      request,
      [page.url, page.origin, varyKey(page.cookie)],
      async () => {
        // The first client may disconnect: others wait for the same page.
        rendered = await renderPage({ ...page, fetch, signal: new AbortController().signal });
        return JSON.stringify(rendered);
      },
      () => rendered?.status === 200 && calls.made === calls.answered,
    );
    return rendered ?? (JSON.parse(text) as PageAnswer);
  };
}
