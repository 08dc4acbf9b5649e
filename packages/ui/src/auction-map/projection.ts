/** A place on the globe, in degrees. */
export interface Coordinates {
  /** Below 0 south of the equator. */
  latitude: number;
  /** Below 0 west of Greenwich. */
  longitude: number;
}

/** A place on the map: degrees of longitude to the east, as long to the south. */
export interface MapPosition {
  x: number;
  y: number;
}

const degrees = 180 / Math.PI;
/** Mercator's map has no poles. */
const steepest = 85;

/**
 * Mercator: angles and shapes stay true, so a state looks as on every map. One unit is a degree of longitude; y grows
 * to the south.
 */
export function project({ latitude, longitude }: Coordinates): MapPosition {
  const held = Math.min(Math.max(latitude, -steepest), steepest);
  // At the equator the logarithm gives -0.
  return { x: longitude, y: -degrees * Math.log(Math.tan(Math.PI / 4 + held / degrees / 2)) || 0 };
}

/** The inverse of {@link project}. */
export function unproject({ x, y }: MapPosition): Coordinates {
  return { latitude: degrees * (2 * Math.atan(Math.exp(-y / degrees)) - Math.PI / 2), longitude: x };
}

const kilometresPerDegree = 111.32;

/** How many kilometres one unit of the map is at a height of it. */
export function kilometresPerUnit(y: number): number {
  return kilometresPerDegree * Math.cos(unproject({ x: 0, y }).latitude / degrees);
}
