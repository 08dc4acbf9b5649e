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
  propertyTypes: readonly Counted<PropertyType>[];
  types: readonly Counted<AuctionType>[];
  states: readonly CountedPlace[];
  cities: readonly CountedPlace[];
  neighborhoods: readonly { name: string; count: number }[];
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
