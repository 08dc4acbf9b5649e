import type { PlaceCount } from '../sql/search.ts';
import type { FilterMask } from './filter-mask.ts';
import type { SearchRows } from './search-rows.ts';

const cityIdOf = ({ cityIndexes, cities }: SearchRows, row: number) => cities[cityIndexes[row]!]?.id ?? 0;

/** Those without coordinates of their own, by municipality. */
function countCityPlaces(rows: SearchRows, { rowsPassing }: FilterMask): PlaceCount[] {
  const { ids, cityIndexes, cities, positions } = rows;
  const counts = new Int32Array(cities.length + 1);
  const least = new Float64Array(cities.length + 1).fill(Number.POSITIVE_INFINITY);
  for (const row of rowsPassing()) {
    if (positions.has(row)) continue;
    const cityIndex = cityIndexes[row]!;
    counts[cityIndex]! += 1;
    if (ids[row]! < least[cityIndex]!) least[cityIndex] = ids[row]!;
  }
  const places: PlaceCount[] = [];
  counts.forEach((n, cityIndex) => {
    const cityId = cities[cityIndex]?.id ?? 0;
    if (n > 0) places.push({ latitude: null, longitude: null, cityId, auctionId: least[cityIndex]!, n });
  });
  return places;
}

/** Those with coordinates of their own, in cells of `step` degrees. */
function countOwn(rows: SearchRows, { failed }: FilterMask, step: number): PlaceCount[] {
  const cells = new Map<
    string,
    { cityId: number; auctionId: number; n: number; latitudes: number; longitudes: number }
  >();
  for (const [row, { latitude, longitude }] of rows.positions) {
    if (failed[row] !== 0) continue;
    const [auctionId, cityId] = [rows.ids[row]!, cityIdOf(rows, row)];
    const key = `${Math.floor(latitude / step)} ${Math.floor(longitude / step)}`;
    const cell = cells.get(key) ?? { cityId, auctionId, n: 0, latitudes: 0, longitudes: 0 };
    cells.set(key, {
      cityId: Math.min(cell.cityId, cityId),
      auctionId: Math.min(cell.auctionId, auctionId),
      n: cell.n + 1,
      latitudes: cell.latitudes + latitude,
      longitudes: cell.longitudes + longitude,
    });
  }
  return [...cells.values()].map(({ latitudes, longitudes, ...cell }) => ({
    ...cell,
    latitude: latitudes / cell.n,
    longitude: longitudes / cell.n,
  }));
}

/** As Search.countPlaces says. */
export const placesOfRows = (rows: SearchRows, mask: FilterMask, step: number): PlaceCount[] => [
  ...countOwn(rows, mask, step),
  ...countCityPlaces(rows, mask),
];
