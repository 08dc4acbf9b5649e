import { type AuctionFilters, noAuctionFilters, type Order } from '@martelo/domain/list-filters';

import type { Area } from './area.ts';

export type { Order } from '@martelo/domain/list-filters';

/** As auction_search has them: `auctions_at` of migration 0035. */
export const phaseCodes = {
  first: 1,
  second: 2,
  third: 8,
  unique: 3,
  direct: 4,
  sfi: 5,
  tender: 6,
  online: 7,
} as const;
type SearchPhase = keyof typeof phaseCodes;
export const searchPhases = Object.keys(phaseCodes) as readonly SearchPhase[];

/** The filters of a list; empty arrays, nulls and false don't filter. `keyword` is what remains to be searched. */
export interface SearchFilters extends AuctionFilters {
  stateIds: readonly number[];
  typeCodes: readonly number[];
  /** The numbers of `sources`, once they are looked up. */
  sourceIds?: readonly number[];
  /** `ended` closed its last round, `active` did not; null or nothing is both. */
  status?: 'active' | 'ended' | null;
  /** The visible area of the map. */
  area?: Area | null;
}

/** Filters nothing. */
export const noFilters: SearchFilters = { ...noAuctionFilters, stateIds: [], typeCodes: [] };

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
