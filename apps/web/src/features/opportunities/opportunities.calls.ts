import { type ApiClient, type OwnOpportunity, toOpportunity, unwrap } from '@martelo/api-client';
import { alertPropertyTypes } from '@martelo/domain/codes';

import type { OpportunityFilters } from './opportunity-filters.ts';

/** Those that are open, those of them that the customer took out, or those that are over. */
export type Tab = 'open' | 'dismissed' | 'expired';

/** One page of a tab. */
export interface OpportunitiesPage {
  items: readonly OwnOpportunity[];
  pagination: { page: number; lastPage: number; total: number };
  /** Over the whole tab, whatever is filtered. */
  stats: { total: number; favorites: number; endingSoon: number; highDiscount: number };
}

const queryOf = ({ text, propertyType, favorites, endingSoon, highDiscount, page }: OpportunityFilters) => {
  const option = alertPropertyTypes.find(({ type }) => type === propertyType);
  return {
    page,
    ...(text && { keyword: text }),
    ...(option && { property_type: option.code }),
    ...(favorites && { favorites }),
    ...(endingSoon && { ending_soon: endingSoon }),
    ...(highDiscount && { high_discount: highDiscount }),
  };
};

async function fetchPage(api: ApiClient, tab: Tab, filters: OpportunityFilters, signal: AbortSignal) {
  const query = queryOf(filters);
  if (tab === 'expired')
    return unwrap(api.GET('/api/customer/opportunity-expired/load-display', { params: { query }, signal }));
  const open = { ...query, ...(tab === 'dismissed' && { dismissed: true }) };
  return unwrap(api.GET('/api/customer/opportunity/load-display', { params: { query: open }, signal }));
}

/** One page of what was found for the customer. */
export async function listOpportunities(
  api: ApiClient,
  tab: Tab,
  filters: OpportunityFilters,
  signal: AbortSignal,
): Promise<OpportunitiesPage> {
  const { data, pagination, stats } = await fetchPage(api, tab, filters, signal);
  return {
    items: data.map((wire) => toOpportunity(wire)),
    pagination: { page: pagination.current_page, lastPage: pagination.last_page, total: pagination.total },
    stats: {
      total: stats.total,
      favorites: stats.favorites,
      endingSoon: stats.ending_soon,
      highDiscount: stats.high_discount,
    },
  };
}

/** The customer opened it; the first time counts. */
export async function markViewed(api: ApiClient, id: number): Promise<void> {
  await unwrap(api.POST('/api/customer/opportunity/mark-viewed', { body: { id } }));
}

/** Takes one out of the list of open ones, or back into it. */
export async function dismiss(api: ApiClient, id: number, dismissed: boolean): Promise<void> {
  await unwrap(api.POST('/api/customer/opportunity/dismiss', { body: { id, dismissed } }));
}

/** Takes one that is over out of its list, for good. */
export async function deleteExpired(api: ApiClient, id: number): Promise<void> {
  await unwrap(api.POST('/api/customer/opportunity-expired/destroy', { body: { id } }));
}
