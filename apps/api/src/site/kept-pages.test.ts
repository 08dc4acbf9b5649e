import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';

import type { PublicAnswers } from '../platform/http/public-answers.ts';
import { drawOrKeep } from './kept-pages.ts';
import type { PageAnswer, PageRequest } from './render-page.ts';

const request = {} as FastifyRequest;
const themeOf = (cookie: string) => /tema=(\w+)/.exec(cookie)?.[1] ?? '';

/** A site whose pages make one call, and whose answers last for ever. */
function aSite({ status = 200, call = 200, lost = false } = {}) {
  const kept = new Map<string, string>();
  const answers: PublicAnswers = async (_request, question, make, lasts = () => true) => {
    const key = JSON.stringify(question);
    const found = kept.get(key);
    if (found !== undefined) return found;
    const text = await make();
    if (lasts()) kept.set(key, text);
    return text;
  };
  let drawn = 0;
  const renderPage = async (page: PageRequest): Promise<PageAnswer> => {
    page.signal.throwIfAborted();
    // As home draws itself without what can't be had.
    await page.fetch(new Request('http://martelo.example/api/auctions')).catch(() => undefined);
    drawn += 1;
    return { status, headers: { vary: 'cookie' }, body: `page ${drawn}`, inline: { script: 'sha256-x' } };
  };
  const draw = drawOrKeep(renderPage, answers, themeOf);
  const ask = async (url: string, more: Partial<PageRequest> = {}) => {
    const page = { url, origin: 'https://martelo.example', cookie: '', signal: new AbortController().signal };
    const fetch = async () => {
      if (lost) throw new TypeError('fetch failed');
      return new Response('', { status: call });
    };
    return draw(request, { ...page, fetch, ...more });
  };
  return { ask, drawn: () => drawn };
}

describe('pages that are kept', () => {
  test.each(['/', '/?utm=x', '/leiloes', '/leiloes?pagina=2', '/leiloes/terrenos', '/busca-por-mapa'])(
    '%s is drawn once, with all that it answered',
    async (url) => {
      const { ask, drawn } = aSite();
      const first = await ask(url);
      expect(await ask(url)).toEqual(first);
      expect(drawn()).toBe(1);
    },
  );

  test.each(['/leilao/1', '/minha-conta', '/leiloes/outra', '/entrar', '//leiloes'])(
    '%s is drawn for each visit',
    async (url) => {
      const { ask, drawn } = aSite();
      await ask(url);
      await ask(url);
      expect(drawn()).toBe(2);
    },
  );

  test('another address, site or look is another page; another cookie is not', async () => {
    const { ask, drawn } = aSite();
    await ask('/leiloes');
    await ask('/leiloes?ordem=2');
    await ask('/leiloes', { origin: 'https://other.example' });
    await ask('/leiloes', { cookie: 'tema=dark' });
    expect(drawn()).toBe(4);
    await ask('/leiloes', { cookie: 'other=1; tema=dark' });
    expect(drawn()).toBe(4);
  });

  test.each([
    ['is none', { status: 404 }],
    ['had to do without an answer', { call: 503 }],
    ['lost a call', { lost: true }],
  ])('one that %s is drawn anew', async (_why, site) => {
    const { ask, drawn } = aSite(site);
    await ask('/');
    await ask('/');
    expect(drawn()).toBe(2);
  });

  test('who leaves does not end the page of who waits', async () => {
    const { ask } = aSite();
    const page = await ask('/leiloes', { signal: AbortSignal.abort() });
    expect(page.body).toBe('page 1');
  });
});
