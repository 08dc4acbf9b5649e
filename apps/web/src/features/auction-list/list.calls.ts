import { type ApiClient, type ListPage, toListPage, unwrap } from '@martelo/api-client';
import {
  stringifyIds,
  stringifyPriceRange,
  stringifySubcategories,
  stringifyTypes,
} from '@martelo/domain/codecs';
import { subcategoriesOf, typeCode } from '@martelo/domain/codes';
import { toDimensionQuery } from '@martelo/domain/list-dimensions';
import { type ListFilters, wholeStates } from '@martelo/domain/list-filters';

/** The filters as the calls of lists take them, of what can still be bid for. */
export const listQuery = (filters: ListFilters) => {
  const subcategories = filters.propertyType ? subcategoriesOf(filters.propertyType) : filters.subcategoryIds;
  const states = wholeStates(filters);
  const price = stringifyPriceRange({ min: filters.priceMin, max: filters.priceMax });
  return {
    page: filters.page,
    order: filters.order,
    status: 'active' as const,
    ...(filters.keyword && { keyword: filters.keyword }),
    ...(states.length > 0 && { state_id: stringifyIds(states) }),
    ...(filters.cityIds.length > 0 && { city_id: stringifyIds(filters.cityIds) }),
    ...(filters.neighborhoods.length > 0 && { neighborhood: [...filters.neighborhoods] }),
    ...(subcategories.length > 0 && { subcategory_id: stringifySubcategories(subcategories) }),
    ...(filters.types.length > 0 && { type: stringifyTypes(filters.types.map(typeCode)) }),
    ...(price && { price }),
    ...toDimensionQuery(filters),
    ...(filters.phase !== null && { phase: filters.phase }),
  };
};

/** What a list request takes besides the filters. */
interface ListQuery {
  /** What can still be bid for, or what closed its last round in the last 30 days; null is both. */
  status?: 'active' | 'ended' | null;
  /** The visible part of the map. */
  area?: string;
}

/** One page of a list with its figures and facets. */
export async function listAuctions(
  api: ApiClient,
  filters: ListFilters,
  signal?: AbortSignal,
  { status = 'active', ...more }: ListQuery = {},
): Promise<ListPage> {
  const { status: _open, ...requested } = listQuery(filters);
  const query = { ...requested, ...(status && { status }), ...more };
  return toListPage(await unwrap(api.GET('/api/auctions', { params: { query }, signal: signal ?? null })));
}

/** Suggestions while typing; `failed` and none when they fail to load (LIST-10). */
export async function suggest(api: ApiClient, q: string, signal: AbortSignal) {
  try {
    const { data } = await unwrap(api.GET('/api/auctions/suggestions', { params: { query: { q } }, signal }));
    return { options: data, failed: false };
  } catch {
    signal.throwIfAborted();
    return { options: [], failed: true };
  }
}
