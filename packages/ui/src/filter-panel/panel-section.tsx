import type { ListFilters } from '@martelo/domain/list-filters';
import { type ComponentType, memo } from 'react';

import { Badge } from '../badge/badge.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type MessagesWith, useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import type { Part } from './part.ts';
import { NextPriceFilter, RankFilter } from './evidence-filters.tsx';
import {
  KindFilter,
  leastFilter,
  ModalityFilter,
  OccupancyFilter,
  PaymentFilter,
  SellerFilter,
} from './fact-filters.tsx';
import { AuctionTypeFilter, BedroomsFilter, PhaseFilter, PropertyTypeFilter } from './kind-filters.tsx';
import { PlaceFilter } from './place-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { AreaFilter, DatesFilter, SquareMetreFilter } from './range-filters.tsx';

interface Section {
  /** Its title in the dictionary. */
  name: SectionName;
  Body: ComponentType<Part>;
  /** The filters that it shows: another one leaves it as it is. */
  shows: readonly (keyof ListFilters)[];
  /** How many of its filters are set. */
  count: (filters: ListFilters) => number;
  /** Closed at first unless one is set. */
  closed?: boolean;
}

const sectionNames = [
  'propertyType',
  'price',
  'bedroomsFilter',
  'auctionType',
  'place',
  'modalityFilter',
  'discountFilter',
  'nextPriceFilter',
  'rankFilter',
  'areaFilter',
  'payment',
  'parkingFilter',
  'kindFilter',
  'squareMetreFilter',
  'occupancyFilter',
  'datesFilter',
  'phaseFilter',
  'sellerFilter',
] as const;
type SectionName = (typeof sectionNames)[number];

const chosenOf = (value: ListFilters[keyof ListFilters]) => {
  if (Array.isArray(value)) return value.length;
  return value === null || value === false || value === '' ? 0 : 1;
};
/** One for each filter that is set, each value of a multiple one counted. */
const each =
  (...fields: (keyof ListFilters)[]) =>
  (filters: ListFilters) =>
    fields.reduce((sum, field) => sum + chosenOf(filters[field]), 0);
/** One for what belongs together. */
const asOne =
  (...fields: (keyof ListFilters)[]) =>
  (filters: ListFilters) =>
    Math.min(1, each(...fields)(filters));

const contents: Readonly<Record<SectionName, Omit<Section, 'name'>>> = {
  propertyType: {
    Body: PropertyTypeFilter,
    shows: ['propertyType', 'subcategoryIds'],
    count: asOne('propertyType', 'subcategoryIds'),
  },
  place: {
    Body: PlaceFilter,
    shows: ['region', 'stateIds', 'cityIds', 'excludedCityIds', 'neighborhoods'],
    count: each('region', 'stateIds', 'cityIds', 'excludedCityIds', 'neighborhoods'),
  },
  price: { Body: PriceFilter, shows: ['priceMin', 'priceMax'], count: asOne('priceMin', 'priceMax') },
  bedroomsFilter: { Body: BedroomsFilter, shows: ['bedrooms'], count: each('bedrooms') },
  modalityFilter: { Body: ModalityFilter, shows: ['modalities'], count: each('modalities'), closed: true },
  discountFilter: {
    Body: leastFilter('discountMin', ({ discounts }) => discounts, [20, 30, 40, 50, 60, 70], {
      label: 'discountFilter',
      any: 'anyDiscount',
      nameOf: 'discountFrom',
    }),
    shows: ['discountMin'],
    count: each('discountMin'),
    closed: true,
  },
  nextPriceFilter: {
    Body: NextPriceFilter,
    shows: ['nextPriceMax'],
    count: each('nextPriceMax'),
    closed: true,
  },
  rankFilter: {
    Body: RankFilter,
    shows: ['discountRankMin', 'squareMetreRankMin'],
    count: each('discountRankMin', 'squareMetreRankMin'),
    closed: true,
  },
  areaFilter: {
    Body: AreaFilter,
    shows: ['areaMin', 'areaMax', 'areaKind'],
    count: asOne('areaMin', 'areaMax'),
    closed: true,
  },
  payment: {
    Body: PaymentFilter,
    shows: ['financing', 'fgts'],
    count: each('financing', 'fgts'),
    closed: true,
  },
  parkingFilter: {
    Body: leastFilter('parkingMin', ({ parking }) => parking, [1, 2, 3, 4], {
      label: 'parkingFilter',
      any: 'anyBedrooms',
      nameOf: 'parkingFrom',
    }),
    shows: ['parkingMin'],
    count: each('parkingMin'),
    closed: true,
  },
  kindFilter: { Body: KindFilter, shows: ['kinds'], count: each('kinds'), closed: true },
  squareMetreFilter: {
    Body: SquareMetreFilter,
    shows: ['squareMetreMin', 'squareMetreMax'],
    count: asOne('squareMetreMin', 'squareMetreMax'),
    closed: true,
  },
  occupancyFilter: { Body: OccupancyFilter, shows: ['occupancy'], count: each('occupancy'), closed: true },
  datesFilter: {
    Body: DatesFilter,
    shows: ['dateFrom', 'dateTo'],
    count: asOne('dateFrom', 'dateTo'),
    closed: true,
  },
  auctionType: { Body: AuctionTypeFilter, shows: ['types'], count: each('types') },
  phaseFilter: { Body: PhaseFilter, shows: ['phase'], count: each('phase'), closed: true },
  sellerFilter: {
    Body: SellerFilter,
    shows: ['sources', 'auctioneerIds'],
    count: each('sources', 'auctioneerIds'),
    closed: true,
  },
};

/** What most people narrow by stands open at the top; what is rare is folded away. */
export const sections: readonly Section[] = sectionNames.map((name) => ({ name, ...contents[name] }));

interface PanelSectionProps extends Part {
  section: Section;
}

/**
 * All sections at once are too much for the frame after a press on a slow phone: each is rendered again for its own
 * filters alone.
 */
const isDrawnAlike = (before: PanelSectionProps, after: PanelSectionProps): boolean =>
  before.section === after.section &&
  before.facets === after.facets &&
  before.onChange === after.onChange &&
  after.section.shows.every(
    (field) => JSON.stringify(before.filters[field]) === JSON.stringify(after.filters[field]),
  );

/** One section of the panel, which opens and closes, with how many of its filters are set. */
export const PanelSection = memo(function PanelSection({ section, ...part }: PanelSectionProps) {
  const messages = useMessages(filtersTexts);
  const { name, Body, count, closed = false } = section;
  const chosen = count(part.filters);
  return (
    <Disclosure
      title={messages[name]}
      badge={chosen > 0 && <Chosen count={chosen} messages={messages} />}
      defaultOpen={!closed || chosen > 0}
    >
      <Body {...part} />
    </Disclosure>
  );
}, isDrawnAlike);

function Chosen({ count, messages }: { count: number; messages: MessagesWith<typeof filtersTexts> }) {
  return (
    <>
      <Badge tone="accent" aria-hidden>
        {count}
      </Badge>
      <VisuallyHidden>{messages.chosen(count)}</VisuallyHidden>
    </>
  );
}
