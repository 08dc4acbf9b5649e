import { borders, precision, rings } from './brazil-outline.ts';
import { type Coordinates, type MapPosition, project } from './projection.ts';

/** The two letters of a state. */
export type Uf = keyof typeof rings;

type Point = readonly [longitude: number, latitude: number];

const lines: readonly (readonly Point[])[] = borders.map((line) => {
  let [x, y] = [0, 0];
  return line.split(' ').map((step): Point => {
    const [dx = 0, dy = 0] = step.split(',').map(Number);
    [x, y] = [x + dx, y + dy];
    return [x / precision, y / precision];
  });
});

const lineAt = (border: number) => (border < 0 ? (lines[~border] ?? []).toReversed() : (lines[border] ?? []));

/** The states by their two letters, in the order of the alphabet. */
export const ufs = Object.keys(rings) as readonly Uf[];

type Shape = readonly (readonly Point[])[];

const shapes = Object.fromEntries(
  ufs.map((uf): [string, Shape] => [uf, rings[uf].map((ring): Point[] => ring.flatMap(lineAt))]),
) as Readonly<Record<Uf, Shape>>;

function stringifyLine(points: readonly Point[]): string {
  const printed = points.map(([longitude, latitude]) => {
    const { x, y } = project({ latitude, longitude });
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${printed.join('L')}`;
}

const shapePath = (uf: Uf) => shapes[uf].map((ring) => `${stringifyLine(ring)}Z`).join('');

/** All land, as the data of one path in units of the map. */
export const landPath = ufs.map(shapePath).join('');

/** Every coast and border once. */
export const borderPath = lines.map(stringifyLine).join('');

/** One state, as the data of a path in units of the map. */
export function statePath(uf: Uf): string {
  return shapePath(uf);
}

/** Sums over the edges of a ring: twice its signed area, and its centre times three of that. */
function sums(ring: readonly Point[]) {
  let [area, x, y] = [0, 0, 0];
  ring.forEach(([bx, by], at) => {
    const [ax, ay] = ring.at(at - 1) ?? [0, 0];
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return { area, x, y };
}

const mainland = (uf: Uf) =>
  shapes[uf].reduce((main, ring) => (Math.abs(sums(ring).area) > Math.abs(sums(main).area) ? ring : main));

/** Where a state's letters stand: the middle of its mainland. */
export function labelOf(uf: Uf): MapPosition {
  const { area, x, y } = sums(mainland(uf));
  return project({ longitude: x / area / 3, latitude: y / area / 3 });
}

/** A state's mainland from corner to corner. */
export function cornersOf(uf: Uf): readonly [southWest: Coordinates, northEast: Coordinates] {
  const main = mainland(uf);
  const longitudes = main.map(([longitude]) => longitude);
  const latitudes = main.map(([, latitude]) => latitude);
  return [
    { longitude: Math.min(...longitudes), latitude: Math.min(...latitudes) },
    { longitude: Math.max(...longitudes), latitude: Math.max(...latitudes) },
  ];
}

function contains(shape: Shape, { longitude: x, latitude: y }: Coordinates): boolean {
  let within = false;
  for (const ring of shape) {
    ring.forEach(([bx, by], at) => {
      const [ax, ay] = ring.at(at - 1) ?? [0, 0];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
    });
  }
  return within;
}

/** Whether a place lies on a state's land. */
export const isWithin = (uf: Uf, place: Coordinates): boolean => contains(shapes[uf], place);

/** In degrees, from a place to the nearest of a shape's edges. */
function distance(shape: Shape, { longitude: x, latitude: y }: Coordinates): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of shape) {
    ring.forEach(([bx, by], at) => {
      const [ax, ay] = ring.at(at - 1) ?? [0, 0];
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
      const held = Math.min(Math.max(along, 0), 1);
      nearest = Math.min(nearest, Math.hypot(x - ax - held * (bx - ax), y - ay - held * (by - ay)));
    });
  }
  return nearest;
}

/** In degrees, about 17 km: simplified coasts leave a few towns on the water. */
const tolerance = 0.15;

/** The state of a place, or the nearest one within some 17 km of its outline; null in the sea and abroad. */
export function stateAt(place: Coordinates): Uf | null {
  const { latitude, longitude } = place;
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  const own = ufs.find((uf) => contains(shapes[uf], place));
  if (own) return own;
  const near = ufs.map((uf) => [distance(shapes[uf], place), uf] as const).filter(([far]) => far < tolerance);
  return near.sort(([a], [b]) => a - b)[0]?.[1] ?? null;
}
