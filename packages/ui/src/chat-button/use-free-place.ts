import { type RefObject, useEffect, useState } from 'react';

const controls = 'a, button, input, select, textarea, summary, label, [tabindex]:not([tabindex="-1"])';
/** Pixels between the points that are looked at: no control is smaller in both directions. */
const stride = 8;

/** Whether the browser would give a press on the element's place to a control, were the element not there. */
function coversControl(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inset = 0.5;
  const steps = (from: number, to: number) => {
    const count = Math.max(1, Math.ceil((to - from - 2 * inset) / stride));
    return Array.from(
      { length: count + 1 },
      (_, at) => from + inset + ((to - from - 2 * inset) * at) / count,
    );
  };
  const isControl = (under: Element) => !element.contains(under) && under.closest(controls) !== null;
  return steps(left, right).some((x) =>
    steps(top, bottom).some((y) => document.elementsFromPoint(x, y).some(isControl)),
  );
}

/**
 * Whether nothing that can be pressed lies under the element: looked at after each scroll, change of size and change of
 * the page.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (ref.current) setFree(!coversControl(ref.current));
    };
    const soon = () => (frame ||= requestAnimationFrame(measure));
    soon();
    const options = { capture: true, passive: true };
    const events = [
      'scroll',
      'resize',
      'focusin',
      'transitionend',
      'contentvisibilityautostatechange',
    ] as const;
    for (const event of events) addEventListener(event, soon, options);
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(soon);
    sizes?.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) removeEventListener(event, soon, options);
      changes.disconnect();
      sizes?.disconnect();
    };
  }, [ref]);
  return free;
}
