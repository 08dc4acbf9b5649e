import { type ApiClient, ApiError, type Calls, toAuction, unwrap } from '@martelo/api-client';
import type { Auction, CalendarDate, Centavos } from '@martelo/domain/auction';
import {
  stringifyIds,
  stringifyPriceRange,
  stringifySubcategories,
  stringifyTypes,
} from '@martelo/domain/codecs';
import { subcategoriesOf, typeCode } from '@martelo/domain/codes';
import type { ListFilters } from '@martelo/domain/list-filters';

import { type ListPage, toListPage } from './list-page.ts';
import { messages } from './messages.ts';

/** One line of the history as the wire has it: amounts are reais. */
export type HistoryEvent =
  Calls['/api/auctions/{id}']['get']['responses'][200]['content']['application/json']['data']['history'][number];

/** What one dated list asked for the property; `gone` from then on until a list has it again. */
export interface PricePoint {
  date: CalendarDate;
  price: Centavos | null;
  gone: boolean;
}

/** The filters as the calls of lists take them, of what can still be bid for. */
export const listQuery = (filters: ListFilters) => {
  const subcategories = filters.propertyType ? subcategoriesOf(filters.propertyType) : filters.subcategoryIds;
  const price = stringifyPriceRange({ min: filters.priceMin, max: filters.priceMax });
  return {
    page: filters.page,
    order: filters.order,
    status: 'active' as const,
    ...(filters.keyword && { keyword: filters.keyword }),
    ...(filters.stateId !== null && filters.cityIds.length === 0 && { state_id: String(filters.stateId) }),
    ...(filters.cityIds.length > 0 && { city_id: stringifyIds(filters.cityIds) }),
    ...(filters.neighborhoods.length > 0 && { neighborhood: [...filters.neighborhoods] }),
    ...(subcategories.length > 0 && { subcategory_id: stringifySubcategories(subcategories) }),
    ...(filters.types.length > 0 && { type: stringifyTypes(filters.types.map(typeCode)) }),
    ...(price && { price }),
    ...(filters.bedrooms !== null && { bedrooms: filters.bedrooms }),
    ...(filters.phase !== null && { phase: filters.phase }),
  };
};

/** What a list can be asked for besides its filters. */
export interface ListQuery {
  /** What can still be bid for, or what closed its last round in the last 30 days; null is both. */
  status?: 'active' | 'ended' | null;
  /** The part of the map that is looked at. */
  area?: string;
}

/** One page of a list with its figures and facets. */
export async function listAuctions(
  api: ApiClient,
  filters: ListFilters,
  signal?: AbortSignal,
  { status = 'active', ...more }: ListQuery = {},
): Promise<ListPage> {
  const { status: _open, ...asked } = listQuery(filters);
  const query = { ...asked, ...(status && { status }), ...more };
  return toListPage(await unwrap(api.GET('/api/auctions', { params: { query }, signal: signal ?? null })));
}

/** A success that says that there is no auction: it has words of its own, and a 404 has the specification's (DETAIL-07). */
export class SaysNoAuction extends ApiError {}

/** One auction with its history, in the domain's shape. A success that says it is none has its own words (DETAIL-07). */
export async function getAuction(api: ApiClient, id: string, signal?: AbortSignal) {
  const { success, data, message } = await unwrap(
    api.GET('/api/auctions/{id}', { params: { path: { id } }, signal: signal ?? null }),
  );
  if (!success) throw new SaysNoAuction(404, message || messages.auctionUnknown);
  return { auction: toAuction(data), history: data.history };
}

/** The asked price by the dates of the lists; null when it can't be had. */
export async function getPriceHistory(api: ApiClient, id: string, signal?: AbortSignal) {
  try {
    const { data } = await unwrap(
      api.GET('/api/auctions/{id}/history', { params: { path: { id } }, signal: signal ?? null }),
    );
    return data.map(({ list_date: date, price, gone }): PricePoint => ({
      date,
      price: price === null ? null : Math.round(price * 100),
      gone,
    }));
  } catch {
    signal?.throwIfAborted();
    return null;
  }
}

/** Up to five auctions like this one; an empty list when they can't be had. */
export async function listSimilar(api: ApiClient, id: string, signal?: AbortSignal): Promise<Auction[]> {
  try {
    const { data } = await unwrap(
      api.GET('/api/auctions/{id}/similar', { params: { path: { id } }, signal: signal ?? null }),
    );
    return data.map((wire) => toAuction(wire));
  } catch {
    signal?.throwIfAborted();
    return [];
  }
}

/** Suggestions while typing; `failed` and none when they can't be had (LIST-10). */
export async function suggest(api: ApiClient, q: string, signal: AbortSignal) {
  try {
    const { data } = await unwrap(api.GET('/api/auctions/suggestions', { params: { query: { q } }, signal }));
    return { options: data, failed: false };
  } catch {
    signal.throwIfAborted();
    return { options: [], failed: true };
  }
}
