import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** What the toolbar sets; `system` for what the reader's own settings decide. */
export interface Display {
  theme?: string | undefined;
  contrast?: string | undefined;
  density?: string | undefined;
}

const settings = ['theme', 'contrast', 'density'] as const;

/** The attributes of an element whose content has these settings. */
export const displayAttributes = (display: Display): Readonly<Record<string, string>> =>
  Object.fromEntries(
    settings.flatMap((name) => {
      const value = display[name];
      return value && value !== 'system' ? [[`data-${name}`, value]] : [];
    }),
  );

export function setDisplay(display: Display): void {
  const attributes = displayAttributes(display);
  for (const name of settings) {
    const value = attributes[`data-${name}`];
    if (value) document.documentElement.dataset[name] = value;
    else delete document.documentElement.dataset[name];
  }
}

let current: Display = {};
const listeners = new Set<() => void>();

/** Stories in frames on a docs page send the page their own settings, which are not the page's. */
interface Event {
  from: string;
}

// From the very start: a docs page that opens later asks what was set before.
async function follow() {
  const channel = await addons.ready();
  function take(this: Event, { globals }: { globals: Display }) {
    if (this.from !== channel['sender']) return;
    current = globals;
    for (const listener of listeners) listener();
  }
  channel.on(SET_GLOBALS, take);
  channel.on(GLOBALS_UPDATED, take);
}

void follow();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the toolbar says, where no story says otherwise. */
export const useDisplay = (): Display => useSyncExternalStore(subscribe, () => current);

const dark = matchMedia('(prefers-color-scheme: dark)');
const subscribeToSystem = (listener: () => void) => {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
};

export function useIsDark(): boolean {
  const { theme } = useDisplay();
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => dark.matches);
  return theme === 'dark' || (theme !== 'light' && isSystemDark);
}
