import type { ListFilters } from '@martelo/domain/list-filters';

import { paths } from '../../paths.ts';

/** The filters of an address; the page of land always filters by land, whatever its query says. */
export function filtersOf(pathname: string, filters: ListFilters): ListFilters {
  return pathname === paths.land ? { ...filters, propertyType: 'land', subcategoryIds: [] } : filters;
}
