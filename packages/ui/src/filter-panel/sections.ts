import type { ListFilters } from '@martelo/domain/list-filters';
import type { ComponentType } from 'react';

import { NextPriceFilter, RankFilter } from './evidence-filters.tsx';
import { KindFilter, ModalityFilter, OccupancyFilter, PaymentFilter } from './fact-filters.tsx';
import { AuctionTypeFilter, BedroomsFilter, PhaseFilter, PropertyTypeFilter } from './kind-filters.tsx';
import { DiscountFilter, ParkingFilter } from './least-filter.tsx';
import type { Part } from './part.ts';
import { PlaceFilter } from './place-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { AreaFilter, DatesFilter, SquareMetreFilter } from './range-filters.tsx';
import { SellerFilter } from './seller-filter.tsx';
import type { TextName } from './text-name.ts';

export interface Section {
  /** Its title in the dictionary. */
  name: TextName<string>;
  Body: ComponentType<Part>;
  /** The filters that it shows: another one leaves it as it is. */
  shows: readonly (keyof ListFilters)[];
  /** How many of its filters are set, where that is not each of those that it shows. */
  count?: ((filters: ListFilters) => number) | undefined;
  /** Open at first, also where none is set. */
  open?: boolean | undefined;
}

const chosenOf = (value: ListFilters[keyof ListFilters]) => {
  if (Array.isArray(value)) return value.length;
  return value === null || value === false || value === '' ? 0 : 1;
};
/** One for each filter that is set, each value of a multiple one counted. */
const chosenIn = (fields: readonly (keyof ListFilters)[], filters: ListFilters) =>
  fields.reduce((sum, field) => sum + chosenOf(filters[field]), 0);
/** One for what belongs together. */
const asOne =
  (...fields: (keyof ListFilters)[]) =>
  (filters: ListFilters) =>
    Math.min(1, chosenIn(fields, filters));

/** How many of a section's filters are set. */
export const chosenCount = ({ shows, count }: Section, filters: ListFilters): number =>
  count?.(filters) ?? chosenIn(shows, filters);

/** What most people narrow by stands open at the top; what is rare is folded away. */
export const sections: readonly Section[] = [
  {
    name: 'propertyType',
    Body: PropertyTypeFilter,
    shows: ['propertyType', 'subcategoryIds'],
    count: asOne('propertyType', 'subcategoryIds'),
    open: true,
  },
  {
    name: 'price',
    Body: PriceFilter,
    shows: ['priceMin', 'priceMax'],
    count: asOne('priceMin', 'priceMax'),
    open: true,
  },
  { name: 'bedroomsFilter', Body: BedroomsFilter, shows: ['bedrooms'], open: true },
  { name: 'auctionType', Body: AuctionTypeFilter, shows: ['types'], open: true },
  {
    name: 'place',
    Body: PlaceFilter,
    shows: ['region', 'stateIds', 'cityIds', 'excludedCityIds', 'neighborhoods'],
    open: true,
  },
  { name: 'modalityFilter', Body: ModalityFilter, shows: ['modalities'] },
  { name: 'discountFilter', Body: DiscountFilter, shows: ['discountMin'] },
  { name: 'nextPriceFilter', Body: NextPriceFilter, shows: ['nextPriceMax'] },
  { name: 'rankFilter', Body: RankFilter, shows: ['discountRankMin', 'squareMetreRankMin'] },
  {
    name: 'areaFilter',
    Body: AreaFilter,
    shows: ['areaMin', 'areaMax', 'areaKind'],
    count: asOne('areaMin', 'areaMax'),
  },
  { name: 'payment', Body: PaymentFilter, shows: ['financing', 'fgts'] },
  { name: 'parkingFilter', Body: ParkingFilter, shows: ['parkingMin'] },
  { name: 'kindFilter', Body: KindFilter, shows: ['kinds'] },
  {
    name: 'squareMetreFilter',
    Body: SquareMetreFilter,
    shows: ['squareMetreMin', 'squareMetreMax'],
    count: asOne('squareMetreMin', 'squareMetreMax'),
  },
  { name: 'occupancyFilter', Body: OccupancyFilter, shows: ['occupancy'] },
  {
    name: 'datesFilter',
    Body: DatesFilter,
    shows: ['dateFrom', 'dateTo'],
    count: asOne('dateFrom', 'dateTo'),
  },
  { name: 'phaseFilter', Body: PhaseFilter, shows: ['phase'] },
  { name: 'sellerFilter', Body: SellerFilter, shows: ['sources', 'auctioneerIds'] },
];
