import type { AuctionType, Centavos, PropertyType } from './auction.ts';
import type { SalePhase } from './phase.ts';

/** 1 recent, 2 price low, 3 price high, 4 ending soon (LIST-06). */
export const orders = [1, 2, 3, 4] as const;
export type Order = (typeof orders)[number];

export const orderLabels: Readonly<Record<Order, string>> = {
  1: 'Mais recentes',
  2: 'Menor preço',
  3: 'Maior preço',
  4: 'Encerrando em breve',
};

/** The auction types that a list can be narrowed to (LIST-03). */
export const listTypes = ['judicial', 'extrajudicial', 'caixa'] as const satisfies readonly AuctionType[];

/** What a list shows, whole: its filters, order, view and page. Empty arrays and nulls ask for everything. */
export interface ListFilters {
  keyword: string;
  propertyType: PropertyType | null;
  subcategoryIds: readonly number[];
  types: readonly AuctionType[];
  stateId: number | null;
  /** IBGE codes; chosen cities stand for their state. */
  cityIds: readonly number[];
  neighborhoods: readonly string[];
  priceMin: Centavos | null;
  priceMax: Centavos | null;
  /** 1 to 5; 5 is five or more. */
  bedrooms: number | null;
  /** The round that bids are taken in, or the kind of a sale without rounds. */
  phase: SalePhase | null;
  order: Order;
  view: 'grid' | 'list';
  page: number;
}

export const noFilters: ListFilters = {
  keyword: '',
  propertyType: null,
  subcategoryIds: [],
  types: [],
  stateId: null,
  cityIds: [],
  neighborhoods: [],
  priceMin: null,
  priceMax: null,
  bedrooms: null,
  phase: null,
  order: 1,
  view: 'grid',
  page: 1,
};

/** Another state, or none: its cities and neighbourhoods go with the old one (LIST-04). Back to page 1. */
export function changeState(filters: ListFilters, stateId: number | null): ListFilters {
  return { ...filters, stateId, cityIds: [], neighborhoods: [], page: 1 };
}

/** Other cities: they stand for their state, so the state filter goes; none leaves it (LIST-04). Back to page 1. */
export function changeCities(filters: ListFilters, cityIds: readonly number[]): ListFilters {
  const stateId = cityIds.length > 0 ? null : filters.stateId;
  return { ...filters, stateId, cityIds, neighborhoods: [], page: 1 };
}

/** How many filters are on, each value of a multiple one counted, a price range as one. Order, view, page are none. */
export function countFilters(filters: ListFilters): number {
  const { types, cityIds, neighborhoods } = filters;
  const single = [
    filters.keyword !== '',
    filters.propertyType !== null,
    filters.subcategoryIds.length > 0,
    filters.stateId !== null,
    filters.priceMin !== null || filters.priceMax !== null,
    filters.bedrooms !== null,
    filters.phase !== null,
  ];
  return single.filter(Boolean).length + types.length + cityIds.length + neighborhoods.length;
}
