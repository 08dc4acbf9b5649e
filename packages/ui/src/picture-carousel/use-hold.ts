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
  const [held, setHeld] = useState({ pointer: false, focus: false });
  useEffect(() => {
    const element = holder ? ref.current?.closest(holder) : ref.current;
    const listening = new AbortController();
    const { signal } = listening;
    // Its arrival comes with the press of something beside it, which is to be rendered first.
    const listen = (event: string, change: Partial<typeof held>) =>
      element?.addEventListener(
        event,
        () => startTransition(() => setHeld((before) => ({ ...before, ...change }))),
        { signal },
      );
    listen('pointerenter', { pointer: true });
    listen('pointerleave', { pointer: false });
    listen('focusin', { focus: true });
    listen('focusout', { focus: false });
    const turn = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !(event.target instanceof HTMLAnchorElement)) return;
      if (event.key === 'ArrowLeft') step(-1);
      if (event.key === 'ArrowRight') step(1);
    };
    if (holder) element?.addEventListener('keydown', turn, { signal });
    return () => listening.abort();
  }, [ref, holder, step]);
  return held.pointer || held.focus;
}
