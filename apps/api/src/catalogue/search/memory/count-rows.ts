import type { SearchFilters } from '../../auctions/search-filters.ts';
import { type DimensionName, dimensionNames, dimensionOf, priceEdges } from '../dimensions.ts';
import type { Count, Counts, NeighborhoodCount, PlaceCount } from '../search.ts';
import { bandOf, type Columns } from './columns.ts';
import type { FilteredRows } from './filter-rows.ts';
import type { SearchCopy } from './search-copy.ts';

/** Total and prices. */
function sumPrices({ columns: { price: prices } }: SearchCopy, rows: Int32Array) {
  let sum = 0;
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  for (let at = 0; at < rows.length; at++) {
    const price = prices[rows[at]!]!;
    sum += price;
    if (price < low) low = price;
    if (price > high) high = price;
  }
  const total = rows.length;
  return { total, sum, low: total > 0 ? low : null, high: total > 0 ? high : null };
}

const countsOf = (counts: Int32Array | Uint32Array): Count[] => {
  const found: Count[] = [];
  for (let value = 0; value < counts.length; value++)
    if (counts[value]! > 0) found.push({ value, n: counts[value]! });
  return found;
};

type Small = Uint8Array | Uint16Array;

/** How many of these rows have which value, of a column of small numbers. */
function tally(column: Small, rows: Int32Array): Int32Array {
  const counts = new Int32Array(column instanceof Uint8Array ? 256 : 65_536);
  for (let at = 0; at < rows.length; at++) counts[column[rows[at]!]!]! += 1;
  return counts;
}

/** The same for any numbers. */
function tallyWide(column: Columns[keyof Columns], rows: Int32Array): Count[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < rows.length; at++) {
    const value = column[rows[at]!]!;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, n]) => ({ value, n }));
}

const bandColumns = { area: 'areaBand', square_metre: 'squareMetreBand' } as const;

function countFacet(
  copy: SearchCopy,
  filters: SearchFilters,
  name: DimensionName,
  rows: Int32Array,
): Count<number | string>[] {
  const { column, edges } = dimensionOf(name);
  const { columns } = copy;
  const asked = column(filters);
  if (edges) {
    const banded = asked === 'area' || asked === 'square_metre' ? columns[bandColumns[asked]] : null;
    if (banded) return countsOf(tally(banded, rows));
    const counts = new Int32Array(edges.length + 1);
    for (let at = 0; at < rows.length; at++) counts[bandOf(edges, columns[asked][rows[at]!]!)]! += 1;
    return countsOf(counts);
  }
  const values = columns[asked];
  if (!(values instanceof Uint8Array || values instanceof Uint16Array)) return tallyWide(values, rows);
  const counts = countsOf(tally(values, rows));
  return asked === 'kind' ? counts.map(({ value, n }) => ({ value: copy.kinds.names[value]!, n })) : counts;
}

/** In the chosen cities, none without a city. */
function countNeighborhoods(
  { columns, cityIndexOf, neighborhoods }: SearchCopy,
  { cityIds }: SearchFilters,
  rows: Int32Array,
): NeighborhoodCount[] {
  return cityIds.flatMap((cityId) => {
    const cityIndex = cityIndexOf.get(cityId);
    const counts = new Map<number, number>();
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!;
      if (columns.city[row] !== cityIndex) continue;
      const neighborhood = columns.neighborhood[row]!;
      counts.set(neighborhood, (counts.get(neighborhood) ?? 0) + 1);
    }
    return [...counts].flatMap(([number, n]) => {
      const name = neighborhoods.names[number]!;
      return name === '' ? [] : [{ cityId, name, n }];
    });
  });
}

/** Total, prices and every facet. */
export function countRows(copy: SearchCopy, filters: SearchFilters, { passing }: FilteredRows): Counts {
  const { columns, cities } = copy;
  const all = passing();
  const anywhere = passing('place');
  const bands = tally(columns.priceBand, all).slice(0, priceEdges.length + 1);
  return {
    ...sumPrices(copy, all),
    bands: countsOf(bands),
    facets: Object.fromEntries(
      dimensionNames.map((name) => [name, countFacet(copy, filters, name, passing(name))]),
    ) as unknown as Counts['facets'],
    states: countsOf(tally(columns.state_id, anywhere)),
    cities: countsOf(tally(columns.city, anywhere)).flatMap(({ value, n }) => {
      const city = cities[value];
      return city ? [{ value: city.id, n }] : [];
    }),
    neighborhoods: countNeighborhoods(copy, filters, anywhere),
  };
}

const cityIdOf = ({ columns, cities }: SearchCopy, row: number) => cities[columns.city[row]!]?.id ?? 0;

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
  return countsOf(counts).map(({ value, n }) => ({
    latitude: null,
    longitude: null,
    cityId: cities[value]?.id ?? 0,
    auctionId: least[value]!,
    n,
  }));
}

/** Those with coordinates of their own, in cells of `step` degrees. */
function countOwn(copy: SearchCopy, rows: Int32Array, step: number): PlaceCount[] {
  const cells = new Map<string, PlaceCount & { latitude: number; longitude: number }>();
  for (const row of rows) {
    const position = copy.positions.get(row);
    if (!position) continue;
    const { latitude, longitude } = position;
    const [auctionId, cityId] = [copy.columns.ids[row]!, cityIdOf(copy, row)];
    const key = `${Math.floor(latitude / step)} ${Math.floor(longitude / step)}`;
    const cell = cells.get(key) ?? { cityId, auctionId, n: 0, latitude: 0, longitude: 0 };
    cells.set(key, {
      cityId: Math.min(cell.cityId, cityId),
      auctionId: Math.min(cell.auctionId, auctionId),
      n: cell.n + 1,
      latitude: cell.latitude + latitude,
      longitude: cell.longitude + longitude,
    });
  }
  return [...cells.values()].map((cell) => ({
    ...cell,
    latitude: cell.latitude / cell.n,
    longitude: cell.longitude / cell.n,
  }));
}

/** As Search.countPlaces says. */
export const countRowPlaces = (copy: SearchCopy, rows: Int32Array, step: number): PlaceCount[] => [
  ...countOwn(copy, rows, step),
  ...countCityPlaces(copy, rows),
];
