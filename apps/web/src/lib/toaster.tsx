import { createToastQueue, Toaster } from '@martelo/ui/toast';

export const toastQueue = createToastQueue();

/** The page's toasts, top right (SHELL-09). */
export function Toasts() {
  return <Toaster queue={toastQueue} belowHeader />;
}
