import { area } from './dimensions/area.ts';
import { bedrooms } from './dimensions/bedrooms.ts';
import { dates } from './dimensions/dates.ts';
import type { Dimension, DimensionChip as Chip } from './dimensions/dimension.ts';
import { discount } from './dimensions/discount.ts';
import { excludedCity } from './dimensions/excluded-city.ts';
import { kind } from './dimensions/kind.ts';
import { modality } from './dimensions/modality.ts';
import { nextPrice } from './dimensions/next-price.ts';
import { occupancy } from './dimensions/occupancy.ts';
import { parking } from './dimensions/parking.ts';
import { fgts, financing } from './dimensions/payment.ts';
import { discountRank, squareMetreRank } from './dimensions/rank.ts';
import { region } from './dimensions/region.ts';
import { auctioneer, source } from './dimensions/seller.ts';
import { squareMetre } from './dimensions/square-metre.ts';
import { readArea } from './reading/area.ts';
import { readBedrooms } from './reading/bedrooms.ts';
import { readDiscount } from './reading/discount.ts';
import { readDiscountRank, readNextPrice, readSquareMetreRank } from './reading/evidence.ts';
import { readModalities } from './reading/modality.ts';
import { readParking } from './reading/parking.ts';
import { readFgts, readFinancing } from './reading/payment.ts';
import type { Scan } from './reading/scan.ts';
import { readSquareMetre } from './reading/square-metre.ts';

export type { DimensionNames } from './dimensions/dimension.ts';

/**
 * What lists are narrowed by besides words, place, type of property and price, in the order of an address (FILTER-01).
 */
const byName = {
  modality,
  kind,
  region,
  excludedCity,
  discount,
  area,
  squareMetre,
  bedrooms,
  parking,
  financing,
  fgts,
  occupancy,
  dates,
  source,
  auctioneer,
  nextPrice,
  discountRank,
  squareMetreRank,
};

export type DimensionName = keyof typeof byName;
type Registered = (typeof byName)[DimensionName];
type Every<Part> = (Part extends unknown ? (part: Part) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;
/** The filters that these dimensions are. */
export type DimensionFilters = Every<Registered['none']>;
/** Their part of the calls of lists; amounts in reais, areas in m². */
export type DimensionQuery = Every<ReturnType<Registered['toQuery']>>;
/** The counts beside their options. */
export type DimensionFacets = Every<ReturnType<Registered['facets']>>;
type WireFacets = Every<Parameters<Registered['facets']>[0]>;

export type DimensionChip = Chip<DimensionFilters>;

/** A dimension by its name, with what it says as a part of all. */
export interface ListDimension extends Omit<
  Dimension<DimensionFilters, DimensionQuery, Partial<DimensionFacets>, WireFacets>,
  'none' | 'parse'
> {
  name: DimensionName;
  fields: readonly (keyof DimensionFilters)[];
  none: Partial<DimensionFilters>;
  parse: (params: URLSearchParams) => Partial<DimensionFilters>;
}

export const dimensions: readonly ListDimension[] = Object.entries(byName).map(([name, dimension]) => ({
  ...(dimension as unknown as ListDimension),
  name: name as DimensionName,
  fields: Object.keys(dimension.none) as (keyof DimensionFilters)[],
}));

/** Asks for everything. */
export const noDimensionFilters = Object.assign(
  {},
  ...dimensions.map(({ none }) => none),
) as DimensionFilters;

/** These dimensions as the calls take them. */
export const toDimensionQuery = (filters: DimensionFilters): DimensionQuery =>
  Object.assign({}, ...dimensions.map(({ toQuery }) => toQuery(filters))) as DimensionQuery;

/** The dimensions in the calls' fields. */
export const fromDimensionQuery = (query: DimensionQuery): Partial<DimensionFilters> =>
  Object.assign({}, ...dimensions.map(({ fromQuery }) => fromQuery(query))) as Partial<DimensionFilters>;

/** The counts of a list's answer; parts that are missing count nothing. */
export const toDimensionFacets = (wire: WireFacets): DimensionFacets =>
  Object.assign({}, ...dimensions.map(({ facets }) => facets(wire))) as DimensionFacets;

/** What a sentence says of dimensions; how it says places, kinds, dates and sellers stands in `sentence.ts`. */
type Readers = Readonly<Partial<Record<DimensionName, (scan: Scan) => Partial<DimensionFilters>>>>;

/** How sentences say what is measured or counted: read in this order, before bare money is. */
export const countedReaders = {
  bedrooms: (scan) => ({ bedrooms: readBedrooms(scan) }),
  parking: (scan) => ({ parkingMin: readParking(scan) }),
  nextPrice: (scan) => ({ nextPriceMax: readNextPrice(scan) }),
  discountRank: (scan) => ({ discountRankMin: readDiscountRank(scan) }),
  squareMetreRank: (scan) => ({ squareMetreRankMin: readSquareMetreRank(scan) }),
  squareMetre(scan) {
    const { min, max } = readSquareMetre(scan);
    return { squareMetreMin: min, squareMetreMax: max };
  },
  area(scan) {
    const area = readArea(scan);
    return area ? { areaMin: area.min, areaMax: area.max, areaKind: area.kind } : {};
  },
  discount: (scan) => ({ discountMin: readDiscount(scan) }),
} satisfies Readers;

/** How they say the rest: read in this order, after money. */
export const wordedReaders = {
  financing: (scan) => ({ financing: readFinancing(scan) }),
  fgts: (scan) => ({ fgts: readFgts(scan) }),
  modality: (scan) => ({ modalities: readModalities(scan) }),
} satisfies Readers;
