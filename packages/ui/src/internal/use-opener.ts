import { useRef } from 'react';

let closed: HTMLElement | null = null;

/** What opened something that closes: a dialog that opens in the same turn finds the focus nowhere. */
export function noteOpener(opener: HTMLElement | null) {
  closed = opener;
  setTimeout(() => {
    closed = null;
  });
}

/**
 * Restores the focus after a dialog to what had it before. Where that is gone by then, and nothing else took the focus,
 * the nearest focusable element around it gets it, or what opened the menu or popover that it stood in.
 */
export function useOpener() {
  const places = useRef<readonly HTMLElement[]>([]);
  return {
    remember: () => {
      const { activeElement } = document;
      const from = activeElement === document.body ? closed : activeElement;
      places.current = from instanceof HTMLElement ? placesFrom(from) : [];
    },
    /** Unless somebody has led the focus elsewhere, and prevented this. */
    giveBack: (event: Event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const [opener] = places.current;
      if (opener?.isConnected) opener.focus();
      else if (document.activeElement === document.body)
        places.current.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
    },
  };
}

/** Within the page's `main`, which follows its screens by itself. */
function placesFrom(element: HTMLElement): HTMLElement[] {
  const places = new Set([element]);
  // What is added is gone through as well.
  for (const place of places) {
    const around = place.parentElement?.closest<HTMLElement>('[tabindex], main');
    if (!around || around.localName === 'main') continue;
    places.add(around);
    const opener = document.querySelector<HTMLElement>(`[aria-controls=${JSON.stringify(around.id)}]`);
    if (opener) places.add(opener);
  }
  return [...places];
}
