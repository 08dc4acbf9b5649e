import type { AuctionType, CalendarDate, Centavos, Occupancy, PropertyType } from './auction.ts';
import type { SalePhase } from './phase.ts';
import type { AreaKind } from './square-metre.ts';

/**
 * 1 recent, 2 price low, 3 price high, 4 ending soon (LIST-06), 5 discount, 6 price of a square metre (FILTER-02), 7 next
 * price, 8 and 9 rank of the discount and of the price of a square metre (FILTER-06).
 */
export const orders = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Order = (typeof orders)[number];

export const orderLabels: Readonly<Record<Order, string>> = {
  1: 'Mais recentes',
  2: 'Menor preço',
  3: 'Maior preço',
  4: 'Encerrando em breve',
  5: 'Maior desconto',
  6: 'Menor preço por m²',
  7: 'Menor próximo preço',
  8: 'Desconto mais incomum',
  9: 'Preço por m² mais incomum',
};

/** The auction types that a list can be narrowed to (LIST-03). */
export const listTypes = ['judicial', 'extrajudicial', 'caixa'] as const satisfies readonly AuctionType[];

/** How a property is sold: by the source's word for it, else by the kind of its auction (FILTER-01). */
export const modalities = ['direct', 'online', 'tender', 'sfi', 'judicial', 'extrajudicial'] as const;
export type Modality = (typeof modalities)[number];

export const modalityLabels: Readonly<Record<Modality, string>> = {
  direct: 'Venda direta',
  online: 'Venda online',
  tender: 'Licitação aberta',
  sfi: 'Leilão SFI',
  judicial: 'Leilão judicial',
  extrajudicial: 'Leilão extrajudicial',
};

/** What the filter by round is called. */
export const phaseFilterLabels: Readonly<Record<SalePhase, string>> = {
  first: '1ª praça',
  second: '2ª praça',
  unique: 'Leilão, sem praça informada',
  sfi: 'Leilão SFI',
  tender: 'Licitação aberta',
  online: 'Venda online',
  direct: 'Venda direta',
};

/** The great regions of the IBGE. */
export const regions = ['norte', 'nordeste', 'centro-oeste', 'sudeste', 'sul'] as const;
export type Region = (typeof regions)[number];

/** What auctions are narrowed by, in the lists of an address and in the search alike. */
export interface AuctionFilters {
  keyword: string;
  subcategoryIds: readonly number[];
  modalities: readonly Modality[];
  /** Kinds as the sources name them, folded: 'sobrado', 'gleba urbana'. */
  kinds: readonly string[];
  region: Region | null;
  /** IBGE codes; chosen cities stand for their state. */
  cityIds: readonly number[];
  /** Cities that are left out. */
  excludedCityIds: readonly number[];
  neighborhoods: readonly string[];
  priceMin: Centavos | null;
  priceMax: Centavos | null;
  /** Whole per cent below the valuation, at the least. */
  discountMin: number | null;
  /** In m², of `areaKind`; null is the area that prices of a square metre are reckoned by. */
  areaMin: number | null;
  areaMax: number | null;
  areaKind: AreaKind | null;
  /** For each square metre. */
  squareMetreMin: Centavos | null;
  squareMetreMax: Centavos | null;
  /** Any of 1 to 5; 5 is five or more. */
  bedrooms: readonly number[];
  /** Parking spaces, at the least. */
  parkingMin: number | null;
  /** Only what can be bought with a loan, or with the FGTS. */
  financing: boolean;
  fgts: boolean;
  occupancy: Occupancy | null;
  /** The day on which the current round closes, in São Paulo; both count. */
  dateFrom: CalendarDate | null;
  dateTo: CalendarDate | null;
  /** Codes of sources: 'caixa'. */
  sources: readonly string[];
  auctioneerIds: readonly number[];
  /** The price after the next fall: only where one is told with its proof. */
  nextPriceMax: Centavos | null;
  /** A discount greater than so many tenths of those alike, 1 to 9. */
  discountRankMin: number | null;
  /** A price of a square metre below so many tenths of those alike. */
  squareMetreRankMin: number | null;
  /** The round that bids are taken in, or the kind of a sale without rounds. */
  phase: SalePhase | null;
}

/** What a list shows, whole: its filters, order, view and page. Empty arrays, nulls and false ask for everything. */
export interface ListFilters extends AuctionFilters {
  propertyType: PropertyType | null;
  types: readonly AuctionType[];
  stateId: number | null;
  order: Order;
  view: 'grid' | 'list';
  page: number;
}

export const noAuctionFilters: AuctionFilters = {
  keyword: '',
  subcategoryIds: [],
  modalities: [],
  kinds: [],
  region: null,
  cityIds: [],
  excludedCityIds: [],
  neighborhoods: [],
  priceMin: null,
  priceMax: null,
  discountMin: null,
  areaMin: null,
  areaMax: null,
  areaKind: null,
  squareMetreMin: null,
  squareMetreMax: null,
  bedrooms: [],
  parkingMin: null,
  financing: false,
  fgts: false,
  occupancy: null,
  dateFrom: null,
  dateTo: null,
  sources: [],
  auctioneerIds: [],
  nextPriceMax: null,
  discountRankMin: null,
  squareMetreRankMin: null,
  phase: null,
};

export const noFilters: ListFilters = {
  ...noAuctionFilters,
  propertyType: null,
  types: [],
  stateId: null,
  order: 1,
  view: 'grid',
  page: 1,
};

/** Another state, or none: region, cities and neighbourhoods go with the old one (LIST-04). Back to page 1. */
export function changeState(filters: ListFilters, stateId: number | null): ListFilters {
  return {
    ...filters,
    region: null,
    stateId,
    cityIds: [],
    excludedCityIds: [],
    neighborhoods: [],
    page: 1,
  };
}

/** Other cities: they stand for their state, so the state filter goes; none leaves it (LIST-04). Back to page 1. */
export function changeCities(filters: ListFilters, cityIds: readonly number[]): ListFilters {
  if (cityIds.length === 0) return { ...filters, cityIds, neighborhoods: [], page: 1 };
  return {
    ...filters,
    region: null,
    stateId: null,
    cityIds,
    excludedCityIds: [],
    neighborhoods: [],
    page: 1,
  };
}
