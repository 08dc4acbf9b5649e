import type { ListFilters } from '@martelo/domain/list-filters';
import type { ComponentProps } from 'react';

import { Badge } from '../badge/badge.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../internal/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { PriceRangeField } from '../price-range-field/price-range-field.tsx';
import type { Facets } from './facets.ts';
import { AuctionTypeFilter, BedroomsFilter, PhaseFilter, PropertyTypeFilter } from './kind-filters.tsx';
import { PlaceFilter } from './place-filter.tsx';

import * as styles from './filter-panel.css.ts';

export interface FilterPanelProps extends Omit<ComponentProps<'section'>, 'onChange' | 'children'> {
  filters: ListFilters;
  facets: Facets;
  /** Only what changes, whole where one change brings another (LIST-04). */
  onChange: (change: Partial<ListFilters>) => void;
  /** Where the address already says the property type. */
  hidePropertyType?: boolean | undefined;
  /** New counts are under way; the old ones stay and everything can be used. */
  busy?: boolean | undefined;
}

/** All filters of a list, in sections that open and close, with counts (LIST-04). */
export function FilterPanel({
  filters,
  facets,
  onChange,
  hidePropertyType = false,
  busy = false,
  className,
  ...props
}: FilterPanelProps) {
  const messages = useMessages();
  const part = { filters, facets, onChange };
  const { propertyType, subcategoryIds, types, stateId, cityIds, neighborhoods } = filters;
  const { priceMin, priceMax, bedrooms, phase } = filters;
  const places = (stateId === null ? 0 : 1) + cityIds.length + neighborhoods.length;
  return (
    <section aria-label={messages.filters} {...props} aria-busy={busy} className={cx(styles.root, className)}>
      {!hidePropertyType && (
        <Disclosure
          title={messages.propertyType}
          badge={<Chosen count={propertyType || subcategoryIds.length > 0 ? 1 : 0} />}
          defaultOpen
        >
          <PropertyTypeFilter {...part} />
        </Disclosure>
      )}
      <Disclosure title={messages.auctionType} badge={<Chosen count={types.length} />} defaultOpen>
        <AuctionTypeFilter {...part} />
      </Disclosure>
      <Disclosure title={messages.place} badge={<Chosen count={places} />} defaultOpen>
        <PlaceFilter {...part} />
      </Disclosure>
      <Disclosure
        title={messages.price}
        badge={<Chosen count={priceMin === null && priceMax === null ? 0 : 1} />}
        defaultOpen
      >
        <PriceRangeField
          min={priceMin}
          max={priceMax}
          onChange={({ min, max }) => onChange({ priceMin: min, priceMax: max })}
        />
      </Disclosure>
      <Disclosure
        title={messages.bedroomsFilter}
        badge={<Chosen count={bedrooms === null ? 0 : 1} />}
        defaultOpen={bedrooms !== null}
      >
        <BedroomsFilter {...part} />
      </Disclosure>
      <Disclosure
        title={messages.phaseFilter}
        badge={<Chosen count={phase === null ? 0 : 1} />}
        defaultOpen={phase !== null}
      >
        <PhaseFilter {...part} />
      </Disclosure>
    </section>
  );
}

function Chosen({ count }: { count: number }) {
  const messages = useMessages();
  if (count === 0) return null;
  return (
    <>
      <Badge tone="accent" aria-hidden>
        {count}
      </Badge>
      <VisuallyHidden>{messages.chosen(count)}</VisuallyHidden>
    </>
  );
}
