import { parseDateTime } from '@martelo/domain/dates';
import { collectImages } from '@martelo/domain/images';
import { toCentavos } from '@martelo/domain/money';
import { highDiscount, type Opportunity } from '@martelo/domain/opportunity';
import type { components } from '@martelo/openapi/schema';

import { toSource } from './source.ts';

export type WireOpportunity = components['schemas']['Opportunity'];

/** An opportunity of the signed-in customer, with its auction. */
export interface OwnOpportunity extends Opportunity {
  id: number;
  /** The auction's key: its page, and its heart. */
  key: string;
  /** What it counts for among the figures (OPP-02). */
  counts: { endingSoon: boolean; highDiscount: boolean };
}

/** An opportunity in the domain's shape. */
export function toOpportunity(wire: WireOpportunity): OwnOpportunity {
  const [image] = collectImages({ image: wire.image }, '', wire.uuid_key);
  return {
    id: wire.id,
    key: wire.uuid_key,
    title: wire.title,
    city: wire.city,
    state: wire.state,
    originalValue: toCentavos(wire.original_value),
    currentValue: toCentavos(wire.current_value),
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
    source: wire.source && toSource(wire.source),
    sample: wire.sample,
  };
}
