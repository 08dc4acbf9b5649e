import type { AuctionType, PropertyType } from './auction.ts';
import type { SalePhase } from './phase.ts';

interface Counted<Value> {
  value: Value;
  /** How many auctions the list would show with it. */
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
}
