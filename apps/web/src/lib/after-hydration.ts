import { startTransition } from 'react';

/**
 * Tells what only the browser knows to what the server has rendered. What changes by it is rendered in slices: as one
 * task, right after the whole page was taken over, it would halt a slow phone.
 */
export function afterHydration(update: () => void): void {
  // While an atom is mounted its listeners are called later, outside of any transition.
  queueMicrotask(() => startTransition(update));
}
