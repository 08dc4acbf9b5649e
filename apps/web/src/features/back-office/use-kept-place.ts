import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Where one was in a list whose cards a decision changes or takes away. When what had the focus went with it, the card has
 * it, or the one that comes in its place, or the last. What opens over the page belongs to the card that opened it.
 * The cards are the first children of the element that the props are for, each with a `tabIndex`.
 */
export function useKeptPlace(keys: readonly string[]) {
  const ref = useRef<HTMLElement>(null);
  const place = useRef<{ key: string; at: number } | null>(null);
  const focused = useRef<Element>(null);

  useEffect(() => {
    const { current: last } = place;
    if (!last || focused.current?.isConnected || document.activeElement !== document.body) return;
    const same = keys.indexOf(last.key);
    const card = ref.current?.children[same < 0 ? Math.min(last.at, keys.length - 1) : same];
    if (card instanceof HTMLElement) card.focus();
  }, [keys]);

  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
      const at = [...(ref.current?.children ?? [])].findIndex((card) => card.contains(target));
      const key = keys[at];
      if (key !== undefined) place.current = { key, at };
    },
  };
}
