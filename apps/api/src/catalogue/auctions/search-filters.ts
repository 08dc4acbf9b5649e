import type { Centavos } from '@martelo/domain/auction';

import type { Area } from './area.ts';

/** As auction_search has them: `auctions_at` of migration 0024. */
export const phaseCodes = {
  first: 1,
  second: 2,
  unique: 3,
  direct: 4,
  sfi: 5,
  tender: 6,
  online: 7,
} as const;
export type SearchPhase = keyof typeof phaseCodes;
export const searchPhases = Object.keys(phaseCodes) as readonly SearchPhase[];

/** What a list is asked for; empty arrays and nulls ask for everything. */
export interface SearchFilters {
  /** What remains to be searched as words. */
  keyword: string;
  stateIds: readonly number[];
  cityIds: readonly number[];
  neighborhoods: readonly string[];
  subcategoryIds: readonly number[];
  typeCodes: readonly number[];
  priceMin: Centavos | null;
  priceMax: Centavos | null;
  /** 5 is five or more. */
  bedrooms: number | null;
  phase: SearchPhase | null;
  /** `ended` closed its last round, `active` did not; null or nothing is both. */
  status?: 'active' | 'ended' | null;
  /** The part of the map that is looked at. */
  area?: Area | null;
}

/** Asks for everything. */
export const noFilters: SearchFilters = {
  keyword: '',
  stateIds: [],
  cityIds: [],
  neighborhoods: [],
  subcategoryIds: [],
  typeCodes: [],
  priceMin: null,
  priceMax: null,
  bedrooms: null,
  phase: null,
};

/** 1 recent, 2 price low, 3 price high, 4 ending soon (LIST-06). */
export type Order = 1 | 2 | 3 | 4;
