import { type RefCallback, type RefObject, useCallback } from 'react';

/**
 * The ref of each button that comes and goes with the challenge: where a focused one is removed, the first button that
 * is left in `around` gets the focus.
 */
export function useFocusFallback(around: RefObject<HTMLElement | null>): RefCallback<HTMLButtonElement> {
  return useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement !== button) return;
      // Once what comes in its place is there.
      queueMicrotask(() => {
        if (document.activeElement === document.body)
          around.current?.querySelector<HTMLElement>('button:enabled')?.focus();
      });
    },
    [around],
  );
}
