import type { FastifyRequest } from 'fastify';

import type { PublicAnswers } from '../platform/http/public-answers.ts';
import type { PageAnswer, PageRequest, RenderPage } from './render-page.ts';

/** Pages that depend on nothing but their address, what is public, the minute, and the few cookies that change how they look. */
const keptPages = /^\/(leiloes(\/imoveis|\/terrenos)?|busca-por-mapa)?\/?(\?|$)/;

/** Draws pages, or gives one that was drawn for the same question a moment ago. One that something failed for is drawn anew. */
export function drawOrKeep(
  renderPage: RenderPage,
  answers: PublicAnswers,
  lookOf: (cookie: string) => string,
): (request: FastifyRequest, page: PageRequest) => Promise<PageAnswer> {
  return async (request, page) => {
    if (!keptPages.test(page.url)) return renderPage(page);
    let drawn: PageAnswer | undefined;
    const calls = { made: 0, answered: 0 };
    const fetch = async (call: Request) => {
      calls.made += 1;
      const answer = await page.fetch(call);
      if (answer.ok) calls.answered += 1;
      return answer;
    };
    const text = await answers(
      request,
      [page.url, page.origin, lookOf(page.cookie)],
      async () => {
        // Whoever asked first may leave: others wait for the same page.
        drawn = await renderPage({ ...page, fetch, signal: new AbortController().signal });
        return JSON.stringify(drawn);
      },
      () => drawn?.status === 200 && calls.made === calls.answered,
    );
    return drawn ?? (JSON.parse(text) as PageAnswer);
  };
}
