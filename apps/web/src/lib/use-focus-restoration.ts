import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';

const childrenOf = (list: HTMLElement): Iterable<Element> => list.children;

/**
 * Where one was in a list whose cards a decision changes or takes away. When what had the focus went with it, the card
 * has it, or the one that comes in its place, or the last. What opens over the page belongs to the card that opened it.
 * The props are for the list; its cards are its children, or what `cardsOf` finds in it, in the order of the keys.
 */
export function useFocusRestoration<List extends HTMLElement = HTMLElement>(
  keys: readonly string[],
  cardsOf: (list: List) => Iterable<Element> = childrenOf,
) {
  const ref = useRef<List>(null);
  const place = useRef<{ key: string; at: number } | null>(null);
  const focused = useRef<Element>(null);
  const cards = () => (ref.current ? [...cardsOf(ref.current)] : []);
  const indexOf = (target: Element) => cards().findIndex((card) => card.contains(target));

  const follow = useEffectEvent((now: readonly string[]) => {
    const { current: last } = place;
    if (!last || focused.current?.isConnected || document.activeElement !== document.body) return;
    const same = now.indexOf(last.key);
    const card = cards()[same < 0 ? Math.min(last.at, now.length - 1) : same];
    // The article within a list's item has its name.
    const target = card?.querySelector<HTMLElement>(':scope > article') ?? card;
    if (!(target instanceof HTMLElement)) return;
    target.setAttribute('tabindex', '-1');
    target.focus();
  });
  useEffect(() => follow(keys), [keys]);

  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
      const at = indexOf(target);
      const key = keys[at];
      if (key !== undefined) place.current = { key, at };
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const goesOn = relatedTarget instanceof Element && relatedTarget.closest('main');
      if (goesOn && indexOf(relatedTarget) < 0) place.current = null;
    },
  };
}
