import type { AuctionType, PropertyType } from '@martelo/domain/auction';
import type { SalePhase } from '@martelo/domain/phase';

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

/** What the list could be narrowed to; a value that is missing counts as 0. */
export interface Facets {
  propertyTypes: readonly Counted<PropertyType>[];
  types: readonly Counted<AuctionType>[];
  states: readonly CountedPlace[];
  cities: readonly CountedPlace[];
  neighborhoods: readonly { name: string; count: number }[];
  phases: readonly Counted<SalePhase>[];
  bedrooms: readonly Counted<number>[];
}

/** Looks counts up by value. */
export function countOf<Value>(counted: readonly Counted<Value>[]): (value: Value) => number {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  return (value) => counts.get(value) ?? 0;
}
