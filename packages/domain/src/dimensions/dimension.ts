import type { CalendarDate, Occupancy } from '../auction.ts';
import type { ListFilters, Modality, Region } from '../list-filters.ts';
import type { AreaKind } from '../square-metre.ts';

/** A dimension's part of the calls of lists; amounts in reais, areas in m². */
export interface DimensionQuery {
  modality?: Modality[];
  kind?: string[];
  region?: Region;
  not_city_id?: string;
  discount_min?: number;
  area_min?: number;
  area_max?: number;
  area_kind?: AreaKind;
  price_m2_min?: number;
  price_m2_max?: number;
  bedrooms?: number[];
  parking_min?: number;
  financing?: boolean;
  fgts?: boolean;
  occupancy?: Occupancy;
  date_from?: CalendarDate;
  date_to?: CalendarDate;
  source?: string[];
  auctioneer_id?: number[];
  next_price_max?: number;
  discount_rank_min?: number;
  price_m2_rank_min?: number;
}

/** The filters that these dimensions are. */
export type DimensionFilters = Pick<
  ListFilters,
  | 'modalities'
  | 'kinds'
  | 'region'
  | 'excludedCityIds'
  | 'discountMin'
  | 'areaMin'
  | 'areaMax'
  | 'areaKind'
  | 'squareMetreMin'
  | 'squareMetreMax'
  | 'bedrooms'
  | 'parkingMin'
  | 'financing'
  | 'fgts'
  | 'occupancy'
  | 'dateFrom'
  | 'dateTo'
  | 'sources'
  | 'auctioneerIds'
  | 'nextPriceMax'
  | 'discountRankMin'
  | 'squareMetreRankMin'
>;

/** Names that the filters hold as codes alone. */
export interface DimensionNames {
  kind: (kind: string) => string;
  city: (id: number) => string;
  source: (code: string) => string;
  auctioneer: (id: number) => string;
}

/** What one value of a dimension is called, and what is left of the filters without it. */
export interface DimensionChip {
  id: string;
  label: string;
  field: keyof DimensionFilters;
  without: Partial<DimensionFilters>;
}

/**
 * One thing that lists are narrowed by, whole: its parameters in an address, its fields of the calls, and what it is
 * called where it is on. The server adds its column (`catalogue/search/dimensions.ts`).
 */
export interface Dimension {
  name: string;
  fields: readonly (keyof DimensionFilters)[];
  /** Out of an address; unknown or malformed values are left out. */
  parse: (params: URLSearchParams) => Partial<DimensionFilters>;
  /** Its parameters, none where it asks for everything. */
  stringify: (filters: DimensionFilters) => readonly (readonly [name: string, value: string])[];
  toQuery: (filters: DimensionFilters) => DimensionQuery;
  fromQuery: (query: DimensionQuery) => Partial<DimensionFilters>;
  chips: (filters: DimensionFilters, names: DimensionNames) => readonly DimensionChip[];
}
