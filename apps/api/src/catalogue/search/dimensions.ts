import { fold } from '@martelo/domain/fold';
import { modalities } from '@martelo/domain/list-filters';

import { bandEdges } from './price-bands.ts';
import { phaseCodes, type SearchFilters } from '../auctions/search-filters.ts';

/** Which values of a column pass: any of these, or all between two, both counting. */
export type Requirement =
  | { oneOf: readonly number[] }
  | { texts: readonly string[] }
  | { from: number; to: number };

/** Columns of search_rows that lists are narrowed and counted by. */
export type SearchColumn =
  | 'subcategory_id'
  | 'type'
  | 'phase'
  | 'bedrooms'
  | 'modality'
  | 'kind'
  | 'price'
  | 'discount'
  | 'area'
  | 'area_private'
  | 'area_total'
  | 'area_land'
  | 'square_metre'
  | 'parking'
  | 'financing'
  | 'fgts'
  | 'occupancy'
  | 'closes_on'
  | 'source_id'
  | 'auctioneer_id'
  | 'next_price'
  | 'discount_rank'
  | 'metre_rank';

interface SearchDimension {
  column: (filters: SearchFilters) => SearchColumn;
  /** What the filters ask of it; null for nothing. */
  requirement: (filters: SearchFilters) => Requirement | null;
  /** Where one band of values ends and the next begins, for what is counted by bands and not by value. */
  edges?: readonly number[];
}

const oneOf = (values: readonly number[]): Requirement | null =>
  values.length > 0 ? { oneOf: values } : null;
/** 0 stands for what is not known, which no bound lets pass. */
const between = (from: number | null, to: number | null, least = 1): Requirement | null =>
  from === null && to === null
    ? null
    : { from: Math.max(least, from ?? least), to: to ?? Number.POSITIVE_INFINITY };
const when = (isOn: boolean, code: number): Requirement | null => (isOn ? { oneOf: [code] } : null);

const hundredths = (value: number | null) => value && Math.round(value * 100);
const day = 86_400_000;
/** Days since 1970. */
export const dayNumber = (date: string | null) => (date === null ? null : Date.parse(date) / day);

const toHundredths = (edges: readonly number[]) => edges.map((edge) => Math.max(1, edge * 100));
const areaColumns = { private: 'area_private', total: 'area_total', land: 'area_land' } as const;
/** In m²; where it is known at all, above 0. */
export const areaEdges = [0, 30, 50, 70, 100, 150, 200, 300, 500, 1000, 5000, 20_000] as const;
/** In reais. */
export const squareMetreEdges = [
  0, 250, 500, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000, 15_000,
] as const;

/** In reais. */
export const nextPriceEdges = [0, 50_000, 100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000] as const;
/** Ranks stand as whole per cent and one. */
export const rankOf = (tenths: number | null) => tenths && tenths * 10 + 1;

/**
 * What each dimension of a list is to the search: its column in search_rows, what the filters ask of it, and by what
 * it is counted. The rest of it stands in `@martelo/domain/list-dimensions`. Everything else loops over these.
 */
export const dimensions = {
  subcategory: {
    column: () => 'subcategory_id',
    requirement: ({ subcategoryIds }) => oneOf(subcategoryIds),
  },
  type: { column: () => 'type', requirement: ({ typeCodes }) => oneOf(typeCodes) },
  phase: {
    column: () => 'phase',
    requirement: ({ phase }) => (phase ? { oneOf: [phaseCodes[phase]] } : null),
  },
  bedrooms: { column: () => 'bedrooms', requirement: ({ bedrooms }) => oneOf(bedrooms) },
  modality: {
    column: () => 'modality',
    requirement: (filters) => oneOf(filters.modalities.map((one) => modalities.indexOf(one) + 1)),
  },
  kind: {
    column: () => 'kind',
    requirement: ({ kinds }) => (kinds.length > 0 ? { texts: kinds.map(fold) } : null),
  },
  discount: {
    column: () => 'discount',
    requirement: ({ discountMin }) => between(discountMin && discountMin * 100, null),
  },
  area: {
    column: ({ areaKind }) => (areaKind ? areaColumns[areaKind] : 'area'),
    requirement: ({ areaMin, areaMax }) => between(hundredths(areaMin), hundredths(areaMax)),
    edges: toHundredths(areaEdges),
  },
  squareMetre: {
    column: () => 'square_metre',
    requirement: ({ squareMetreMin, squareMetreMax }) => between(squareMetreMin, squareMetreMax),
    edges: toHundredths(squareMetreEdges),
  },
  parking: { column: () => 'parking', requirement: ({ parkingMin }) => between(parkingMin, null) },
  financing: { column: () => 'financing', requirement: ({ financing }) => when(financing, 1) },
  fgts: { column: () => 'fgts', requirement: ({ fgts }) => when(fgts, 1) },
  occupancy: {
    column: () => 'occupancy',
    requirement: ({ occupancy }) => occupancy && { oneOf: [occupancy === 'occupied' ? 1 : 2] },
  },
  dates: {
    column: () => 'closes_on',
    requirement: ({ dateFrom, dateTo }) => between(dayNumber(dateFrom), dayNumber(dateTo)),
  },
  source: {
    column: () => 'source_id',
    // Codes that no source has ask for what nothing is.
    requirement: ({ sources, sourceIds = [] }) => (sources.length > 0 ? { oneOf: sourceIds } : null),
  },
  auctioneer: { column: () => 'auctioneer_id', requirement: ({ auctioneerIds }) => oneOf(auctioneerIds) },
  nextPrice: {
    column: () => 'next_price',
    requirement: ({ nextPriceMax }) => between(null, nextPriceMax),
    edges: toHundredths(nextPriceEdges),
  },
  discountRank: {
    column: () => 'discount_rank',
    requirement: ({ discountRankMin }) => between(rankOf(discountRankMin), null),
  },
  squareMetreRank: {
    column: () => 'metre_rank',
    requirement: ({ squareMetreRankMin }) => between(rankOf(squareMetreRankMin), null),
  },
} as const satisfies Readonly<Record<string, SearchDimension>>;

export type DimensionName = keyof typeof dimensions;
export const dimensionNames = Object.keys(dimensions) as readonly DimensionName[];
export const dimensionOf = (name: DimensionName): SearchDimension => dimensions[name];

/** Bands of prices, which are counted as prices narrow them. */
export const priceEdges: readonly number[] = bandEdges;

/** The price, which every facet keeps to. */
export const priceRequirement = ({ priceMin, priceMax }: SearchFilters) => between(priceMin, priceMax, 0);
