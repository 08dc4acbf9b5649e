import type { SearchFilters } from '../../auctions/search-filters.ts';
import { type DimensionName, dimensionNames, dimensionOf } from '../dimensions.ts';
import type { Count, Counts, NeighborhoodCount, PlaceCount } from '../search.ts';
import { bandOf, type Columns } from './columns.ts';
import type { FilteredRows } from './filter-rows.ts';
import type { SearchCopy } from './search-copy.ts';

interface Sums {
  total: number;
  sum: number;
  low: number | null;
  high: number | null;
}

function addPrices(prices: Float64Array, rows: Int32Array): Sums {
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

/** Room for the counts of every value of a column; none of them is left after a tally. */
const room = new Int32Array(65_536);

/** How many of these rows have which value of a column, by ascending values. */
function tally(column: Uint8Array | Uint16Array, rows: Int32Array): Count[] {
  const size = 2 ** (8 * column.BYTES_PER_ELEMENT);
  // Of few rows the values are fewer than those that there could be.
  const met = rows.length < size / 256 ? valuesOf(column, rows) : null;
  for (let at = 0; at < rows.length; at++) room[column[rows[at]!]!]! += 1;
  const found: Count[] = [];
  const add = (value: number) => {
    const n = room[value]!;
    if (n > 0) found.push({ value, n });
    room[value] = 0;
  };
  if (met) met.forEach(add);
  else for (let value = 0; value < size; value++) add(value);
  return found;
}

/** Ascending, some of them more than once. */
const valuesOf = (column: Uint8Array | Uint16Array, rows: Int32Array) =>
  Uint16Array.from(rows, (row) => column[row]!).sort();

/** What was worked out for all rows of a copy, which are the same array until something changes. */
const known = new WeakMap<Int32Array, Map<string, unknown>>();

/** What `make` gives; made once where it is for all rows of the copy, since many lists ask for the same then. */
function once<Made>(copy: SearchCopy, rows: Int32Array, name: string, make: () => Made): Made {
  if (rows !== copy.rows) return make();
  const made = known.get(rows) ?? new Map<string, unknown>();
  known.set(rows, made);
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as Made;
}

const sumPrices = (copy: SearchCopy, rows: Int32Array): Sums =>
  once(copy, rows, 'prices', () => addPrices(copy.columns.price, rows));

type Counted = {
  [Name in keyof Columns]: Columns[Name] extends Uint8Array | Uint16Array ? Name : never;
}[keyof Columns];

/** The values of a column, with how many of the rows have each. */
function countBy(copy: SearchCopy, name: Counted, rows: Int32Array): readonly Count[] {
  return once(copy, rows, name, () => tally(copy.columns[name], rows));
}

const countsOf = (counts: Int32Array): Count[] => {
  const found: Count[] = [];
  for (let value = 0; value < counts.length; value++)
    if (counts[value]! > 0) found.push({ value, n: counts[value]! });
  return found;
};

const bandColumns = {
  area: 'areaBand',
  square_metre: 'squareMetreBand',
  next_price: 'nextPriceBand',
} as const;

function countFacet(
  copy: SearchCopy,
  filters: SearchFilters,
  name: DimensionName,
  rows: Int32Array,
): readonly Count<number | string>[] {
  const { column, edges } = dimensionOf(name);
  const by = column(filters);
  switch (by) {
    case 'area':
    case 'square_metre':
    case 'next_price':
      return countBy(copy, bandColumns[by], rows);
    case 'kind':
      return countBy(copy, by, rows).map(({ value, n }) => ({ value: copy.kinds.names[value]!, n }));
    case 'auctioneer_id':
      return countBy(copy, by, rows).map(({ value, n }) => ({ value: copy.auctioneers.names[value]!, n }));
    case 'area_private':
    case 'area_total':
    case 'area_land': {
      const counts = new Int32Array((edges?.length ?? 0) + 1);
      const areas = copy.columns[by];
      for (let at = 0; at < rows.length; at++) counts[bandOf(edges ?? [], areas[rows[at]!]!)]! += 1;
      return countsOf(counts);
    }
    case 'price':
      return countBy(copy, 'priceBand', rows);
    default:
      return countBy(copy, by, rows);
  }
}

/** In the chosen cities, none without a city. */
function countNeighborhoods(
  { columns, cityIndexOf, neighborhoods }: SearchCopy,
  { cityIds }: SearchFilters,
  rows: Int32Array,
): NeighborhoodCount[] {
  if (cityIds.length === 0) return [];
  const idsOf = new Map(cityIds.flatMap((id) => (cityIndexOf.has(id) ? [[cityIndexOf.get(id)!, id]] : [])));
  const isChosen = new Uint8Array(65_536);
  for (const cityIndex of idsOf.keys()) isChosen[cityIndex] = 1;
  const counts = new Map<number, Map<number, number>>();
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const cityIndex = columns.city[row]!;
    if (isChosen[cityIndex] === 0) continue;
    const ofCity = counts.get(cityIndex) ?? new Map<number, number>();
    counts.set(cityIndex, ofCity);
    const neighborhood = columns.neighborhood[row]!;
    ofCity.set(neighborhood, (ofCity.get(neighborhood) ?? 0) + 1);
  }
  return [...counts].flatMap(([cityIndex, ofCity]) =>
    [...ofCity].flatMap(([number, n]) => {
      const name = neighborhoods.names[number]!;
      return name === '' ? [] : [{ cityId: idsOf.get(cityIndex)!, name, n }];
    }),
  );
}

/** Total, prices and every facet. */
export function countRows(copy: SearchCopy, filters: SearchFilters, { passing }: FilteredRows): Counts {
  const { cities } = copy;
  const all = passing();
  const anywhere = passing('place');
  const { neighborhoods, excludedCityIds } = filters;
  const isNarrowed = neighborhoods.length + excludedCityIds.length > 0;
  return {
    ...sumPrices(copy, all),
    bands: countBy(copy, 'priceBand', all),
    facets: Object.fromEntries(
      dimensionNames.map((name) => [name, countFacet(copy, filters, name, passing(name))]),
    ) as unknown as Counts['facets'],
    states: countBy(copy, 'state_id', anywhere),
    cities: countBy(copy, 'city', anywhere).flatMap(({ value, n }) => {
      const city = cities[value];
      return city ? [{ value: city.id, n }] : [];
    }),
    neighborhoods: countNeighborhoods(copy, filters, isNarrowed ? anywhere : all),
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
