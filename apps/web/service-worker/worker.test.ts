import { afterAll, afterEach, expect, test, vi } from 'vitest';

const origin = 'https://martelo.example';

afterEach(() => {
  vi.unstubAllGlobals();
});

afterAll(() => void vi.resetModules());

type Listener = (event: object) => void;

/** The worker among stores that are maps, with a network that answers when the test says so. */
async function aWorker() {
  const listeners = new Map<string, Listener>();
  const stores = new Map<string, Map<string, Response>>();
  const pending: ((response: Response) => void)[] = [];
  const waits: Promise<unknown>[] = [];
  const meanwhile = { opening: () => {} };
  const caches = {
    open: async (name: string) => {
      meanwhile.opening();
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async ({ url }: Request, response: Response) => void store.set(url, response),
        delete: async ({ url }: Request) => store.delete(url),
        keys: async () => [...store.keys()],
        match: async ({ url }: Request) => store.get(url),
      };
    },
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
  };
  const self = {
    location: { origin },
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  };
  const fetch = () => new Promise<Response>((resolve) => pending.push(resolve));
  for (const [name, value] of Object.entries({ self, caches, fetch })) vi.stubGlobal(name, value);
  vi.resetModules();
  await import('./worker.ts');
  const waitUntil = (work: Promise<unknown>) => void waits.push(work);
  return {
    /** What happens before a store is open. */
    meanwhile,
    /** Which addresses are stored, by store. */
    stored: () => Object.fromEntries([...stores].map(([name, store]) => [name, [...store.keys()]])),
    ask(
      path: string,
      { mode = 'cors', headers = {} }: { mode?: string; headers?: Record<string, string> } = {},
    ) {
      const request = { url: origin + path, method: 'GET', mode, headers: new Headers(headers) };
      let answered: Promise<Response> | undefined;
      const respondWith = (response: Promise<Response>) => (answered = response);
      listeners.get('fetch')!({ request, respondWith, waitUntil });
      return answered;
    },
    answer: (text: string) => pending.shift()!(new Response(text)),
    postMessage: (data: object) => listeners.get('message')!({ data, waitUntil }),
    async settled() {
      while (waits.length > 0) await waits.shift();
    },
  };
}

const token = { headers: { authorization: 'Bearer segredo' } };

test('[SHELL-10] pages, public answers and a person’s own data have separate caches', async () => {
  const worker = await aWorker();
  for (const [path, rest] of [
    ['/leiloes?keyword=casa', { mode: 'navigate' }],
    ['/api/auctions?page=1', {}],
    ['/api/auctions/1', token],
    ['/api/customer/favorites/load-display?page=1', token],
  ] as const) {
    const answered = worker.ask(path, rest);
    worker.answer('x');
    await answered;
  }
  await worker.settled();
  expect(worker.stored()).toEqual({
    'martelo-pages-1': [`${origin}/leiloes?keyword=casa`],
    'martelo-answers-1': [`${origin}/api/auctions?page=1`],
    'martelo-own': [`${origin}/api/auctions/1`, `${origin}/api/customer/favorites/load-display?page=1`],
  });
});

test.each([
  '/recuperar-senha/uma-vez',
  '/confirmar-email/uma-vez',
  '/CONFIRMAR-EMAIL/uma-vez',
  '/desfazer-email/uma-vez',
  '/cancelar-avisos/uma-vez',
  '/docs',
])('[AUTH-07] %s is not cached', async (path) => {
  expect((await aWorker()).ask(path, { mode: 'navigate' })).toBeUndefined();
});

test('[AUTH-07] an answer under way at the sign-out is not shown later', async () => {
  const worker = await aWorker();
  const own = worker.ask('/api/customer/favorites/load-display', token);
  const page = worker.ask('/leiloes?keyword=casa', { mode: 'navigate' });
  worker.postMessage({ clear: 'seen' });
  worker.answer('minha');
  worker.answer('casas');
  await Promise.all([own, page]);
  await worker.settled();
  expect(worker.stored()).toEqual({});
  const after = worker.ask('/leiloes', { mode: 'navigate' });
  worker.answer('todos');
  await after;
  await worker.settled();
  expect(worker.stored()).toEqual({ 'martelo-pages-1': [`${origin}/leiloes`] });
});

test('[AUTH-07] nor is one that was about to be cached', async () => {
  const worker = await aWorker();
  const own = worker.ask('/api/customer/favorites/load-display', token);
  worker.meanwhile.opening = () => worker.postMessage({ clear: 'seen' });
  worker.answer('minha');
  await own;
  await worker.settled();
  expect(Object.values(worker.stored()).flat()).toEqual([]);
});

test('[SHELL-10] a visitor’s pages stay when only a person’s own data is removed', async () => {
  const worker = await aWorker();
  for (const [path, rest] of [
    ['/leiloes', { mode: 'navigate' }],
    ['/api/customer/favorites/keys', token],
  ] as const) {
    const answered = worker.ask(path, rest);
    worker.answer('x');
    await answered;
  }
  await worker.settled();
  worker.postMessage({ clear: 'own' });
  await worker.settled();
  expect(worker.stored()).toEqual({ 'martelo-pages-1': [`${origin}/leiloes`] });
});
