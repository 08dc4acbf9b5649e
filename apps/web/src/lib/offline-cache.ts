import { useSyncExternalStore } from 'react';

/** The worker's caches by name: a person's own data, and the pages that they viewed. */
const stores = { own: /^martelo-own$/, seen: /^martelo-(own|pages|answers)/ };
const listeners = new Set<() => void>();
let at: string | null = null;

const supported = () => typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

function set(value: string | null) {
  at = value;
  for (const listener of listeners) listener();
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/worker.js');
  } catch {
    // Without it the site needs a connection, as any does.
  }
}

/**
 * Lets a worker store what was seen, to be read without a connection; once the page has everything that it needs
 * itself.
 */
export function registerOfflineCache(): void {
  if (!supported()) return;
  at = document.documentElement.dataset['cachedAt'] ?? null;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ cachedAt?: string }>) => {
    if (data.cachedAt) set(data.cachedAt);
  });
  addEventListener('online', () => set(null));
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

async function empty(fits: RegExp): Promise<void> {
  for (const name of await caches.keys()) if (fits.test(name)) await caches.delete(name);
}

/** Clears a person's own data, or all caches. The worker is notified too: an answer may be on its way to it. */
export function clearOfflineCache(which: keyof typeof stores): void {
  if (typeof caches === 'undefined' || !supported()) return;
  // A worker takes no origin: it is always of this one.
  navigator.serviceWorker.controller?.postMessage({ clear: which }, []);
  void empty(stores[which]).catch(() => undefined);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Of when the shown page is, where it came from the cache; null where it is of now. */
export function useCachedAt(): Date | null {
  const value = useSyncExternalStore(
    subscribe,
    () => at,
    () => null,
  );
  return value === null ? null : new Date(value);
}
