import { type ApiClient, unwrap } from '@martelo/api-client';
import { alertPropertyTypes } from '@martelo/domain/codes';
import { parseDateTime } from '@martelo/domain/dates';
import { collectImages } from '@martelo/domain/images';
import type { Opportunity } from '@martelo/ui/opportunity-card';

import type { OpportunityFilters } from './opportunity-filters.ts';

/** Those that are open, those of them that the customer took out, or those that are over. */
export type Tab = 'open' | 'dismissed' | 'expired';

/** An opportunity as its card shows it, with the auction that it is about. */
export interface OwnOpportunity extends Opportunity {
  id: number;
  /** The auction's key: its page, and its heart. */
  key: string;
  /** What it counts for among the figures. */
  counts: { endingSoon: boolean; highDiscount: boolean };
}

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

/** Per cent from which a discount is high (OPP-02). */
const highDiscount = 30;

const centavos = (reais: number | null) => (reais === null ? null : Math.round(reais * 100));

async function fetchPage(api: ApiClient, tab: Tab, filters: OpportunityFilters, signal: AbortSignal) {
  const query = queryOf(filters);
  if (tab === 'expired')
    return unwrap(api.GET('/api/customer/opportunity-expired/load-display', { params: { query }, signal }));
  const open = { ...query, ...(tab === 'dismissed' && { dismissed: true }) };
  return unwrap(api.GET('/api/customer/opportunity/load-display', { params: { query: open }, signal }));
}

type Wire = Awaited<ReturnType<typeof fetchPage>>['data'][number];

function toOwnOpportunity(wire: Wire): OwnOpportunity {
  const [image] = collectImages({ image: wire.image }, '', wire.uuid_key);
  return {
    id: wire.id,
    key: wire.uuid_key,
    title: wire.title,
    city: wire.city,
    state: wire.state,
    originalValue: centavos(wire.original_value),
    currentValue: centavos(wire.current_value),
    date: wire.auction_date === null ? null : parseDateTime(wire.auction_date),
    status: wire.status,
    type: wire.auction_type,
    directSale: wire.direct_sale,
    ...(image && { image }),
    viewed: wire.viewed_at !== null,
    counts: {
      endingSoon: wire.status === 'ending-soon',
      highDiscount: wire.discount >= highDiscount,
    },
    sample: wire.sample,
  };
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
    items: data.map(toOwnOpportunity),
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
