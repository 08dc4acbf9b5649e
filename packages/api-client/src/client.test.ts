import { afterEach, describe, expect, test, vi } from 'vitest';

import { createApiClient } from './client.ts';
import { ConnectionError } from './errors.ts';

const baseUrl = 'https://martelo.example';

/**
 * A real `fetch` holds its request until the body has come; an unreferenced one is garbage collected with its abort.
 */
const held: Request[] = [];

/** A server that takes the request and stays silent until the call is given up. */
const silent = (request: Request) =>
  new Promise<Response>((_resolve, reject) => {
    held.push(request);
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });

/** Answers at once, then sends half a body and no more. */
const stalling = async (request: Request) => {
  held.push(request);
  const { signal } = request;
  return new Response(
    new ReadableStream<Uint8Array>({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"totals":'));
        signal.addEventListener('abort', () => body.error(signal.reason));
      },
    }),
  );
};

async function requestOf(call: (api: ReturnType<typeof createApiClient>) => Promise<unknown>) {
  const fetch = vi.fn(async (_request: Request) => Response.json({}));
  await call(createApiClient({ baseUrl, fetch }));
  return fetch.mock.lastCall![0];
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  test('[API-05] goes out with credentials and accepts JSON', async () => {
    const request = await requestOf((api) => api.GET('/api/auctions/home'));
    expect(request).toMatchObject({
      url: 'https://martelo.example/api/auctions/home',
      method: 'GET',
      credentials: 'include',
    });
    expect(request.headers.get('accept')).toBe('application/json');
  });

  test('[API-05] is relative without a base address, so that the page’s own host answers', async () => {
    const requests: unknown[] = [];
    class PageRequest extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        requests.push(input);
        super(typeof input === 'string' ? new URL(input, 'https://martelo.example/leiloes') : input, init);
      }
    }
    vi.stubGlobal('Request', PageRequest);
    const fetch = vi.fn(async (_request: Request) => Response.json({}));
    await createApiClient({ fetch }).GET('/api/auctions/home');
    expect(requests[0]).toBe('/api/auctions/home');
    expect(fetch.mock.lastCall![0].url).toBe('https://martelo.example/api/auctions/home');
  });

  test('is answered by what takes the place of `fetch` after the client was made', async () => {
    const api = createApiClient({ baseUrl });
    vi.stubGlobal('fetch', async () => Response.json({ message: 'later' }, { status: 404 }));
    const { error } = await api.GET('/api/auctions/home');
    expect(error).toEqual({ message: 'later' });
  });

  test('sends a list as one parameter for each value, and keeps special characters whole', async () => {
    const { url } = await requestOf((api) =>
      api.GET('/api/auctions', {
        params: { query: { neighborhood: ['Setor Bueno', 'Pôr do Sol & Mar'], keyword: 'casa' } },
      }),
    );
    expect([...new URL(url).searchParams]).toEqual([
      ['neighborhood', 'Setor Bueno'],
      ['neighborhood', 'Pôr do Sol & Mar'],
      ['keyword', 'casa'],
    ]);
  });

  test('keeps an id from leaving its path', async () => {
    const { url } = await requestOf((api) =>
      api.GET('/api/auctions/{id}', { params: { path: { id: '../states?x=1' } } }),
    );
    expect(new URL(url).pathname).toBe('/api/auctions/..%2Fstates%3Fx%3D1');
  });
});

describe('a call without a whole answer', () => {
  test('[API-05][SHELL-15] is given up after 30 000 ms', async () => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    const call = createApiClient({ baseUrl, fetch: silent }).GET('/api/auctions/home');
    const settled = vi.fn();
    void call.catch(settled);

    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
    expect(settled).not.toHaveBeenCalled();

    deadline.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    await expect(call).rejects.toMatchObject({ name: 'ConnectionError', reason: 'timeout' });
  });

  test.each([
    ['never answers', silent],
    ['stops halfway through its body', stalling],
  ])('[SHELL-15] times out when the server %s', async (_case, fetch) => {
    const call = createApiClient({ baseUrl, fetch, timeoutMs: 10 }).GET('/api/auctions/home');
    await expect(call).rejects.toMatchObject({
      name: 'ConnectionError',
      reason: 'timeout',
      cause: { name: 'TimeoutError' },
    });
  });

  test('[SHELL-15] the old name of its time-out works, and an option may be undefined', async () => {
    const named = createApiClient({
      baseUrl,
      fetch: silent,
      timeout: 10,
      timeoutMs: undefined,
      token: undefined,
    });
    const call = named.GET('/api/auctions', { params: { query: { page: undefined, keyword: 'casa' } } });
    await expect(call).rejects.toMatchObject({ reason: 'timeout' });
    expect(held.at(-1)?.url).toBe(`${baseUrl}/api/auctions?keyword=casa`);
  });

  test('[SHELL-15] a lost connection is distinguished from a time-out and has its cause', async () => {
    const cause = new TypeError('fetch failed');
    const call = createApiClient({ baseUrl, fetch: () => Promise.reject(cause) }).GET('/api/auctions/home');
    await expect(call).rejects.toEqual(new ConnectionError('offline', { cause }));
    await expect(call).rejects.toMatchObject({ reason: 'offline', cause });
  });

  test('[SHELL-15] a connection lost halfway through the body is a lost connection', async () => {
    const fetch = async () =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }));
    const call = createApiClient({ baseUrl, fetch }).GET('/api/auctions/home');
    await expect(call).rejects.toMatchObject({ name: 'ConnectionError', reason: 'offline' });
  });

  test.each([
    ['before the answer', silent],
    ['halfway through its body', stalling],
  ])('[SHELL-15] the caller’s own abort %s is neither: its reason comes back', async (_case, fetch) => {
    const leaving = new AbortController();
    const call = createApiClient({ baseUrl, fetch }).GET('/api/auctions/home', { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 5);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(call).rejects.not.toBeInstanceOf(ConnectionError);
  });

  test.each([
    ['of the caller', true, { name: 'AbortError' }],
    ['of the deadline', false, { name: 'ConnectionError', reason: 'timeout' }],
  ])('[SHELL-15] an abort %s throws, though its answer has come whole', async (_case, isCaller, reason) => {
    const leaving = new AbortController();
    const fetch = async () => {
      if (isCaller) leaving.abort();
      else await new Promise((resolve) => setTimeout(resolve, 30));
      return Response.json({ totals: {} });
    };
    const client = createApiClient({ baseUrl, fetch, timeoutMs: isCaller ? 30_000 : 5 });
    await expect(client.GET('/api/auctions/home', { signal: leaving.signal })).rejects.toMatchObject(reason);
  });

  test('an answer other than 2xx is no ConnectionError', async () => {
    const fetch = async () => Response.json({ message: 'Leilão não encontrado' }, { status: 404 });
    const { error, response } = await createApiClient({ baseUrl, fetch }).GET('/api/auctions/home');
    expect(response.status).toBe(404);
    expect(error).toEqual({ message: 'Leilão não encontrado' });
  });
});

describe('the session', () => {
  const answering = (status: number) => async (_request: Request) =>
    Response.json({ message: '' }, { status });
  const favorites = (api: ReturnType<typeof createApiClient>) =>
    api.GET('/api/customer/favorites/load-display');

  test('[API-05] its token goes with each call but a sign-in; a visitor sends none', async () => {
    const fetch = vi.fn(answering(200));
    let token: string | null = 'first';
    const api = createApiClient({ baseUrl, fetch, token: () => token });
    await favorites(api);
    token = 'second';
    await favorites(api);
    token = null;
    await favorites(api);
    token = 'third';
    await api.POST('/api/customer/post-login', { body: { email: 'a@b.br', password: 'secret' } });
    expect(fetch.mock.calls.map(([request]) => request.headers.get('authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
      null,
      null,
    ]);
  });

  test('[AUTH-08] parallel calls report the end of a session once, and once more for the next one', async () => {
    const onUnauthorized = vi.fn();
    let token = 'first';
    const api = createApiClient({ baseUrl, fetch: answering(401), token: () => token, onUnauthorized });
    await Promise.all([favorites(api), favorites(api), favorites(api)]);
    expect(onUnauthorized.mock.calls).toEqual([['first']]);
    token = 'second';
    await favorites(api);
    expect(onUnauthorized).toHaveBeenLastCalledWith('second');
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  test('[AUTH-08] a visitor, who has no session, is told of no end of one', async () => {
    const onUnauthorized = vi.fn();
    const api = createApiClient({ baseUrl, fetch: answering(401), token: () => null, onUnauthorized });
    await favorites(api);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('[AUTH-08] a late refusal of the session before says nothing of the one that is on', async () => {
    const onUnauthorized = vi.fn();
    let token = 'first';
    let wasCalled = false;
    let answer = (_response: Response) => {};
    const fetch = () => {
      wasCalled = true;
      return new Promise<Response>((resolve) => (answer = resolve));
    };
    const api = createApiClient({ baseUrl, fetch, token: () => token, onUnauthorized });
    const call = favorites(api);
    await expect.poll(() => wasCalled).toBe(true);
    token = 'second';
    answer(Response.json({ message: '' }, { status: 401 }));
    await call;
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each([
    ['a sign-in', '/api/customer/post-login', 401],
    ['the token call', '/oauth/token', 401],
    ['a logout', '/api/customer/logout', 401],
    ['another role’s call', '/api/admin/info', 403],
    ['a broken call', '/api/admin/info', 500],
  ] as const)('[AUTH-08] goes on when %s is refused', async (_case, path, status) => {
    const onUnauthorized = vi.fn();
    const api = createApiClient({ baseUrl, fetch: answering(status), token: () => 'first', onUnauthorized });
    await api.POST(path as '/api/admin/info');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
