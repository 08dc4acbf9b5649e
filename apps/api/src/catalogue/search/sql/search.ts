import type { AuctionRow } from '../../auctions/auction-row.ts';
import type { Order, SearchFilters } from '../../auctions/search-filters.ts';

export interface Count {
  id: number;
  n: number;
}

/** Total, prices and counts by every dimension; each of these leaves out its own filter (LIST-12). */
export interface Summary {
  total: number;
  low: number | null;
  high: number | null;
  sum: number;
  bands: readonly Count[];
  subcategories: readonly Count[];
  types: readonly Count[];
  phases: readonly Count[];
  bedrooms: readonly Count[];
  /** Counted whatever place is chosen. */
  states: readonly Count[];
}

export interface CityCount extends Count {
  name: string;
  uf: string;
  stateId: number;
}

export interface NeighborhoodCount {
  name: string;
  cityId: number;
  city: string;
  n: number;
}

/** Auctions at their own coordinates, or all of a municipality that have none. */
export interface PlaceCount {
  latitude: number | null;
  longitude: number | null;
  cityId: number;
  /** One of them. */
  auctionId: number;
  n: number;
}

/** With no place chosen, so many cities are counted. */
export const maxCities = 60;
export const maxNeighborhoods = 300;

/** What lists and maps are made of. `words` is what `keywordQuery` makes of the keyword. */
export interface Search {
  summarize: (filters: SearchFilters, words: string | null) => Promise<Summary>;
  /**
   * Of the chosen state or the chosen cities' states, by name; with no place, the most frequent ones. The chosen cities
   * are always among them, at 0 if need be.
   */
  countCities: (filters: SearchFilters, words: string | null) => Promise<readonly CityCount[]>;
  /** In the chosen cities; none without a city. */
  countNeighborhoods: (filters: SearchFilters, words: string | null) => Promise<readonly NeighborhoodCount[]>;
  /** By their own coordinates, in cells of `step` degrees, else by municipality. */
  countPlaces: (filters: SearchFilters, words: string | null, step: number) => Promise<readonly PlaceCount[]>;
  /** `total` is how many match. */
  page: (
    filters: SearchFilters,
    words: string | null,
    order: Order,
    page: number,
    total: number,
  ) => Promise<AuctionRow[]>;
  newestListDate: () => Promise<string | null>;
}
