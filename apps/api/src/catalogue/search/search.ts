import type { AuctionRow } from '../auctions/auction-row.ts';
import type { Order, SearchFilters } from '../auctions/search-filters.ts';
import type { Count, NeighborhoodCount } from './count.ts';
import type { DimensionName } from './dimensions.ts';
import type { Keyword, ReadKeyword } from './keyword.ts';
import type { Names } from './names.ts';

/** Total, prices and counts by every dimension; each of these leaves out its own filter (LIST-12). */
export interface Counts {
  total: number;
  low: number | null;
  high: number | null;
  sum: number;
  /** By the bands of prices. */
  bands: readonly Count[];
  /** By value, or by band where the dimension has edges; kinds by their names. */
  facets: Readonly<Record<DimensionName, readonly Count<number | string>[]>>;
  /** Counted whatever place is chosen. */
  states: readonly Count[];
  cities: readonly Count[];
  /** In the chosen cities; none without a city. */
  neighborhoods: readonly NeighborhoodCount[];
}

/**
 * Auctions near each other by their own coordinates, or all of a municipality that have none. The place is that of one
 * of them, of whom are city and auction.
 */
export interface PlaceCount {
  latitude: number | null;
  longitude: number | null;
  cityId: number;
  auctionId: number;
  n: number;
  /** All municipalities that they are of, ascending. */
  cityIds: readonly number[];
}

/** One page of a list with its counts, all of one moment. */
export interface Listed {
  counts: Counts;
  page: number;
  lastPage: number;
  rows: readonly AuctionRow[];
  /** Of what the counts know by numbers. */
  names: Names;
}

/** Page size (LIST-07). */
export const pageSize = 30;

/** The page shown of this many; past the end it is the last one. */
export function pageWithin(requestedPage: number, total: number) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(requestedPage, lastPage), lastPage };
}

/** The queries of lists, maps and previews of alerts. */
export interface Search {
  /** The forms by which a keyword's words are searched, and its unknown words. */
  read: (text: string) => Promise<ReadKeyword>;
  list: (filters: SearchFilters, keyword: Keyword | null, order: Order, page: number) => Promise<Listed>;
  /** The first `limit`, without any counts. */
  first: (
    filters: SearchFilters,
    keyword: Keyword | null,
    order: Order,
    limit: number,
  ) => Promise<readonly AuctionRow[]>;
  /** How many pass the filters. */
  count: (filters: SearchFilters, keyword: Keyword | null) => Promise<number>;
  /** By their own coordinates, in cells of `step` degrees at the one nearest to their middle, else by municipality. */
  countPlaces: (
    filters: SearchFilters,
    keyword: Keyword | null,
    step: number,
  ) => Promise<readonly PlaceCount[]>;
}
