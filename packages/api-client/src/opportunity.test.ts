import { expect, test } from 'vitest';

import { toOpportunity, type WireOpportunity } from './opportunity.ts';

const wire: WireOpportunity = {
  id: 1,
  uuid_key: '0b9f3a52-6f0e-4e7b-9c56-0f6a6f1f2a10',
  title: 'Casa em Goiânia',
  property_type: 'casas',
  city: 'Goiânia',
  state: 'GO',
  original_value: 200_000.29,
  current_value: null,
  discount: 30,
  auction_date: '10/12/2026 14:00',
  days_remaining: 17,
  status: 'ending-soon',
  auction_type: 'judicial',
  direct_sale: false,
  auctioneer: null,
  image: null,
  is_favorite: false,
  reason: 'alert',
  viewed_at: null,
  source: { name: 'Lista', list_date: '2026-11-20', fresh_days: 7 },
  sample: false,
} as WireOpportunity;

test('[OPP-03] an opportunity is read in centavos and São Paulo’s time; what is unknown stays so', () => {
  const opportunity = toOpportunity(wire);
  expect(opportunity).toMatchObject({
    key: wire.uuid_key,
    originalValue: 20_000_029,
    currentValue: null,
    viewed: false,
    source: { name: 'Lista', listDate: '2026-11-20', freshDays: 7 },
    counts: { endingSoon: true, highDiscount: true },
  });
  expect(opportunity.date?.toISOString()).toBe('2026-12-10T17:00:00.000Z');
  expect(opportunity).not.toHaveProperty('image');
});

test('[OPP-02] a discount below 30 % is not high', () => {
  expect(toOpportunity({ ...wire, discount: 29 }).counts.highDiscount).toBe(false);
});
