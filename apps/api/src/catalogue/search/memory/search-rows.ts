import type { Position } from '../../places/city-positions.ts';
import type { CityRow } from '../../places/places.ts';
import type { Order } from '../../auctions/search-filters.ts';

/** A neighbourhood as it is written. */
export interface Label {
  /** Its place among all. */
  rank: number;
  cityId: number;
  city: string;
  /** Its number in `neighborhoods`. */
  neighborhood: number;
  label: string;
}

/** The search table as columns in the process's memory: row by row the same auction in each. */
export interface SearchRows {
  /** Which version of what is public it is a copy of. */
  version: string;
  /** Of the newest list. */
  listDate: string | null;
  ids: Float64Array;
  /** The row of an auction's id. */
  rowOf: ReadonlyMap<number, number>;
  states: Uint8Array;
  subcategories: Uint8Array;
  types: Uint8Array;
  phases: Uint8Array;
  bedrooms: Uint8Array;
  bands: Uint8Array;
  /** Where the row's municipality stands among `cities`; past their end where it is not known. */
  cityIndexes: Int32Array;
  prices: Float64Array;
  /** 1 where the last round is past. */
  ended: Uint8Array;
  /** Numbers in place of folded names. */
  neighborhoods: Int32Array;
  neighborhoodNumbers: ReadonlyMap<string, number>;
  /** Rows in the order of lists. */
  orders: Readonly<Record<Order, Int32Array>>;
  /** Of the rows that have their own coordinates. */
  positions: ReadonlyMap<number, Position>;
  /** Every municipality, as the database sorts their names. */
  cities: readonly CityRow[];
  /** Where a municipality stands among them, by its id. */
  cityIndexOf: ReadonlyMap<number, number>;
  /** The neighbourhoods of a municipality by its id, as the database sorts them. */
  labels: ReadonlyMap<number, readonly Label[]>;
}
