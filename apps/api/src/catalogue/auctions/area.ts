import { sql } from 'kysely';

import { cityPositions, type Position } from '../places/city-positions.ts';

/** A part of the globe, in degrees. */
export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

const shape = /^-?\d{1,3}(?:\.\d{1,6})?(?:,-?\d{1,3}(?:\.\d{1,6})?){3}$/;

/** `west,south,east,north`; null for what is no part of the globe. */
export function parseArea(text: string): Area | null {
  if (!shape.test(text)) return null;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  const isOnGlobe = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isOnGlobe && west < east && south < north ? { west, south, east, north } : null;
}

export const isWithin = ({ west, south, east, north }: Area, { latitude, longitude }: Position): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** Auctions of the area by their own coordinates, those without any by their municipality's. */
export function areaCondition(area: Area) {
  const cities = [...cityPositions()].filter(([, position]) => isWithin(area, position)).map(([id]) => id);
  return sql`case when latitude is not null then latitude between ${area.south} and ${area.north}
      and longitude between ${area.west} and ${area.east}
    else city_id = any (${cities}::integer[]) end`;
}
