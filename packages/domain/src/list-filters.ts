import type { AuctionType, Centavos, PropertyType } from './auction.ts';
import { type DimensionFilters, noDimensionFilters } from './list-dimensions.ts';
import type { Order } from './list-labels.ts';
import type { SalePhase } from './phase.ts';

export { type Order, orderLabels, phaseFilterLabels } from './list-labels.ts';
export { modalities, type Modality, modalityLabels } from './dimensions/modality.ts';
export { type Region, regions } from './dimensions/region.ts';

export const orders = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly Order[];

/** What auctions are narrowed by, in the lists of an address and in the search alike. */
export interface AuctionFilters extends DimensionFilters {
  keyword: string;
  subcategoryIds: readonly number[];
  /** IBGE codes; chosen cities stand for their state. */
  cityIds: readonly number[];
  neighborhoods: readonly string[];
  priceMin: Centavos | null;
  priceMax: Centavos | null;
  /** The round that bids are taken in, or the kind of a sale without rounds. */
  phase: SalePhase | null;
}

/** What a list shows, whole: its filters, order, view and page. Empty arrays, nulls and false match everything. */
export interface ListFilters extends AuctionFilters {
  propertyType: PropertyType | null;
  types: readonly AuctionType[];
  /** IBGE codes. */
  stateIds: readonly number[];
  order: Order;
  view: 'grid' | 'list';
  page: number;
}

export const noAuctionFilters: AuctionFilters = {
  ...noDimensionFilters,
  keyword: '',
  subcategoryIds: [],
  cityIds: [],
  neighborhoods: [],
  priceMin: null,
  priceMax: null,
  phase: null,
};

export const noFilters: ListFilters = {
  ...noAuctionFilters,
  propertyType: null,
  types: [],
  stateIds: [],
  order: 1,
  view: 'grid',
  page: 1,
};

/** IBGE's municipality codes begin with their state's. */
export const stateOfCity = (cityId: number): number => Math.floor(cityId / 100_000);

/** The states that are filtered whole: of the others cities are chosen, which stand for them (LIST-04). */
export function wholeStates({ stateIds, cityIds }: Pick<ListFilters, 'stateIds' | 'cityIds'>): number[] {
  const narrowed = new Set(cityIds.map(stateOfCity));
  return stateIds.filter((id) => !narrowed.has(id));
}

/** Without one of the states and its cities; those of others stay. Back to page 1. */
export function withoutState(filters: ListFilters, stateId: number): ListFilters {
  return {
    ...changeStates(
      filters,
      filters.stateIds.filter((id) => id !== stateId),
    ),
    cityIds: filters.cityIds.filter((id) => stateOfCity(id) !== stateId),
  };
}

/** Other states, or none: region, cities and neighbourhoods go with the old ones (LIST-04). Back to page 1. */
export function changeStates(filters: ListFilters, stateIds: readonly number[]): ListFilters {
  return {
    ...filters,
    region: null,
    stateIds,
    cityIds: [],
    excludedCityIds: [],
    neighborhoods: [],
    page: 1,
  };
}

/**
 * Other cities: they stand for their states, so the state filter is removed, except states that were requested beside
 * cities; no cities leave it unchanged (LIST-04). Back to page 1.
 */
export function changeCities(filters: ListFilters, cityIds: readonly number[]): ListFilters {
  if (cityIds.length === 0) return { ...filters, cityIds, neighborhoods: [], page: 1 };
  return {
    ...filters,
    region: null,
    stateIds: filters.cityIds.length > 0 ? wholeStates({ stateIds: wholeStates(filters), cityIds }) : [],
    cityIds,
    excludedCityIds: [],
    neighborhoods: [],
    page: 1,
  };
}
