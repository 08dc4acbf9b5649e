import type { CalendarDate, Centavos, Occupancy } from '@martelo/domain/auction';
import type { Modality, Order, Region } from '@martelo/domain/list-filters';
import type { AreaKind } from '@martelo/domain/square-metre';

import type { Area } from './area.ts';

export type { Order } from '@martelo/domain/list-filters';

/** As auction_search has them: `auctions_at` of migration 0026. */
export const phaseCodes = {
  first: 1,
  second: 2,
  unique: 3,
  direct: 4,
  sfi: 5,
  tender: 6,
  online: 7,
} as const;
type SearchPhase = keyof typeof phaseCodes;
export const searchPhases = Object.keys(phaseCodes) as readonly SearchPhase[];

/** What a list is asked for; empty arrays, nulls and false ask for everything. */
export interface SearchFilters {
  /** What remains to be searched as words. */
  keyword: string;
  region: Region | null;
  stateIds: readonly number[];
  cityIds: readonly number[];
  excludedCityIds: readonly number[];
  neighborhoods: readonly string[];
  subcategoryIds: readonly number[];
  typeCodes: readonly number[];
  modalities: readonly Modality[];
  kinds: readonly string[];
  priceMin: Centavos | null;
  priceMax: Centavos | null;
  /** Whole per cent. */
  discountMin: number | null;
  /** In m². */
  areaMin: number | null;
  areaMax: number | null;
  areaKind: AreaKind | null;
  squareMetreMin: Centavos | null;
  squareMetreMax: Centavos | null;
  /** 5 is five or more. */
  bedrooms: readonly number[];
  parkingMin: number | null;
  financing: boolean;
  fgts: boolean;
  occupancy: Occupancy | null;
  dateFrom: CalendarDate | null;
  dateTo: CalendarDate | null;
  sources: readonly string[];
  /** The numbers of `sources`, once they are looked up. */
  sourceIds?: readonly number[];
  auctioneerIds: readonly number[];
  /** The price after the next fall, where it is told. */
  nextPriceMax: Centavos | null;
  /** Tenths of those alike. */
  discountRankMin: number | null;
  squareMetreRankMin: number | null;
  phase: SearchPhase | null;
  /** `ended` closed its last round, `active` did not; null or nothing is both. */
  status?: 'active' | 'ended' | null;
  /** The part of the map that is looked at. */
  area?: Area | null;
}

/** Asks for everything. */
export const noFilters: SearchFilters = {
  keyword: '',
  region: null,
  stateIds: [],
  cityIds: [],
  excludedCityIds: [],
  neighborhoods: [],
  subcategoryIds: [],
  typeCodes: [],
  modalities: [],
  kinds: [],
  priceMin: null,
  priceMax: null,
  discountMin: null,
  areaMin: null,
  areaMax: null,
  areaKind: null,
  squareMetreMin: null,
  squareMetreMax: null,
  bedrooms: [],
  parkingMin: null,
  financing: false,
  fgts: false,
  occupancy: null,
  dateFrom: null,
  dateTo: null,
  sources: [],
  auctioneerIds: [],
  nextPriceMax: null,
  discountRankMin: null,
  squareMetreRankMin: null,
  phase: null,
};

/** How each order sorts: the column, and whether the greatest comes first. Ties go by the number. */
export interface Sorting {
  column:
    | 'listed'
    | 'price'
    | 'ends_at'
    | 'discount'
    | 'square_metre'
    | 'next_price'
    | 'discount_rank'
    | 'metre_rank';
  descending: boolean;
  /** Whether the number descends with it. */
  backward: boolean;
}
export const sortings: Readonly<Record<Order, Sorting>> = {
  1: { column: 'listed', descending: true, backward: true },
  2: { column: 'price', descending: false, backward: false },
  3: { column: 'price', descending: true, backward: true },
  4: { column: 'ends_at', descending: false, backward: false },
  5: { column: 'discount', descending: true, backward: false },
  6: { column: 'square_metre', descending: false, backward: false },
  7: { column: 'next_price', descending: false, backward: false },
  8: { column: 'discount_rank', descending: true, backward: false },
  9: { column: 'metre_rank', descending: true, backward: false },
};
