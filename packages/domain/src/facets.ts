import type { AuctionType, Centavos, Occupancy, PropertyType } from './auction.ts';
import type { Modality, Region } from './list-filters.ts';
import type { SalePhase } from './phase.ts';

interface Counted<Value> {
  value: Value;
  /** How many auctions the list would show with it. */
  count: number;
}

interface CountedRange<Value> {
  from: Value;
  to: Value | null;
  count: number;
}

interface CountedPlace {
  id: number;
  name: string;
  uf: string;
  count: number;
}

/** What a list could be narrowed to; a value that is missing counts as 0. */
export interface Facets {
  propertyTypes: readonly Counted<PropertyType>[];
  types: readonly Counted<AuctionType>[];
  states: readonly CountedPlace[];
  cities: readonly CountedPlace[];
  neighborhoods: readonly { name: string; count: number }[];
  phases: readonly Counted<SalePhase>[];
  bedrooms: readonly Counted<number>[];
  modalities: readonly Counted<Modality>[];
  kinds: readonly (Counted<string> & { label: string })[];
  regions: readonly Counted<Region>[];
  /** With so many per cent, or parking spaces, or more. */
  discounts: readonly Counted<number>[];
  parking: readonly Counted<number>[];
  /** In m², of the area that is asked for. */
  areas: readonly CountedRange<number>[];
  squareMetres: readonly CountedRange<Centavos>[];
  financing: number;
  fgts: number;
  occupancies: readonly Counted<Occupancy>[];
  /** `2026-12`, in which the current round closes. */
  months: readonly Counted<string>[];
  sources: readonly (Counted<string> & { label: string })[];
  auctioneers: readonly (Counted<number> & { label: string })[];
  /** By the price after the next fall; what is not told is in none. */
  nextPrices: readonly CountedRange<Centavos>[];
  /** Further out than so many tenths of those alike. */
  discountRanks: readonly Counted<number>[];
  squareMetreRanks: readonly Counted<number>[];
}

/** Facets that count nothing. */
export const noFacets: Facets = {
  propertyTypes: [],
  types: [],
  states: [],
  cities: [],
  neighborhoods: [],
  phases: [],
  bedrooms: [],
  modalities: [],
  kinds: [],
  regions: [],
  discounts: [],
  parking: [],
  areas: [],
  squareMetres: [],
  financing: 0,
  fgts: 0,
  occupancies: [],
  months: [],
  sources: [],
  auctioneers: [],
  nextPrices: [],
  discountRanks: [],
  squareMetreRanks: [],
};
