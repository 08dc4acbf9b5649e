import type { ListFilters } from '@martelo/domain/list-filters';

import type { Facets } from './facets.ts';

/** What each section of the panel is given. */
export interface Part {
  filters: ListFilters;
  facets: Facets;
  onChange: (change: Partial<ListFilters>) => void;
}
