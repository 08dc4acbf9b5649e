import { createContext, use, useEffect, useEffectEvent, useState } from 'react';

import { useCloseRequest } from './use-close-request.ts';

/** The page that is shown; null where nobody says so. */
export const PageContext = createContext<string | null>(null);

/**
 * Whether something is still open that closes with the page it was opened on. Its owner is told once it has closed so,
 * and asked to close it by the system's own way back, unless it is `busy`.
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
