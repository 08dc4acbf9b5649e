import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let paused = false;

function subscribePause(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setPaused(next: boolean) {
  paused = next;
  for (const listener of listeners) listener();
}

/** One pause for everything on the page that moves by itself (WCAG 2.2.2), and how to set it. */
export function useAutoplayPaused() {
  const value = useSyncExternalStore(
    subscribePause,
    () => paused,
    () => false,
  );
  return [value, setPaused] as const;
}

let motionQuery: MediaQueryList | undefined;

/** One query serves every carousel of the page: asking again is slow. */
const reducedMotion = () => (motionQuery ??= matchMedia('(prefers-reduced-motion: reduce)'));

const reports = new WeakMap<Element, (visible: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer serves every carousel of the page. */
function watch(element: Element, report: (visible: boolean) => void) {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) reports.get(target)?.(isIntersecting);
  });
  reports.set(element, report);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

export interface Autoplay {
  /** Milliseconds between two steps. */
  every: number;
  /** A pointer or the focus is on it. */
  held: boolean;
  /** Stable between renders, or the wait starts again. */
  advance: () => void;
}

/** Calls `advance` while the element is on screen and neither held, nor the page paused, nor motion reduced. */
export function useAutoplay(ref: RefObject<Element | null>, { every, held, advance }: Autoplay) {
  const [visible, setVisible] = useState(false);
  const [stopped] = useAutoplayPaused();
  useEffect(() => (ref.current ? watch(ref.current, setVisible) : undefined), [ref]);

  const playing = visible && !held && !stopped;
  useEffect(() => {
    if (!playing) return undefined;
    const query = reducedMotion();
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = () => {
      clearInterval(timer);
      timer = query.matches ? undefined : setInterval(advance, every);
    };
    follow();
    query.addEventListener('change', follow);
    return () => {
      clearInterval(timer);
      query.removeEventListener('change', follow);
    };
  }, [playing, every, advance]);
}
