import { bedrooms, flag, modality, occupancy, region } from './dimensions/choices.ts';
import type { Dimension, DimensionFilters, DimensionQuery } from './dimensions/dimension.ts';
import { discountRank, nextPrice, squareMetreRank } from './dimensions/evidence.ts';
import { auctioneer, excludedCity, kind, source } from './dimensions/names.ts';
import { area, dates, discount, parking, squareMetre } from './dimensions/ranges.ts';
import type { ListFilters } from './list-filters.ts';

export type {
  Dimension,
  DimensionChip,
  DimensionFilters,
  DimensionNames,
  DimensionQuery,
} from './dimensions/dimension.ts';

/** What lists are narrowed by besides words, place, type of property and price, in the order of an address (FILTER-01). */
export const dimensions: readonly Dimension[] = [
  modality,
  kind,
  region,
  excludedCity,
  discount,
  area,
  squareMetre,
  bedrooms,
  parking,
  flag('financing', { param: 'financiamento', label: 'Aceita financiamento' }),
  flag('fgts', { param: 'fgts', label: 'Aceita FGTS' }),
  occupancy,
  dates,
  source,
  auctioneer,
  nextPrice,
  discountRank,
  squareMetreRank,
];

/** These dimensions as the calls take them. */
export const toDimensionQuery = (filters: DimensionFilters): DimensionQuery =>
  Object.assign({}, ...dimensions.map(({ toQuery }) => toQuery(filters))) as DimensionQuery;

/** What of the calls' fields is asked for. */
export const fromDimensionQuery = (query: DimensionQuery): Partial<DimensionFilters> =>
  Object.assign({}, ...dimensions.map(({ fromQuery }) => fromQuery(query))) as Partial<DimensionFilters>;

const chipCounts = { kind: String, city: String, source: String, auctioneer: String };

/** How many filters are on, each value of a multiple one counted, a range as one. Order, view and page are none. */
export function countFilters(filters: ListFilters): number {
  const { types, cityIds, neighborhoods } = filters;
  const singles = [
    filters.keyword !== '',
    filters.propertyType !== null,
    filters.subcategoryIds.length > 0,
    filters.stateId !== null,
    filters.priceMin !== null || filters.priceMax !== null,
    filters.phase !== null,
  ];
  const dimensional = dimensions.reduce((sum, { chips }) => sum + chips(filters, chipCounts).length, 0);
  return singles.filter(Boolean).length + types.length + cityIds.length + neighborhoods.length + dimensional;
}
