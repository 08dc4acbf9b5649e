import type { ListFilters } from '@martelo/domain/list-filters';

import { paths } from '../../paths.ts';

/** What the address asks for; the page of land asks for land whatever else it says. */
export function filtersOf(pathname: string, filters: ListFilters): ListFilters {
  return pathname === paths.land ? { ...filters, propertyType: 'land', subcategoryIds: [] } : filters;
}
