import { useSyncExternalStore } from 'react';

import type { Display } from './display.ts';

/** The docs page that a story has a frame of its own in: the toolbar reaches the page and not the frame. */
function pageAround(): HTMLElement | undefined {
  if (window.parent === window) return undefined;
  try {
    const { location, document } = window.parent;
    const isDocs = new URLSearchParams(location.search).get('viewMode') === 'docs';
    return isDocs ? document.documentElement : undefined;
  } catch {
    // The page around it is another site's.
    return undefined;
  }
}

const page = pageAround();

const subscribe = (listener: () => void) => {
  if (!page) return () => undefined;
  const changes = new MutationObserver(listener);
  changes.observe(page, { attributeFilter: ['data-theme', 'data-contrast', 'data-density'] });
  return () => changes.disconnect();
};

/** What a story sets itself goes before what the page around it has. */
export function useDisplayWithin({ theme, contrast, density }: Display): Display {
  const read = (name: string) => page?.dataset[name];
  const around = {
    theme: useSyncExternalStore(subscribe, () => read('theme')),
    contrast: useSyncExternalStore(subscribe, () => read('contrast')),
    density: useSyncExternalStore(subscribe, () => read('density')),
  };
  return {
    theme: theme === 'system' ? (around.theme ?? theme) : theme,
    contrast: contrast === 'system' ? (around.contrast ?? contrast) : contrast,
    density: density === 'comfortable' ? (around.density ?? density) : density,
  };
}
