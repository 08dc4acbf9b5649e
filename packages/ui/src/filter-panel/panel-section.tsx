import type { ListFilters } from '@martelo/domain/list-filters';
import { type ComponentType, memo } from 'react';

import { Badge } from '../badge/badge.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type MessagesWith, useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import type { Part } from './part.ts';
import { AuctionTypeFilter, BedroomsFilter, PhaseFilter, PropertyTypeFilter } from './kind-filters.tsx';
import { PlaceFilter } from './place-filter.tsx';
import { PriceFilter } from './price-filter.tsx';

interface Section {
  name: 'propertyType' | 'auctionType' | 'place' | 'price' | 'bedroomsFilter' | 'phaseFilter';
  Body: ComponentType<Part>;
  /** The filters that it shows: another one leaves it as it is. */
  shows: readonly (keyof ListFilters)[];
  /** How many of its filters are set. */
  count: (filters: ListFilters) => number;
  /** Closed at first unless one is set. */
  closed?: boolean;
}

export const sections: readonly Section[] = [
  {
    name: 'propertyType',
    Body: PropertyTypeFilter,
    shows: ['propertyType', 'subcategoryIds'],
    count: ({ propertyType, subcategoryIds }) => (propertyType || subcategoryIds.length > 0 ? 1 : 0),
  },
  { name: 'auctionType', Body: AuctionTypeFilter, shows: ['types'], count: ({ types }) => types.length },
  {
    name: 'place',
    Body: PlaceFilter,
    shows: ['stateId', 'cityIds', 'neighborhoods'],
    count: ({ stateId, cityIds, neighborhoods }) =>
      (stateId === null ? 0 : 1) + cityIds.length + neighborhoods.length,
  },
  {
    name: 'price',
    Body: PriceFilter,
    shows: ['priceMin', 'priceMax'],
    count: ({ priceMin, priceMax }) => (priceMin === null && priceMax === null ? 0 : 1),
  },
  {
    name: 'bedroomsFilter',
    Body: BedroomsFilter,
    shows: ['bedrooms'],
    count: ({ bedrooms }) => bedrooms.length,
    closed: true,
  },
  {
    name: 'phaseFilter',
    Body: PhaseFilter,
    shows: ['phase'],
    count: ({ phase }) => (phase === null ? 0 : 1),
    closed: true,
  },
];

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
