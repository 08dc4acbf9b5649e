import { afterEach, describe, expect, test, vi } from 'vitest';

import { createDownloader, type Progress } from './download.ts';

const baseUrl = 'https://martelo.example';
const path = '/api/customer/bonus/1/file';
const text = 'O que procurar no edital';
const bytes = new TextEncoder().encode(text);

const headers = {
  'content-type': 'application/pdf',
  'content-length': String(bytes.length),
  'content-disposition': 'attachment; filename="guia-do-edital.pdf"',
  etag: '"1"',
};

/** Sends these pieces; then ends, breaks, or says no more. */
function sending(pieces: readonly Uint8Array[], then: 'end' | 'break' | 'silence', signal?: AbortSignal) {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    start(body) {
      signal?.addEventListener('abort', () => body.error(signal.reason));
    },
    pull(body) {
      const piece = pieces[at];
      at += 1;
      if (piece) body.enqueue(piece);
      else if (then === 'end') body.close();
      else if (then === 'break') body.error(new TypeError('terminated'));
    },
  });
}

const whole = async () => new Response(sending([bytes.slice(0, 7), bytes.slice(7)], 'end'), { headers });

const rest = (from: number) =>
  new Response(sending([bytes.slice(from)], 'end'), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` },
  });

afterEach(() => vi.unstubAllGlobals());

describe('a download', () => {
  test('[BONUS-03] comes whole, with its name, and reports its bytes as they come', async () => {
    const reported: Progress[] = [];
    const file = await createDownloader({ baseUrl, fetch: whole })(path, {
      onProgress: (progress) => reported.push(progress),
    });
    expect(await file.content.text()).toBe(text);
    expect([file.name, file.content.type]).toEqual(['guia-do-edital.pdf', 'application/pdf']);
    expect(reported).toEqual([0, 7, bytes.length].map((loaded) => ({ loaded, total: bytes.length })));
  });

  test('[API-05] carries the session, and a visitor’s carries none', async () => {
    const fetch = vi.fn(async (_request: Request) => whole());
    let token: string | null = 'secret';
    const download = createDownloader({ baseUrl, fetch, token: () => token });
    await download(path);
    token = null;
    await download(path);
    expect(fetch.mock.calls.map(([{ url, headers: sent }]) => [url, sent.get('authorization')])).toEqual([
      [baseUrl + path, 'Bearer secret'],
      [baseUrl + path, null],
    ]);
  });

  test.each(['https://martelo.example', 'https://martelo.example/', 'https://martelo.example//'])(
    'from %s requests its path alone',
    async (from) => {
      const fetch = vi.fn(async (_request: Request) => whole());
      await createDownloader({ baseUrl: from, fetch })(path);
      expect(fetch.mock.lastCall![0].url).toBe(baseUrl + path);
    },
  );

  test('is answered by what takes the place of `fetch` after the downloader was made', async () => {
    const download = createDownloader({ baseUrl });
    vi.stubGlobal('fetch', whole);
    expect(await (await download(path)).content.text()).toBe(text);
  });

  test('[BONUS-03] that breaks goes on where it stopped, if the file is still the same', async () => {
    const fetch = vi.fn(async (request: Request) =>
      request.headers.get('range')
        ? rest(7)
        : new Response(sending([bytes.slice(0, 7)], 'break'), { headers }),
    );
    const file = await createDownloader({ baseUrl, fetch })(path);
    expect(await file.content.text()).toBe(text);
    const second = fetch.mock.calls[1]![0].headers;
    expect([second.get('range'), second.get('if-range')]).toEqual(['bytes=7-', '"1"']);
  });

  test('[BONUS-03] of a file that changed meanwhile begins again', async () => {
    const fetch = vi
      .fn(whole)
      .mockResolvedValueOnce(
        new Response(sending([new TextEncoder().encode('antes')], 'break'), { headers }),
      );
    const file = await createDownloader({ baseUrl, fetch })(path);
    expect(await file.content.text()).toBe(text);
  });

  test('[BONUS-03] that ends before its last byte is not taken for whole', async () => {
    const short = async () => new Response(sending([bytes.slice(0, 3)], 'end'), { headers });
    const download = createDownloader({ baseUrl, fetch: vi.fn(short) })(path);
    await expect(download).rejects.toMatchObject({ name: 'ConnectionError', reason: 'offline' });
  });

  test('[SHELL-15] that breaks without a byte more is given up', async () => {
    const fetch = vi.fn(async () => {
      throw new TypeError('fetch failed');
    });
    const download = createDownloader({ baseUrl, fetch })(path);
    await expect(download).rejects.toMatchObject({ name: 'ConnectionError', reason: 'offline' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('[SHELL-15] may take its time, but not fall silent', async () => {
    const fetch = async ({ signal }: Request) => new Response(sending([], 'silence', signal), { headers });
    const download = createDownloader({ baseUrl, fetch, timeoutMs: 10 })(path);
    await expect(download).rejects.toMatchObject({ name: 'ConnectionError', reason: 'timeout' });
  });

  test('that its owner gives up is no failure of the connection', async () => {
    const leaving = new AbortController();
    const fetch = async ({ signal }: Request) => new Response(sending([], 'silence', signal), { headers });
    const download = createDownloader({ baseUrl, fetch })(path, { signal: leaving.signal });
    leaving.abort();
    await expect(download).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('[API-06] that is refused says why', async () => {
    const fetch = async () => Response.json({ message: 'Conteúdo não encontrado.' }, { status: 404 });
    await expect(createDownloader({ baseUrl, fetch })(path)).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      message: 'Conteúdo não encontrado.',
    });
  });

  test('[AUTH-08] that is refused for its session says that it is over', async () => {
    const onUnauthorized = vi.fn();
    const fetch = async () => Response.json({ message: '' }, { status: 401 });
    const download = createDownloader({ baseUrl, fetch, token: () => 'old', onUnauthorized });
    await expect(download(path)).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old');
    const visitor = createDownloader({ baseUrl, fetch, onUnauthorized });
    await expect(visitor(path)).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  test.each([
    ['a plain name', 'attachment; filename="guia.pdf"', 'guia.pdf'],
    ['an encoded one first', `attachment; filename="g.pdf"; filename*=UTF-8''gui%C3%A3.pdf`, 'guiã.pdf'],
    ['one that is badly encoded', `attachment; filename="g.pdf"; filename*=UTF-8''%E0%A4%A`, 'g.pdf'],
    ['none', null, null],
  ])('%s', async (_case, disposition, name) => {
    const fetch = async () =>
      new Response(bytes, { headers: disposition ? { 'content-disposition': disposition } : {} });
    expect((await createDownloader({ baseUrl, fetch })(path)).name).toBe(name);
  });
});
