/// <reference lib="webworker" />

// Caches viewed pages, so that they can be read again without a connection. A signed-in person's own data has a cache
// of its own. It is cleared when they sign out, and so are the pages that show what they viewed.

declare const self: ServiceWorkerGlobalScope;

const stores = {
  files: 'martelo-files-1',
  pages: 'martelo-pages-1',
  answers: 'martelo-answers-1',
  own: 'martelo-own',
} as const;
type StoreName = keyof typeof stores;

const maxEntries: Record<StoreName, number> = { files: 200, pages: 40, answers: 80, own: 40 };
const dateHeader = 'x-cached-at';
/** What is emptied at which word of a page. */
const cleared: Record<string, readonly StoreName[]> = { own: ['own'], seen: ['own', 'pages', 'answers'] };
/** How often a store was emptied: what was on its way meanwhile is not stored. */
const clearings: Record<StoreName, number> = { files: 0, pages: 0, answers: 0, own: 0 };
/** Calls and the developers' pages answer for themselves; a mail's link opens once, for the one who has it. */
const uncached = /^\/(api|docs|dev|recuperar-senha\/|confirmar-email|desfazer-email|cancelar-avisos)\b/i;

const stored: readonly (readonly [StoreName, RegExp])[] = [
  ['files', /^\/(assets|auctions-images|pictures)\//],
  ['answers', /^\/api\/(auctions|site-settings)/],
  ['own', /^\/api\/customer\/(favorites|alert|opportunity|dashboard|recent-activity|info)\b/],
];

function storeOf(request: Request): StoreName | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return null;
  if (request.mode === 'navigate') return uncached.test(url.pathname) ? null : 'pages';
  const [name = null] = stored.find(([, fits]) => fits.test(url.pathname)) ?? [];
  return name === 'answers' && request.headers.has('authorization') ? 'own' : name;
}

async function put(name: StoreName, request: Request, response: Response, since: number): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(dateHeader, new Date().toISOString());
  const { status, statusText } = response;
  const copy = new Response(await response.arrayBuffer(), { status, statusText, headers });
  if (clearings[name] !== since) return;
  const store = await caches.open(stores[name]);
  await store.put(request, copy);
  // Emptied between the look above and the opening: it would be the first thing in a new store.
  if (clearings[name] !== since) {
    await store.delete(request);
    return;
  }
  const keys = await store.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - maxEntries[name]))) await store.delete(old);
}

const get = async (name: StoreName, request: Request) =>
  (await caches.open(stores[name])).match(request, { ignoreVary: true });

/** A stored page says on its root of when it is. */
async function dated(page: Response): Promise<Response> {
  const at = page.headers.get(dateHeader);
  const html = (await page.text()).replace('<html ', `<html data-cached-at="${at}" `);
  return new Response(html, { status: page.status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const offlinePage = () =>
  new Response(
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Sem conexão · Martelo</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;gap:16px;padding:24px;box-sizing:border-box;
font:16px/1.5 Inter Variable,system-ui,sans-serif;background:#fdfdfc;color:#1c2024}
h1{margin:0;font-size:30px;line-height:1.2;letter-spacing:-.02em}p{margin:0;max-width:32rem}
.logo{font-weight:700;font-size:20px;letter-spacing:-.03em}
nav{display:flex;flex-wrap:wrap;gap:8px}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;box-sizing:border-box;border:1px solid #8b8d98;border-radius:6px;
color:inherit;font-weight:600;text-decoration:none}
a:first-child{border-color:#208368;background:#208368;color:#fff}a:focus-visible{outline:2px solid #29a383;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#111110;color:#edeef0}a{border-color:#5a6169}
a:first-child{border-color:#29a383;background:#29a383;color:#111110}}
</style>
<span class="logo">Martelo</span><h1>Sem conexão</h1>
<p>Esta página ainda não foi vista neste aparelho, por isso não pode ser lida sem internet.</p>
<nav aria-label="Para onde ir"><a href="">Tentar novamente</a><a href="/leiloes">Leilões</a><a href="/">Início</a></nav></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );

/** Tells the page of when its answer is. */
async function postAge({ clientId }: FetchEvent, cachedAt: string | null): Promise<void> {
  const page = await self.clients.get(clientId);
  // A worker's client takes no origin: it is always of this one.
  page?.postMessage({ cachedAt }, []);
}

async function fetchAndStore(event: FetchEvent, name: StoreName): Promise<Response> {
  const since = clearings[name];
  const response = await fetch(event.request);
  if (response.ok && response.status === 200)
    event.waitUntil(put(name, event.request, response.clone(), since));
  return response;
}

async function answer(event: FetchEvent, name: StoreName): Promise<Response> {
  const { request } = event;
  if (name === 'files') return (await get(name, request)) ?? fetchAndStore(event, name);
  try {
    return await fetchAndStore(event, name);
  } catch (error) {
    const found = await get(name, request);
    if (name === 'pages') return found ? dated(found) : offlinePage();
    if (!found) throw error;
    event.waitUntil(postAge(event, found.headers.get(dateHeader)));
    return found;
  }
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const known: readonly string[] = Object.values(stores);
  const clean = async () => {
    for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { clear = '' } = (event.data ?? {}) as { clear?: string };
  const names = Object.hasOwn(cleared, clear) ? cleared[clear]! : [];
  for (const name of names) clearings[name] += 1;
  event.waitUntil(Promise.all(names.map((name) => caches.delete(stores[name]))));
});

self.addEventListener('fetch', (event) => {
  const name = storeOf(event.request);
  if (name) event.respondWith(answer(event, name));
});
