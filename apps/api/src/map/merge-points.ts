import type { Position } from '../database/city-positions.ts';

/** Auctions at one place. */
export interface Point extends Position {
  count: number;
  /** One of them, for a place that has no other. */
  auctionId: number;
  cityId: number;
  /** Whether the place is the auction's own, else its municipality's. */
  own: boolean;
}

export interface Cluster extends Point {
  /** How many municipalities are in it. */
  cities: number;
  /** How many places are in it. */
  places: number;
}

const degrees = 180 / Math.PI;

/** Mercator, in degrees of longitude: what is apart here is apart on the screen. */
const mercator = ({ latitude, longitude }: Position) => ({
  x: longitude,
  y: degrees * Math.log(Math.tan(Math.PI / 4 + latitude / degrees / 2)),
});

/** A map that shows all of the places is so wide, in degrees of longitude, with some room around; never less than `least`. */
export function spanOf(
  points: readonly Position[],
  { least, most }: { least: number; most: number },
): number {
  const positions = points.map(mercator);
  const range = (values: readonly number[]) =>
    values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY) -
    values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const widest = Math.max(range(positions.map(({ x }) => x)), range(positions.map(({ y }) => y)));
  return points.length > 0 ? Math.min(Math.max(widest * 1.16, least), most) : most;
}

/**
 * Joins what would lie closer than `spacing` on the screen, in degrees of longitude: each place goes to the greatest that is
 * that near, so that the marks left are all farther apart and no figure covers another. A place with one cell to look in, and
 * its eight neighbours, is compared with few.
 */
export function mergePoints(points: readonly Point[], spacing: number): Cluster[] {
  const sorted = [...points].sort((a, b) => b.count - a.count || a.auctionId - b.auctionId);
  const cells = new Map<string, { cluster: Cluster; x: number; y: number; cityIds: Set<number> }[]>();
  const kept: { cluster: Cluster; cityIds: Set<number> }[] = [];
  for (const point of sorted) {
    const { x, y } = mercator(point);
    const [column, row] = [Math.floor(x / spacing), Math.floor(y / spacing)];
    const near = [-1, 0, 1]
      .flatMap((east) => [-1, 0, 1].flatMap((north) => cells.get(`${column + east} ${row + north}`) ?? []))
      .map((one) => ({ one, distance: Math.hypot(one.x - x, one.y - y) }))
      .filter(({ distance }) => distance < spacing)
      .sort((a, b) => a.distance - b.distance)[0]?.one;
    if (near) {
      near.cluster.count += point.count;
      near.cluster.places += 1;
      near.cityIds.add(point.cityId);
      continue;
    }
    const entry = { cluster: { ...point, cities: 1, places: 1 }, x, y, cityIds: new Set([point.cityId]) };
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), entry]);
    kept.push(entry);
  }
  return kept.map(({ cluster, cityIds }) => ({ ...cluster, cities: cityIds.size }));
}
