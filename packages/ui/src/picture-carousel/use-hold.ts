import { type RefObject, startTransition, useEffect, useState } from 'react';

/**
 * Whether a pointer or the focus is on the carousel, or on the element around it that `holder` selects, which then also
 * steps it by the arrow keys while a link of it has the focus.
 */
export function useHold(
  ref: RefObject<Element | null>,
  holder: string | undefined,
  step: (by: number) => void,
): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const element = holder ? ref.current?.closest(holder) : ref.current;
    const listening = new AbortController();
    const { signal } = listening;
    // Its arrival comes with the press of something beside it, which is to be rendered first.
    const hold = () => startTransition(() => setHeld(true));
    const release = () => startTransition(() => setHeld(false));
    for (const event of ['pointerenter', 'focusin']) element?.addEventListener(event, hold, { signal });
    for (const event of ['pointerleave', 'focusout']) element?.addEventListener(event, release, { signal });
    const turn = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !(event.target instanceof HTMLAnchorElement)) return;
      if (event.key === 'ArrowLeft') step(-1);
      if (event.key === 'ArrowRight') step(1);
    };
    if (holder) element?.addEventListener('keydown', turn, { signal });
    return () => listening.abort();
  }, [ref, holder, step]);
  return held;
}
