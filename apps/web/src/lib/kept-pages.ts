import { useSyncExternalStore } from 'react';

/** What the worker keeps by these names: a person's own, and what tells where somebody looked. */
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

/** Lets a worker keep what was seen, to be read without a connection; once the page has everything that it needs itself. */
export function keepPages(): void {
  if (!supported()) return;
  at = document.documentElement.dataset['keptAt'] ?? null;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ keptAt?: string }>) => {
    if (data.keptAt) set(data.keptAt);
  });
  addEventListener('online', () => set(null));
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

async function empty(fits: RegExp): Promise<void> {
  for (const name of await caches.keys()) if (fits.test(name)) await caches.delete(name);
}

/** Forgets what is a person's own, or all that was seen. The worker is told too: an answer may be on its way to it. */
export function forgetPages(which: keyof typeof stores): void {
  if (typeof caches === 'undefined' || !supported()) return;
  // A worker takes no origin: it is always of this one.
  navigator.serviceWorker.controller?.postMessage({ forget: which }, []);
  void empty(stores[which]).catch(() => undefined);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Of when the shown page is, where it came from what was kept; null where it is of now. */
export function useKeptAt(): Date | null {
  const value = useSyncExternalStore(
    subscribe,
    () => at,
    () => null,
  );
  return value === null ? null : new Date(value);
}
