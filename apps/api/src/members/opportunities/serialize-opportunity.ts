import { propertyTypeOf, propertyTypeSlug } from '@martelo/domain/codes';
import { formatDateTime } from '@martelo/domain/dates';
import { discountPercent } from '@martelo/domain/discount';
import { toReais } from '@martelo/domain/money';
import { isEndingWithinWeek, roundAt, valueAt } from '@martelo/domain/phase';
import type { components } from '@martelo/openapi/schema';

import { serializeAuction } from '../../catalogue/auctions/serialize-auction.ts';
import { saleOf } from '../../catalogue/auctions/rounds-of.ts';
import type { Tab } from './offered.ts';
import type { OpportunityRow } from './opportunities.repository.ts';

type Opportunity = components['schemas']['Opportunity'];

const day = 86_400_000;
const maxPercent = 100;

/** An opportunity as it stands at `now`: the current round's value and date, and what follows from them (OPP-03). */
export function serializeOpportunity(row: OpportunityRow, tab: Tab, now: Date): Opportunity {
  const auction = serializeAuction(row);
  const sale = saleOf(row);
  const value = valueAt({ ...sale, price: row.minimum_first }, now);
  const closes = roundAt(sale, now)?.date ?? null;
  const left = closes ? closes.getTime() - now.getTime() : 0;
  const type = row.subcategory_id === null ? null : propertyTypeOf(row.subcategory_id);
  const open = isEndingWithinWeek(sale.rounds, now) ? 'ending-soon' : 'available';
  return {
    id: row.id,
    uuid_key: row.uuid_key,
    title: row.title,
    property_type: type && (propertyTypeSlug(type) as Opportunity['property_type']),
    city: row.city_name,
    state: row.uf,
    original_value: toReais(row.valuation),
    current_value: toReais(value),
    discount: Math.min(maxPercent, Math.max(0, discountPercent(row.valuation, value))),
    auction_date: closes && formatDateTime(closes),
    days_remaining: left > 0 ? Math.floor(left / day) : null,
    status: tab === 'expired' ? 'expired' : open,
    auction_type: auction.type,
    direct_sale: row.sale_method ? row.sale_method === 'direct' : row.direct_sale,
    auctioneer: row.auctioneer?.name ?? null,
    image: auction.featured_image,
    is_favorite: row.is_favorite,
    reason: row.reason,
    alert_id: row.alert_id,
    found_at: row.found_at.toISOString(),
    viewed_at: row.viewed_at?.toISOString() ?? null,
    source: auction.source,
    sample: row.sample,
  };
}
