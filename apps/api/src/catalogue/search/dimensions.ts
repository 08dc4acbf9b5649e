import { auctionTypes } from '@martelo/domain/auction';
import { fold } from '@martelo/domain/fold';
import { modalities } from '@martelo/domain/list-filters';
import type { components } from '@martelo/openapi/schema';

import { subcategoryNames } from '../auctions/serialize-auction.ts';
import { phaseCodes, type SearchFilters, searchPhases } from '../auctions/search-filters.ts';
import {
  atLeast,
  bandsOf,
  byFrequency,
  byMonth,
  type Counted,
  lookUp,
  numeric,
  rankOf,
  ranksOf,
  withCounts,
} from './facet-counts.ts';
import { maxAuctioneers, maxKinds, mostFrequent } from './most-frequent.ts';
import type { Names } from './names.ts';
import { bandEdges } from './price-bands.ts';
import { between, oneOf, type Requirement, when } from './requirement.ts';

/** Columns of search_rows that the copy in memory holds unchanged, as integers of this many bits. */
export const wholeColumns = {
  subcategory_id: Uint8Array,
  type: Uint8Array,
  phase: Uint8Array,
  bedrooms: Uint8Array,
  modality: Uint8Array,
  discount: Uint16Array,
  area: Int32Array,
  area_private: Int32Array,
  area_total: Int32Array,
  area_land: Int32Array,
  square_metre: Int32Array,
  parking: Uint8Array,
  financing: Uint8Array,
  fgts: Uint8Array,
  occupancy: Uint8Array,
  closes_on: Uint16Array,
  source_id: Uint16Array,
  discount_rank: Uint8Array,
  metre_rank: Uint8Array,
} as const;

/** Columns of search_rows that lists are narrowed and counted by. */
export type SearchColumn = keyof typeof wholeColumns | 'kind' | 'price' | 'auctioneer_id' | 'next_price';

type Facets = components['schemas']['Facets'];

interface SearchDimension {
  column: (filters: SearchFilters) => SearchColumn;
  /** Its condition in the filters; null for none. */
  requirement: (filters: SearchFilters) => Requirement | null;
  /** Where one band of values ends and the next begins, for what is counted by bands and not by value. */
  edges?: readonly number[];
  /** The counts beside its options, by the names of the wire. */
  facets: (counts: Counted, context: { filters: SearchFilters; names: Names }) => Partial<Facets>;
}

const hundredths = (value: number | null) => value && Math.round(value * 100);
const day = 86_400_000;
/** Days since 1970. */
const dayNumber = (date: string | null) => (date === null ? null : Date.parse(date) / day);

const toHundredths = (edges: readonly number[]) => edges.map((edge) => Math.max(1, edge * 100));
const areaColumns = { private: 'area_private', total: 'area_total', land: 'area_land' } as const;
/** In m²; where it is known at all, above 0. */
const areaEdges = [0, 30, 50, 70, 100, 150, 200, 300, 500, 1000, 5000, 20_000] as const;
/** In reais. */
const squareMetreEdges = [0, 250, 500, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000, 15_000] as const;

const discountSteps = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
const parkingSteps = [1, 2, 3, 4, 5] as const;
/** In reais. */
const nextPriceEdges = [0, 50_000, 100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000] as const;
/**
 * What each dimension of a list is to the search: its column in search_rows, its condition in the filters, by what it
 * is counted, and the counts on the wire. The rest of it stands in `@martelo/domain/list-dimensions`. Everything else
 * loops over these.
 */
export const dimensions = {
  subcategory: {
    column: () => 'subcategory_id',
    requirement: ({ subcategoryIds }) => oneOf(subcategoryIds),
    facets: withCounts((countOf) => ({
      subcategories: Object.entries(subcategoryNames).map(([key, name]) => {
        const id = Number(key);
        return { id, name, count: countOf(id), subcategory_id: id };
      }),
    })),
  },
  type: {
    column: () => 'type',
    requirement: ({ typeCodes }) => oneOf(typeCodes),
    facets: withCounts((countOf) => ({
      types: auctionTypes.map((type, place) => ({ type, count: countOf(place + 1) })),
    })),
  },
  phase: {
    column: () => 'phase',
    requirement: ({ phase }) => (phase ? { oneOf: [phaseCodes[phase]] } : null),
    facets: withCounts((countOf) => ({
      phases: searchPhases.map((phase) => ({ phase, count: countOf(phaseCodes[phase]) })),
    })),
  },
  bedrooms: {
    column: () => 'bedrooms',
    requirement: ({ bedrooms }) => oneOf(bedrooms),
    facets: withCounts((countOf) => ({
      bedrooms: [1, 2, 3, 4, 5]
        .map((bedrooms) => ({ bedrooms, count: countOf(bedrooms) }))
        .filter((one) => one.count > 0),
    })),
  },
  modality: {
    column: () => 'modality',
    requirement: (filters) => oneOf(filters.modalities.map((one) => modalities.indexOf(one) + 1)),
    facets: withCounts((countOf) => ({
      modalities: modalities.map((modality, place) => ({ modality, count: countOf(place + 1) })),
    })),
  },
  kind: {
    column: () => 'kind',
    requirement: ({ kinds }) => (kinds.length > 0 ? { texts: kinds.map(fold) } : null),
    facets: (counts, { filters, names }) => ({
      kinds: mostFrequent(counts, maxKinds, filters.kinds).map(({ value, n }) => ({
        kind: String(value),
        label: names.kinds.get(String(value)) ?? String(value),
        count: n,
      })),
    }),
  },
  discount: {
    column: () => 'discount',
    requirement: ({ discountMin }) => between(discountMin && discountMin * 100, null),
    facets: (counts) => {
      const sums = atLeast(
        counts,
        discountSteps.map((least) => least * 100),
      );
      return { discounts: discountSteps.map((least, at) => ({ discount_min: least, count: sums[at]! })) };
    },
  },
  area: {
    column: ({ areaKind }) => (areaKind ? areaColumns[areaKind] : 'area'),
    requirement: ({ areaMin, areaMax }) => between(hundredths(areaMin), hundredths(areaMax)),
    edges: toHundredths(areaEdges),
    facets: (counts) => ({ areas: bandsOf(counts, areaEdges) }),
  },
  squareMetre: {
    column: () => 'square_metre',
    requirement: ({ squareMetreMin, squareMetreMax }) => between(squareMetreMin, squareMetreMax),
    edges: toHundredths(squareMetreEdges),
    facets: (counts) => ({ square_metres: bandsOf(counts, squareMetreEdges) }),
  },
  parking: {
    column: () => 'parking',
    requirement: ({ parkingMin }) => between(parkingMin, null),
    facets: (counts) => ({
      parking: atLeast(counts, parkingSteps).map((count, at) => ({ parking_min: parkingSteps[at]!, count })),
    }),
  },
  financing: {
    column: () => 'financing',
    requirement: ({ financing }) => when(financing, 1),
    facets: (counts) => ({ financing: lookUp(counts)(1) }),
  },
  fgts: {
    column: () => 'fgts',
    requirement: ({ fgts }) => when(fgts, 1),
    facets: (counts) => ({ fgts: lookUp(counts)(1) }),
  },
  occupancy: {
    column: () => 'occupancy',
    requirement: ({ occupancy }) => occupancy && { oneOf: [occupancy === 'occupied' ? 1 : 2] },
    facets: withCounts((countOf) => ({
      occupancies: [
        { occupancy: 'occupied', count: countOf(1) },
        { occupancy: 'vacant', count: countOf(2) },
      ],
    })),
  },
  dates: {
    column: () => 'closes_on',
    requirement: ({ dateFrom, dateTo }) => between(dayNumber(dateFrom), dayNumber(dateTo)),
    facets: (counts) => ({ months: byMonth(counts) }),
  },
  source: {
    column: () => 'source_id',
    // Codes that no source has match nothing.
    requirement: ({ sources, sourceIds = [] }) => (sources.length > 0 ? { oneOf: sourceIds } : null),
    facets: (counts, { names }) => ({
      sources: numeric(counts)
        .flatMap(({ value, n }) => {
          const source = names.sources.get(value);
          return source ? [{ code: source.code, name: source.name, count: n }] : [];
        })
        .toSorted(byFrequency)
        .slice(0, 40),
    }),
  },
  auctioneer: {
    column: () => 'auctioneer_id',
    requirement: ({ auctioneerIds }) => oneOf(auctioneerIds),
    facets: (counts, { filters, names }) => ({
      auctioneers: mostFrequent(numeric(counts), maxAuctioneers, filters.auctioneerIds).map(
        ({ value, n }) => ({ id: value, name: names.auctioneers.get(value) ?? '', count: n }),
      ),
    }),
  },
  nextPrice: {
    column: () => 'next_price',
    requirement: ({ nextPriceMax }) => between(null, nextPriceMax),
    edges: toHundredths(nextPriceEdges),
    facets: (counts) => ({ next_prices: bandsOf(counts, nextPriceEdges) }),
  },
  discountRank: {
    column: () => 'discount_rank',
    requirement: ({ discountRankMin }) => between(rankOf(discountRankMin), null),
    facets: (counts) => ({ discount_ranks: ranksOf(counts) }),
  },
  squareMetreRank: {
    column: () => 'metre_rank',
    requirement: ({ squareMetreRankMin }) => between(rankOf(squareMetreRankMin), null),
    facets: (counts) => ({ price_m2_ranks: ranksOf(counts) }),
  },
} as const satisfies Readonly<Record<string, SearchDimension>>;

export type DimensionName = keyof typeof dimensions;
export const dimensionNames = Object.keys(dimensions) as readonly DimensionName[];
export const dimensionOf = (name: DimensionName): SearchDimension => dimensions[name];

/** Bands of prices, which are counted as prices narrow them. */
export const priceEdges: readonly number[] = bandEdges;

/** The price, which applies to every facet. */
export const priceRequirement = ({ priceMin, priceMax }: SearchFilters) => between(priceMin, priceMax, 0);
