import type { AuctionType, PropertyType } from './auction.ts';
import type { Counted } from './dimensions/counts.ts';
import { type DimensionFacets, toDimensionFacets } from './list-dimensions.ts';
import type { SalePhase } from './phase.ts';

interface CountedPlace {
  id: number;
  name: string;
  uf: string;
  count: number;
}

/** What a list could be narrowed to; a value that is missing counts as 0. */
export interface Facets extends DimensionFacets {
  /** Auctions of each kind of property. */
  propertyTypes: readonly Counted<PropertyType>[];
  /** Of each kind of auction. */
  types: readonly Counted<AuctionType>[];
  /** Of each state with an auction. */
  states: readonly CountedPlace[];
  /** Of each city of the chosen state or of the chosen cities' states, else of those with the most. */
  cities: readonly CountedPlace[];
  /** Of each neighbourhood of the chosen cities; empty where none is chosen. */
  neighborhoods: readonly { name: string; count: number }[];
  /** Of each phase of a sale. */
  phases: readonly Counted<SalePhase>[];
}

/** Facets that count nothing. */
export const noFacets: Facets = {
  propertyTypes: [],
  types: [],
  states: [],
  cities: [],
  neighborhoods: [],
  phases: [],
  ...toDimensionFacets({}),
};
