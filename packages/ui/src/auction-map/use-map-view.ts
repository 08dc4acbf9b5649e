import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Coordinates } from './projection.ts';
import { boundsOf, fit, type MapBounds, type View, viewOf } from './view.ts';

/** In milliseconds: shorter pauses belong to one movement. */
const rest = 250;

/** As a share of the width: an address may round the bounds that the map reported. */
const tolerance = 0.01;

function isSame(one: MapBounds | undefined, other: MapBounds | undefined): boolean {
  if (!one || !other) return one === other;
  const room = tolerance * (one.east - one.west);
  const sides = ['west', 'south', 'east', 'north'] as const;
  return sides.every((side) => Math.abs(one[side] - other[side]) <= room);
}

interface MapViewOptions {
  bounds: MapBounds | undefined;
  /** What is fitted at first where there are no bounds. */
  first: readonly Coordinates[];
  onBoundsChange: ((bounds: MapBounds) => void) | undefined;
}

/** What the map shows. Bounds from outside move it, but not its own ones that come back through the address. */
export function useMapView(
  frame: RefObject<HTMLElement | null>,
  { bounds, first, onBoundsChange }: MapViewOptions,
) {
  const [view, setView] = useState<View>(() => (bounds ? viewOf(bounds) : fit(first)));
  const [adopted, setAdopted] = useState(bounds);
  const [reported, setReported] = useState<MapBounds>();
  if (bounds && !isSame(bounds, adopted)) {
    setAdopted(bounds);
    if (!isSame(bounds, reported)) setView(viewOf(bounds));
  }

  const report = useEffectEvent((shown: View) => {
    if (!frame.current || !onBoundsChange) return;
    const seen = boundsOf(shown, frame.current.getBoundingClientRect());
    setReported(seen);
    onBoundsChange(seen);
  });
  const begun = useRef(false);
  useEffect(() => {
    if (!begun.current) {
      // At once: who moves the map in its first moment has moved it away from this.
      begun.current = true;
      return report(view);
    }
    const timer = setTimeout(() => report(view), rest);
    return () => clearTimeout(timer);
  }, [view]);

  return [view, setView] as const;
}
