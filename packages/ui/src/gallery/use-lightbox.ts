import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

import type { Zoom } from './stage.tsx';

/** In pixels: a shorter way is a press, not a swipe. */
const minSwipe = 48;
/** In pixels, for one press of an arrow key in an enlarged picture. */
const stride = 120;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Which picture is seen and how large; keys and swipes lead to the others, or around an enlarged one. */
export function useLightbox(total: number, first: number) {
  const stage = useRef<HTMLDivElement>(null);
  const begin = useRef<{ x: number; y: number }>(null);
  const [at, setAt] = useState(first);
  const [zoom, setZoom] = useState<Zoom>(1);

  const show = (next: number) => {
    setAt((next + total) % total);
    setZoom(1);
  };
  const zoomBy = (by: 1 | -1) => setZoom((now) => Math.min(Math.max(now + by, 1), 3) as Zoom);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (zoom > 1 && (x || y)) stage.current?.scrollBy(x * stride, y * stride);
    else if (x && total > 1) show(at + x);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(total - 1);
    else if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-' || event.key === '−') zoomBy(-1);
    else return;
    event.preventDefault();
  };

  const swiped = ({ clientX, clientY }: PointerEvent) => {
    const from = begin.current;
    begin.current = null;
    if (!from || zoom > 1 || total < 2) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (Math.abs(x) > minSwipe && Math.abs(x) > Math.abs(y)) show(at + (x < 0 ? 1 : -1));
  };

  return {
    stage,
    at,
    zoom,
    setZoom,
    show,
    zoomBy,
    press,
    swipe: {
      onPointerDown({ clientX: x, clientY: y }: PointerEvent) {
        begin.current = { x, y };
      },
      onPointerUp: swiped,
      onPointerCancel() {
        begin.current = null;
      },
    },
  };
}
