import { useSyncExternalStore } from 'react';

const ownStore = 'martelo-own';
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

/** Forgets what a signed-in person saw. */
export function forgetOwnPages(): void {
  if (typeof caches !== 'undefined') void caches.delete(ownStore).catch(() => undefined);
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
