import type { SearchFilters } from '../../auctions/search-filters.ts';
import { type DimensionName, dimensionNames, dimensionOf } from '../dimensions.ts';
import type { Count, NeighborhoodCount } from '../count.ts';
import type { Counts } from '../search.ts';
import { bandOf } from './columns.ts';
import { countBy, countsOf, once } from './count-values.ts';
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

const sumPrices = (copy: SearchCopy, rows: Int32Array): Sums =>
  once(rows, 'prices', () => addPrices(copy.columns.price, rows));

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
  { columns: { city, neighborhood }, cityIndexOf, neighborhoods: { names } }: SearchCopy,
  { cityIds }: SearchFilters,
  rows: Int32Array,
): NeighborhoodCount[] {
  if (cityIds.length === 0) return [];
  // The chosen cities are numbered from 1; 0 is any other.
  const numbers = new Uint16Array(65_536);
  cityIds.forEach((id, at) => {
    const cityIndex = cityIndexOf.get(id);
    if (cityIndex !== undefined) numbers[cityIndex] = at + 1;
  });
  const counts = new Int32Array(cityIds.length * names.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const number = numbers[city[row]!]!;
    if (number > 0) counts[(number - 1) * names.length + neighborhood[row]!]! += 1;
  }
  return countsOf(counts).flatMap(({ value, n }) => {
    const name = names[value % names.length]!;
    return name === '' ? [] : [{ cityId: cityIds[Math.floor(value / names.length)]!, name, n }];
  });
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
