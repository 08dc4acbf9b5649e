import { createContext, use, useEffect, useEffectEvent, useState } from 'react';

import { useCloseRequest } from './use-close-request.ts';

/** The shown page; null without a `PageScope`. */
export const PageContext = createContext<string | null>(null);

/**
 * Whether something is still open that closes with the page it was opened on. `onOpenChange` is called once it has
 * closed so, and by the system's back gesture, unless it is `busy`.
 */
export function useOpenOnPage(open: boolean, onOpenChange: (open: boolean) => void, busy = false): boolean {
  const page = use(PageContext);
  const [openedOn, setOpenedOn] = useState(page);
  if (!open && openedOn !== page) setOpenedOn(page);
  const left = open && openedOn !== page;
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (left) close();
  }, [left]);
  useCloseRequest(open && !left, () => busy || onOpenChange(false));
  return open && !left;
}
