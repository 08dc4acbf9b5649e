import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

import type { MapPosition } from './projection.ts';
import { pan, type View, zoom } from './view.ts';

type Change = (update: (view: View) => View) => void;
type Screen = Pick<globalThis.MouseEvent, 'clientX' | 'clientY'>;

/** A finger that rests trembles by so many pixels; past them it drags. */
const tremble = 4;

const middleOf = (points: readonly Screen[]): Screen => ({
  clientX: points.reduce((sum, { clientX }) => sum + clientX, 0) / points.length,
  clientY: points.reduce((sum, { clientY }) => sum + clientY, 0) / points.length,
});

const spread = ([a, b]: readonly Screen[]) =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/** The place under a point of the screen. */
function placeUnder(frame: Element, { clientX, clientY }: Screen, { x, y, span }: View): MapPosition {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const unit = span / Math.min(width, height);
  return { x: x + (clientX - left - width / 2) * unit, y: y + (clientY - top - height / 2) * unit };
}

/**
 * Drag, two fingers, wheel with Ctrl or ⌘, and double press; one finger scrolls the page. `change` is stable between
 * renders.
 */
export function useMapGestures(frame: RefObject<HTMLElement | null>, change: Change) {
  const pointers = useRef(new Map<number, Screen>());
  const start = useRef<Screen>(null);
  const dragged = useRef(false);

  // React listens to the wheel passively, which could not keep the page from zooming.
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      change((view) => zoom(view, 2 ** (-event.deltaY / 200), placeUnder(element, event, view)));
    };
    // Two fingers are the map's; else the browser would scroll by them and take them away.
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    element.addEventListener('wheel', turn, { passive: false });
    element.addEventListener('touchstart', touch, { passive: false });
    element.addEventListener('touchmove', touch, { passive: false });
    return () => {
      element.removeEventListener('wheel', turn);
      element.removeEventListener('touchstart', touch);
      element.removeEventListener('touchmove', touch);
    };
  }, [frame, change]);

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    if (event.pointerType === 'mouse') pointers.current.clear();
    if (pointers.current.size === 0) {
      dragged.current = false;
      start.current = { clientX: event.clientX, clientY: event.clientY };
    }
    pointers.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    // A mouse that was let go outside the map sent no pointerup here.
    if (event.pointerType === 'mouse' && event.buttons === 0) pointers.current.delete(event.pointerId);
    if (!pointers.current.has(event.pointerId)) return;
    if (event.pointerType === 'touch' && pointers.current.size === 1) return;
    const target = event.currentTarget;
    const before = [...pointers.current.values()];
    const from = start.current ?? event;
    if (!dragged.current) {
      const far = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
      if (far < tremble && before.length === 1) return;
      dragged.current = true;
      target.setPointerCapture(event.pointerId);
    }
    pointers.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
    const after = [...pointers.current.values()];
    const [was, is] = [middleOf(before), middleOf(after)];
    const { width, height } = target.getBoundingClientRect();
    const side = Math.min(width, height);
    const factor = after.length > 1 ? spread(after) / Math.max(spread(before), 1) : 1;
    change((view) =>
      zoom(
        pan(view, (was.clientX - is.clientX) / side, (was.clientY - is.clientY) / side),
        factor,
        placeUnder(target, is, view),
      ),
    );
  };

  const up = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };

  const press = (event: MouseEvent) => {
    // The end of a drag is no press; a key's press is never the end of a drag.
    if (!dragged.current || event.detail === 0) return;
    dragged.current = false;
    event.stopPropagation();
  };

  const pressTwice = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('[role="button"], button')) return;
    const element = event.currentTarget;
    change((view) => zoom(view, 2, placeUnder(element, event, view)));
  };

  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onClickCapture: press,
    onDoubleClick: pressTwice,
  };
}
