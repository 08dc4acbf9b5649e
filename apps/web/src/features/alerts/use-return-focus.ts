import { useEffect, useRef } from 'react';

/**
 * Gives the focus back when a form that was opened from the page closes: to what opened it, or, where that went with
 * the opening, to `fallback`. `noteOpener` is called before it opens.
 */
export function useReturnFocus(open: boolean) {
  const opener = useRef<Element>(null);
  const fallback = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) {
      const { current } = opener;
      (current instanceof HTMLElement && current.isConnected ? current : fallback.current)?.focus();
    }
    if (!open) opener.current = null;
    wasOpen.current = open;
  }, [open]);
  const noteOpener = () => {
    opener.current = document.activeElement;
  };
  return { fallback, noteOpener };
}
