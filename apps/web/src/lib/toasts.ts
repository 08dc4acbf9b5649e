import type { ToastContent } from '@martelo/ui/toast';

import { loadScript } from './load-script.ts';

const load = () => loadScript(() => import('./toaster.tsx'));

/**
 * Says something at the top right of the page (SHELL-09). Its code comes with the first word, or when the page is idle.
 */
export function showToast(content: ToastContent): void {
  void load().then(({ toastQueue }) => toastQueue.add(content));
}

/** The toasts' place on the page, to be rendered once. */
export const loadToasts = load;
