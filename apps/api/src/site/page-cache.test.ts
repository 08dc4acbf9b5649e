import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';

import type { ResponseCache } from '../platform/http/response-cache.ts';
import { withPageCache } from './page-cache.ts';
import type { PageAnswer, PageRequest } from './render-page.ts';

const request = {} as FastifyRequest;
const themeOf = (cookie: string) => /tema=(\w+)/.exec(cookie)?.[1] ?? '';

/** A site whose pages make one call, with a cache that evicts nothing. */
function aSite({ status = 200, call = 200, lost = false } = {}) {
  const texts = new Map<string, string>();
  const cache: ResponseCache = async (_request, cacheKey, produce, isCacheable = () => true) => {
    const key = JSON.stringify(cacheKey);
    const found = texts.get(key);
    if (found !== undefined) return found;
    const text = await produce();
    if (isCacheable()) texts.set(key, text);
    return text;
  };
  let rendered = 0;
  const renderPage = async (page: PageRequest): Promise<PageAnswer> => {
    page.signal.throwIfAborted();
    // As home is rendered without what can't be had.
    await page.fetch(new Request('http://martelo.example/api/auctions')).catch(() => undefined);
    rendered += 1;
    return { status, headers: { vary: 'cookie' }, body: `page ${rendered}`, inline: { script: 'sha256-x' } };
  };
  const render = withPageCache(renderPage, cache, themeOf);
  const ask = async (url: string, more: Partial<PageRequest> = {}) => {
    const page = { url, origin: 'https://martelo.example', cookie: '', signal: new AbortController().signal };
    const fetch = async () => {
      if (lost) throw new TypeError('fetch failed');
      return new Response('', { status: call });
    };
    return render(request, { ...page, fetch, ...more });
  };
  return { ask, rendered: () => rendered };
}

describe('the page cache', () => {
  test.each(['/', '/?utm=x', '/leiloes', '/leiloes?pagina=2', '/leiloes/terrenos', '/busca-por-mapa'])(
    '%s is rendered once, with all that it answered',
    async (url) => {
      const { ask, rendered } = aSite();
      const first = await ask(url);
      expect(await ask(url)).toEqual(first);
      expect(rendered()).toBe(1);
    },
  );

  test.each(['/leilao/1', '/minha-conta', '/leiloes/outra', '/entrar', '//leiloes'])(
    '%s is rendered for each visit',
    async (url) => {
      const { ask, rendered } = aSite();
      await ask(url);
      await ask(url);
      expect(rendered()).toBe(2);
    },
  );

  test('another address, site or theme is another page; another cookie is not', async () => {
    const { ask, rendered } = aSite();
    await ask('/leiloes');
    await ask('/leiloes?ordem=2');
    await ask('/leiloes', { origin: 'https://other.example' });
    await ask('/leiloes', { cookie: 'tema=dark' });
    expect(rendered()).toBe(4);
    await ask('/leiloes', { cookie: 'other=1; tema=dark' });
    expect(rendered()).toBe(4);
  });

  test.each([
    ['is none', { status: 404 }],
    ['had to do without an answer', { call: 503 }],
    ['lost a call', { lost: true }],
  ])('one that %s is rendered anew', async (_why, site) => {
    const { ask, rendered } = aSite(site);
    await ask('/');
    await ask('/');
    expect(rendered()).toBe(2);
  });

  test('who leaves does not end the page of who waits', async () => {
    const { ask } = aSite();
    const page = await ask('/leiloes', { signal: AbortSignal.abort() });
    expect(page.body).toBe('page 1');
  });
});
