import { useCallback, useEffect, useRef, useState } from 'react';

import {
  positionOf,
  seenAtOnce,
  showSlide,
  stepSlides,
  useInertOutside,
} from '../slide-carousel/scroll-track.ts';

/** Which of the slides of a track are seen, and the ways to others. */
export function useSlides(total: number) {
  const track = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState({ first: 0, count: 1 });
  useInertOutside(track, total);

  const update = useCallback(() => {
    if (!track.current) return;
    const [first, count] = [positionOf(track.current), seenAtOnce(track.current)];
    setSeen((was) => (was.first === first && was.count === count ? was : { first, count }));
  }, []);
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    // A page turned or zoomed shows more or fewer at once.
    const observer = new ResizeObserver(update);
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, [update]);

  const step = (side: 1 | -1) => {
    if (track.current) stepSlides(track.current, side * seenAtOnce(track.current));
  };
  const show = (at: number) => {
    if (track.current) showSlide(track.current, at);
  };

  /** Back to the picture that was seen last, which may have been out of sight. */
  const focusPicture = (at: number) => {
    const slide = track.current?.children[at];
    if (!(slide instanceof HTMLElement) || !track.current) return;
    const first = positionOf(track.current);
    if (at < first || at >= first + seenAtOnce(track.current)) show(at);
    slide.removeAttribute('inert');
    slide.querySelector('button')?.focus({ preventScroll: true });
  };

  return { track, seen, update, step, show, focusPicture };
}
