import { type RefObject, useEffect, useRef } from 'react';

/**
 * Removing the last card of a list removes the list, and the focus with it: `place` gets it then. `hasCards` is
 * undefined or null while unknown.
 */
export function useFocusOnceEmptied(
  place: RefObject<HTMLElement | null>,
  hasCards: boolean | null | undefined,
): void {
  const hadCards = useRef(hasCards);
  useEffect(() => {
    if (hadCards.current && hasCards === false && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    hadCards.current = hasCards;
  }, [place, hasCards]);
}
