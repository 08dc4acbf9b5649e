import type { MapBounds } from '@martelo/ui/auction-map';

/** Its name in the address. */
export const areaName = 'area';

const sides =
  /^(-?\d{1,3}(?:\.\d{1,3})?),(-?\d{1,2}(?:\.\d{1,3})?),(-?\d{1,3}(?:\.\d{1,3})?),(-?\d{1,2}(?:\.\d{1,3})?)$/;

/** The part of the map in an address, `west,south,east,north` in degrees; null for what is none. */
export function parseArea(text: string | null): MapBounds | null {
  const match = sides.exec(text ?? '');
  if (!match) return null;
  const [west = 0, south = 0, east = 0, north = 0] = match.slice(1).map(Number);
  const isOnGlobe = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isOnGlobe && west < east && south < north ? { west, south, east, north } : null;
}

const held = (degrees: number, max: number) =>
  String(Math.round(Math.min(Math.max(degrees, -max), max) * 1000) / 1000);

/** The inverse, to about 100 m. */
export function stringifyArea({ west, south, east, north }: MapBounds): string {
  return [held(west, 180), held(south, 90), held(east, 180), held(north, 90)].join(',');
}
