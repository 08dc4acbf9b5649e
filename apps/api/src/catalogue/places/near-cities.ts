import { cityPositions, type Position } from './city-positions.ts';

/** What 'perto de' and 'grande São Paulo' cover, in km between city seats. */
const reach = 40;
const earthRadius = 6371;
const kmPerDegree = (earthRadius * Math.PI) / 180;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along the great circle, in km. */
export function distanceBetween(a: Position, b: Position): number {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = latitudes + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/**
 * The municipalities whose seats lie within 40 km of one's, itself among them, ascending; itself alone where it is
 * unknown.
 */
export function nearCities(cityId: number): readonly number[] {
  const positions = cityPositions();
  const centre = positions.get(cityId);
  if (!centre) return [cityId];
  return [...positions]
    .filter(
      ([, position]) =>
        Math.abs(position.latitude - centre.latitude) * kmPerDegree <= reach &&
        distanceBetween(position, centre) <= reach,
    )
    .map(([id]) => id)
    .toSorted((a, b) => a - b);
}
