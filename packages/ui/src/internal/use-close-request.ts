import { useEffect, useEffectEvent } from 'react';

/** https://html.spec.whatwg.org/#the-closewatcher-interface */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/**
 * Closes what is open on the system's close request, as from Android's Back, which else would leave the page under it
 * (WAY-04). Only on touch devices: elsewhere a close watcher also takes Escape, which the part handles itself. Browsers
 * without close watchers, such as Safari, have no such button.
 */
export function useCloseRequest(open: boolean, close: () => unknown): void {
  const onRequest = useEffectEvent(() => void close());
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!open || !CloseWatcher || !matchMedia('(pointer: coarse)').matches) return undefined;
    let watcher: CloseWatcher;
    // A watcher serves one request, which a busy part may have refused.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        onRequest();
        watch();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [open]);
}
