import { type RefObject, useEffect } from 'react';

/** The distance from one slide to the next, gap included. */
function strideOf({ children: [first, second], clientWidth }: HTMLElement) {
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return clientWidth;
  return second.offsetLeft - first.offsetLeft;
}

/** How many slides are seen at once. */
export function seenAtOnce(track: HTMLElement): number {
  const stride = strideOf(track);
  return stride > 0 ? Math.max(Math.round(track.clientWidth / stride), 1) : 1;
}

/** The first slide that is seen. */
export function positionOf(track: HTMLElement): number {
  const stride = strideOf(track);
  return stride > 0 ? Math.round(track.scrollLeft / stride) : 0;
}

/** Scrolls until a slide is the first, or as near to it as the end allows. */
export function showSlide(track: HTMLElement, at: number) {
  track.scrollTo({ left: at * strideOf(track) });
}

/** Scrolls by so many slides; from either end it goes on at the other. */
export function stepSlides(track: HTMLElement, by: number) {
  const stride = strideOf(track);
  const last = Math.max(Math.round((track.scrollWidth - track.clientWidth) / stride), 0);
  const now = positionOf(track);
  const next = Math.min(Math.max(now + by, 0), last);
  showSlide(track, next === now ? (by > 0 ? 0 : last) : next);
}

/** Half a slide out of sight takes no focus and is not read: arrows bring it in. Without script all can be reached. */
export function useInertOutside(track: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    const root = track.current;
    if (!root || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          target.toggleAttribute('inert', intersectionRatio < 0.5);
      },
      { root, threshold: 0.5 },
    );
    for (const slide of [...root.children].slice(0, count)) observer.observe(slide);
    return () => {
      observer.disconnect();
      for (const slide of root.children) slide.removeAttribute('inert');
    };
  }, [track, count]);
}
