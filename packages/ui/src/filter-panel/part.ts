import type { ListFilters } from '@martelo/domain/list-filters';

import type { Facets } from './facets.ts';

/** What each section of the panel is given. */
export interface Part {
  filters: ListFilters;
  facets: Facets;
  onChange: (change: Partial<ListFilters>) => void;
}

/**
 * For a section that shows these filters alone: another one leaves it as it is. All sections at once are too much for the frame
 * after a press on a slow phone.
 */
export const isDrawnAlike =
  (...fields: readonly (keyof ListFilters)[]) =>
  (before: Part, after: Part): boolean =>
    before.facets === after.facets &&
    before.onChange === after.onChange &&
    fields.every((field) => JSON.stringify(before.filters[field]) === JSON.stringify(after.filters[field]));
