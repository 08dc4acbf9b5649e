import { createToastQueue, Toaster } from '@martelo/ui/toast';

import * as styles from './toaster.css.ts';

export const toastQueue = createToastQueue();

/** The page's toasts, top right (SHELL-09). */
export function Toasts() {
  return <Toaster queue={toastQueue} className={styles.place} />;
}
