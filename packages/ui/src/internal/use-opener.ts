import { useRef } from 'react';

/**
 * What had the focus before a dialog, and has it again after. Where that is gone by then, and nobody else took the
 * focus, the nearest place around it that may have it does.
 */
export function useOpener() {
  const places = useRef<readonly HTMLElement[]>([]);
  return {
    remember: () => {
      const { activeElement } = document;
      places.current =
        activeElement instanceof HTMLElement ? [activeElement, ...placesAround(activeElement)] : [];
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
function placesAround(element: HTMLElement): HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>('[tabindex], main');
  return around && around.localName !== 'main' ? [around, ...placesAround(around)] : [];
}
