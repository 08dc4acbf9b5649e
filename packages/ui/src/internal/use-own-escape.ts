import { type RefObject, useEffect } from 'react';

/**
 * While `held`, an Escape within `anchor` is marked as taken before anybody else sees it: a dialog around listens on
 * the document in the capture phase, earlier than any handler of React, and leaves alone what is already prevented.
 */
export function useOwnEscape(anchor: RefObject<HTMLElement | null>, held: boolean) {
  useEffect(() => {
    if (!held) return undefined;
    const take = (event: KeyboardEvent) => {
      const within = event.target instanceof Node && anchor.current?.contains(event.target);
      if (within && event.key === 'Escape' && !event.isComposing) event.preventDefault();
    };
    window.addEventListener('keydown', take, true);
    return () => window.removeEventListener('keydown', take, true);
  }, [anchor, held]);
}
