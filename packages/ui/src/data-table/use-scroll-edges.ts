import { type RefCallback, useCallback } from 'react';

/** A fraction of a pixel is left over at the end of a scaled page. */
const leftOver = 1;

const moreOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) =>
  [scrollLeft > leftOver && 'start', scrollWidth - clientWidth - scrollLeft > leftOver && 'end']
    .filter(Boolean)
    .join(' ');

/** Tells the element around what scrolls sideways where there is more of it: `data-more`, `start`, `end` or both. */
export function useScrollEdges(): RefCallback<HTMLElement> {
  return useCallback((region: HTMLElement | null) => {
    const frame = region?.parentElement;
    if (!region || !frame || typeof ResizeObserver === 'undefined') return undefined;
    const update = () => {
      frame.dataset['more'] = moreOf(region);
    };
    const sizes = new ResizeObserver(update);
    for (const element of [region, region.firstElementChild]) if (element) sizes.observe(element);
    region.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      region.removeEventListener('scroll', update);
    };
  }, []);
}
