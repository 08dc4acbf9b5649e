import type { Position } from '../../places/city-positions.ts';
import type { PlaceCount } from '../search.ts';
import { countsOf } from './count-values.ts';
import type { SearchCopy } from './search-copy.ts';

/** Those without coordinates of their own, by municipality. */
function countCityPlaces(copy: SearchCopy, rows: Int32Array): PlaceCount[] {
  const { columns, cities, positions } = copy;
  const counts = new Int32Array(cities.length + 1);
  const least = new Float64Array(cities.length + 1).fill(Number.POSITIVE_INFINITY);
  for (const row of rows) {
    if (positions.has(row)) continue;
    const cityIndex = columns.city[row]!;
    counts[cityIndex]! += 1;
    if (columns.ids[row]! < least[cityIndex]!) least[cityIndex] = columns.ids[row]!;
  }
  return countsOf(counts).map(({ value, n }) => {
    const cityId = cities[value]?.id ?? 0;
    return { latitude: null, longitude: null, cityId, auctionId: least[value]!, n, cityIds: [cityId] };
  });
}

/** An auction at its own coordinates. */
export interface Placed extends Position {
  auctionId: number;
  cityId: number;
}

function* placedOf({ columns, cities, positions }: SearchCopy, rows: Int32Array): Generator<Placed> {
  for (const row of rows) {
    const position = positions.get(row);
    const cityId = cities[columns.city[row]!]?.id ?? 0;
    if (position) yield { ...position, auctionId: columns.ids[row]!, cityId };
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The one nearest to the middle of all, which may itself lie in the sea. */
function middlemost(cell: readonly Placed[]): Placed {
  const latitude = mean(cell.map((one) => one.latitude));
  const longitude = mean(cell.map((one) => one.longitude));
  // A sum's last digits depend on its order, which is another one in the database. No distance between decimals lies on
  // the edge of such a step.
  const distance = (one: Placed) => {
    const [north, east] = [one.latitude - latitude, one.longitude - longitude];
    return Math.floor((north * north + east * east) * 2 ** 30);
  };
  return cell.reduce((nearest, one) => {
    const closer = distance(one) - distance(nearest) || one.auctionId - nearest.auctionId;
    return closer < 0 ? one : nearest;
  });
}

/** Those of a cell of `step` degrees together, where the middlemost of them is. */
export function joinPlaced(placed: Iterable<Placed>, step: number): PlaceCount[] {
  const cells = Map.groupBy(
    placed,
    ({ latitude, longitude }) => `${Math.floor(latitude / step)} ${Math.floor(longitude / step)}`,
  );
  return [...cells.values()].map((cell) => ({
    ...middlemost(cell),
    n: cell.length,
    cityIds: [...new Set(cell.map(({ cityId }) => cityId))].toSorted((a, b) => a - b),
  }));
}

/** As Search.countPlaces says. */
export const countRowPlaces = (copy: SearchCopy, rows: Int32Array, step: number): PlaceCount[] => [
  ...joinPlaced(placedOf(copy, rows), step),
  ...countCityPlaces(copy, rows),
];
