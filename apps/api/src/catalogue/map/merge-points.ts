import type { Position } from '../places/city-positions.ts';

/** Auctions at one place. */
export interface Point extends Position {
  count: number;
  /** One of them, for a place that has no other. */
  auctionId: number;
  cityId: number;
  /** All municipalities that they are of. */
  cityIds: readonly number[];
  /** Whether the place is the auction's own, else its municipality's. */
  own: boolean;
}

export interface Cluster extends Omit<Point, 'cityIds'> {
  /** How many municipalities are in it. */
  cities: number;
  /** How many places are in it. */
  places: number;
}

const degrees = 180 / Math.PI;

/** Mercator, in degrees of longitude: distances correspond to those on the screen. */
const mercator = ({ latitude, longitude }: Position) => ({
  x: longitude,
  y: degrees * Math.log(Math.tan(Math.PI / 4 + latitude / degrees / 2)),
});

/**
 * A map that shows all of the places is so wide, in degrees of longitude, with some room around; never less than
 * `min`.
 */
export function spanOf(points: readonly Position[], { min, max }: { min: number; max: number }): number {
  const positions = points.map(mercator);
  const range = (values: readonly number[]) =>
    values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY) -
    values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const widest = Math.max(range(positions.map(({ x }) => x)), range(positions.map(({ y }) => y)));
  return points.length > 0 ? Math.min(Math.max(widest * 1.16, min), max) : max;
}

interface Mark {
  cluster: Cluster;
  x: number;
  y: number;
  cityIds: Set<number>;
}

/** One number for a cell, however small the cells are. */
const keyOf = (column: number, row: number) => column * 2 ** 26 + row;

/** The marks so far, in cells as wide as the spacing. */
function marksBySpacing(spacing: number) {
  const cells = new Map<number, Mark[]>();
  return {
    /** The nearest one closer than `spacing`: it is in the same cell or a neighbouring one. */
    near(x: number, y: number): Mark | null {
      const [column, row] = [Math.floor(x / spacing), Math.floor(y / spacing)];
      let nearest: Mark | null = null;
      let least = spacing;
      for (let east = column - 1; east <= column + 1; east++)
        for (let north = row - 1; north <= row + 1; north++)
          for (const mark of cells.get(keyOf(east, north)) ?? []) {
            const distance = Math.hypot(mark.x - x, mark.y - y);
            if (distance < least) [nearest, least] = [mark, distance];
          }
      return nearest;
    },
    add(mark: Mark): void {
      const key = keyOf(Math.floor(mark.x / spacing), Math.floor(mark.y / spacing));
      const cell = cells.get(key);
      if (cell) cell.push(mark);
      else cells.set(key, [mark]);
    },
  };
}

/**
 * Joins what would lie closer than `spacing` on the screen, in degrees of longitude: each place goes to the greatest
 * that is that near, so that the marks left are all farther apart and no figure covers another.
 */
export function mergePoints(points: readonly Point[], spacing: number): Cluster[] {
  const marks = marksBySpacing(spacing);
  const remaining: Mark[] = [];
  for (const point of points.toSorted((a, b) => b.count - a.count || a.auctionId - b.auctionId)) {
    const { x, y } = mercator(point);
    const near = marks.near(x, y);
    if (near) {
      near.cluster.count += point.count;
      near.cluster.places += 1;
      for (const id of point.cityIds) near.cityIds.add(id);
      continue;
    }
    const mark = { cluster: { ...point, cities: 1, places: 1 }, x, y, cityIds: new Set(point.cityIds) };
    marks.add(mark);
    remaining.push(mark);
  }
  return remaining.map(({ cluster, cityIds }) => ({ ...cluster, cities: cityIds.size }));
}
