import { useEffect, useEffectEvent } from 'react';

/** https://html.spec.whatwg.org/#the-closewatcher-interface */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/**
 * Closes what is open when the system asks for it, as Android's Back does, which else would leave the page under it
 * (WAY-04). Escape is the part's own: with it the browser would ask on computers too. Browsers that ask nobody, such as
 * Safari, have no such button.
 */
export function useCloseRequest(open: boolean, close: () => unknown): void {
  const answer = useEffectEvent(() => void close());
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!open || !CloseWatcher || !matchMedia('(pointer: coarse)').matches) return undefined;
    let watcher: CloseWatcher;
    // One watcher hears one request, which what is busy may have refused.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        answer();
        watch();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [open]);
}
