import { noAlertFilters } from '@martelo/domain/alert-filters';
import { expect, test } from 'vitest';

import { toAlert, toAlertInput, type WireAlert } from './alert.ts';

const wire: WireAlert = {
  id: 7,
  category: 'Imóveis',
  sub_category: 'Apartamentos',
  city: 'Goiânia - GO',
  type: 'Todos',
  minimum_price: '0,29',
  maximum_price: '500.000,00',
  property_type: 2,
  auction_type: 1,
  cities: [{ id: 5_208_707, name: 'Goiânia', uf: 'GO' }],
  price_min: 0.29,
  price_max: 500_000,
  paused: true,
  name: 'Perto do metrô',
  filters: { discount_min: 40, phase: 'second', neighborhood: ['Setor Bueno'] },
  filter_labels: [
    { id: 'neighborhood-Setor Bueno', label: 'Setor Bueno' },
    { id: 'discount', label: '40 % ou mais de desconto' },
    { id: 'phase', label: '2ª praça' },
  ],
  tells: ['step', 'new'],
  matches: { total: 3, today: 1, week: 2 },
  last_match_at: null,
  created_at: '2026-11-20T12:00:00Z',
};

test('[ALERT-05] an alert is read in centavos, with its criteria', () => {
  expect(toAlert(wire)).toEqual({
    id: 7,
    name: 'Perto do metrô',
    filterLabels: [
      'Setor Bueno',
      '40 % ou mais de desconto',
      '2ª praça',
      'Avisa de imóveis novos',
      'Avisa de queda de um degrau',
    ],
    category: 'Imóveis',
    subCategory: 'Apartamentos',
    city: 'Goiânia - GO',
    auctionType: 'Todos',
    minimum: 29,
    maximum: 50_000_000,
    active: false,
    matches: 3,
    criteria: {
      propertyType: 2,
      auctionType: 1,
      cities: [{ id: 5_208_707, name: 'Goiânia', uf: 'GO' }],
      minimum: 29,
      maximum: 50_000_000,
      name: 'Perto do metrô',
      filters: { ...noAlertFilters, discountMin: 40, phase: 'second', neighborhoods: ['Setor Bueno'] },
      events: ['new', 'step'],
    },
    chipLabels: {
      'neighborhood-Setor Bueno': 'Setor Bueno',
      discount: '40 % ou mais de desconto',
      phase: '2ª praça',
    },
  });
});

test('[ALERT-03] its criteria are sent back unchanged, with the state of its first city', () => {
  expect(toAlertInput(toAlert(wire).criteria)).toEqual({
    property_type: 2,
    auction_type: 1,
    state: 52,
    city: [5_208_707],
    price_min: 0.29,
    price_max: 500_000,
    vehicle_type: 1,
    type: 1,
    name: 'Perto do metrô',
    filters: { discount_min: 40, phase: 'second', neighborhood: ['Setor Bueno'] },
    tells: ['new', 'step'],
  });
  expect(toAlertInput({ ...toAlert(wire).criteria, cities: [] }).state).toBeNull();
});

test('[ALERT-10] an answer of a server without names and filters becomes an alert without them', () => {
  const { name: _name, filters: _filters, filter_labels: _labels, tells: _events, ...older } = wire;
  expect(toAlert(older)).toMatchObject({
    name: null,
    filterLabels: [],
    chipLabels: {},
    criteria: { name: null, filters: noAlertFilters, events: ['new'] },
  });
});
