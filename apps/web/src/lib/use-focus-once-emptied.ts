import { type RefObject, useEffect, useRef } from 'react';

/**
 * The last card of a list takes the list along, and the focus with it: `place` has it then. `hasCards` is undefined or
 * null while nobody knows.
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
