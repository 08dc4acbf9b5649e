import type { ListFilters } from '@martelo/domain/list-filters';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { warnRenamed } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';
import type { Facets } from './facets.ts';
import { PanelSection } from './panel-section.tsx';
import { sections } from './sections.ts';

import * as styles from './filter-panel.css.ts';

export type { Facets } from './facets.ts';

export interface FilterPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The filters in force, as the address holds them. */
  filters: ListFilters;
  /** What can be chosen, and how many auctions each choice has. */
  facets: Facets;
  /**
   * Only what changes, whole where one change brings another (LIST-04), and the filters that it was made of: on a slow
   * device newer ones may be in force that are not rendered yet.
   */
  onFiltersChange: (change: Partial<ListFilters>, shown: ListFilters) => void;
  /** Where the address already says the property type. */
  hidePropertyType?: boolean | undefined;
  /** New counts are under way; the old ones stay and everything can be used. */
  loading?: boolean | undefined;
  /** @deprecated It is called `loading`. */
  busy?: boolean | undefined;
}

/** All filters of a list, in sections that open and close, with counts (LIST-04). */
export function FilterPanel({
  filters,
  facets,
  onFiltersChange: onChange,
  hidePropertyType = false,
  busy,
  loading = busy ?? false,
  className,
  ...props
}: FilterPanelProps) {
  if (process.env.NODE_ENV !== 'production') warnRenamed('FilterPanel', { busy }, 'loading');
  const messages = useMessages(filtersTexts);
  const part = { filters, facets, onChange };
  const shown = hidePropertyType ? sections.filter(({ name }) => name !== 'propertyType') : sections;
  return (
    <section
      aria-label={messages.filters}
      {...props}
      aria-busy={loading}
      className={cx(styles.root, className)}
    >
      {shown.map((section) => (
        <PanelSection key={section.name} {...part} section={section} />
      ))}
    </section>
  );
}
