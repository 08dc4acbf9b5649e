import { type Coordinates, kilometresPerUnit, type MapPosition, project, unproject } from './projection.ts';

/** What the map shows: a square of `span` units around a middle, and beside it what else the frame has room for. */
export interface View extends MapPosition {
  span: number;
}

/** A part of the globe, in degrees. */
export interface MapBounds {
  /** The longitude of its western edge. */
  west: number;
  /** The latitude of its southern edge. */
  south: number;
  /** The longitude of its eastern edge. */
  east: number;
  /** The latitude of its northern edge. */
  north: number;
}

/** Brazil's mainland. */
export const brazil: MapBounds = { west: -74, south: -33.8, east: -34.8, north: 5.3 };

const widest = 50;
/** About 30 km: the outline says nothing of what is smaller. */
const narrowest = 0.3;
/** The middle stays over the country and its islands. */
const reach = { west: -74, north: -6, east: -29, south: 36 };

const between = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max);

function held({ x, y, span }: View): View {
  return {
    x: between(reach.west, x, reach.east),
    y: between(reach.north, y, reach.south),
    span: between(narrowest, span, widest),
  };
}

/** Share of the picture that stays free around what it is fitted to. */
const margin = 0.08;

/** All of a part of the globe, with some room around. */
export function viewOf({ west, south, east, north }: MapBounds): View {
  const { x: left, y: top } = project({ longitude: west, latitude: north });
  const { x: right, y: bottom } = project({ longitude: east, latitude: south });
  const span = Math.max(right - left, bottom - top) * (1 + 2 * margin);
  return held({ x: (left + right) / 2, y: (top + bottom) / 2, span });
}

/** Under this, in units, single places come no closer: a lone one is seen in its surroundings. */
const minFit = 3;
/** Places farther apart than this are all over the country, which is then seen whole. */
const country = 30;

/** All of the places; Brazil where there are none or where they are all over it. */
export function fit(places: readonly Coordinates[]): View {
  if (places.length === 0) return viewOf(brazil);
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { latitude, longitude } of places) {
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  const { x, y, span } = viewOf({ west, south, east, north });
  if (span > country) return viewOf(brazil);
  return { x, y, span: Math.max(span, minFit) };
}

/** Comes `factor` times closer (less than one: goes back) while the place at `anchor` stays where it is. */
export function zoom(view: View, factor: number, anchor: MapPosition = view): View {
  const span = between(narrowest, view.span / factor, widest);
  const share = span / view.span;
  return held({ x: anchor.x + (view.x - anchor.x) * share, y: anchor.y + (view.y - anchor.y) * share, span });
}

/** Moves by shares of the square, to the east and to the south. */
export function pan(view: View, east: number, south: number): View {
  return held({ ...view, x: view.x + east * view.span, y: view.y + south * view.span });
}

/** Whether it can come closer or go farther back. */
export const canZoomIn = ({ span }: View) => span > narrowest;
export const canZoomOut = ({ span }: View) => span < widest;

/** A place in the square: shares of it from its left and upper edge, below 0 and above 1 beside it. */
export function placeIn({ x, y, span }: View, position: MapPosition): MapPosition {
  return { x: (position.x - x) / span + 0.5, y: (position.y - y) / span + 0.5 };
}

/** What a frame of this size shows of the globe. */
export function boundsOf(
  { x, y, span }: View,
  { width, height }: { width: number; height: number },
): MapBounds {
  const unit = span / Math.max(Math.min(width, height), 1);
  const [halfWidth, halfHeight] = [(width * unit) / 2, (height * unit) / 2];
  const { longitude: west, latitude: north } = unproject({ x: x - halfWidth, y: y - halfHeight });
  const { longitude: east, latitude: south } = unproject({ x: x + halfWidth, y: y + halfHeight });
  return { west, south, east, north };
}

/** The longest round distance up to a quarter of the square: its kilometres and its share of the side. */
export function scaleOf({ y, span }: View): { kilometres: number; share: number } {
  const across = span * kilometresPerUnit(y);
  const maxKilometres = across / 4;
  const power = 10 ** Math.floor(Math.log10(maxKilometres));
  const kilometres = ([5, 2].find((step) => step * power <= maxKilometres) ?? 1) * power;
  return { kilometres, share: kilometres / across };
}
