import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import * as styles from './accordion.css.ts';

export interface AccordionPanelProps {
  open: boolean;
  /** Find-in-page or a link to a place within met it while it was closed. */
  onFound: () => void;
  children: ReactNode;
}

/**
 * `hidden="until-found"` lets find-in-page see what is closed. React prints any `hidden` as empty, so the word is put
 * in afterwards; a browser that does not know it hides all the same.
 */
export function AccordionPanel({ open, onFound, children }: AccordionPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => {
    if (!open) ref.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const panel = ref.current;
    const open = () => found();
    panel?.addEventListener('beforematch', open);
    return () => panel?.removeEventListener('beforematch', open);
  }, []);

  return (
    <div ref={ref} hidden={!open} className={styles.panel}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
