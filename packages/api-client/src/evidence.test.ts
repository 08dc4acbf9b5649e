import { expect, test } from 'vitest';

import { toEvidence, type WireEvidence } from './evidence.ts';

const rank = {
  modes: ['direct' as const],
  below: 3,
  equal: 1,
  n: 40,
  share: 0.0875,
  list_date: '2026-03-02',
};
const wire: WireEvidence = {
  next_price: {
    reason: null,
    kind: 'observed',
    mode: 'direct',
    list_date: '2026-03-02',
    start_price: 100_000.01,
    price: 97_500.01,
    next: 95_000.01,
    steps: [
      { rate: 1, price: 100_000.01, list_date: '2026-02-02', state: 'past' },
      { rate: 0.975, price: 97_500.01, list_date: null, state: 'current' },
    ],
    proof: { hits: 98, further: 1, falls: 100, from: '2025-12-03', to: '2026-03-02' },
  },
  odds: {
    mode: 'direct',
    stay: { q1: 3, median: 9, q3: null, n: 50, left: 31, from: '2025-12-03', to: '2026-03-02' },
    falls: null,
    returns: { k: 4, n: 31, low: 0.0513, high: 0.2885, from: '2025-12-03', to: '2026-03-02' },
  },
  rank: {
    discount: { ...rank, scope: 'city', area: null },
    square_metre: { ...rank, scope: 'state', area: 'land' },
  },
  legal: {
    rite: 'judicial',
    floor: { status: 'below', amount: 50_000.5, share: 0.5, article: 'cpc-891', unless: 'judge_minimum' },
    articles: [
      { id: 'cpc-891', name: 'CPC, art. 891', says: 'É vil o preço…', url: 'https://www.planalto.gov.br/' },
    ],
    notice: [{ item: 'edital', found: false }],
  },
  market: [
    {
      basis: 'declared',
      scope: 'neighborhood',
      area: 'built',
      n: 8,
      q1: 4_000.01,
      median: 5_000.5,
      q3: 6_000,
      from: '2024-03-04',
      to: '2026-02-20',
    },
  ],
};

test('[NEXT-10] the evidence of the wire becomes centavos and the names of the domain', () => {
  expect(toEvidence(wire)).toEqual({
    nextPrice: {
      reason: null,
      kind: 'observed',
      mode: 'direct',
      listDate: '2026-03-02',
      startPrice: 100_000_01,
      price: 97_500_01,
      next: 95_000_01,
      steps: [
        { rate: 1, price: 100_000_01, listDate: '2026-02-02', state: 'past' },
        { rate: 0.975, price: 97_500_01, listDate: null, state: 'current' },
      ],
      proof: { hits: 98, further: 1, falls: 100, from: '2025-12-03', to: '2026-03-02' },
    },
    odds: wire.odds,
    rank: {
      discount: {
        scope: 'city',
        modes: ['direct'],
        area: null,
        below: 3,
        equal: 1,
        n: 40,
        share: 0.0875,
        listDate: '2026-03-02',
      },
      squareMetre: {
        scope: 'state',
        modes: ['direct'],
        area: 'land',
        below: 3,
        equal: 1,
        n: 40,
        share: 0.0875,
        listDate: '2026-03-02',
      },
    },
    legal: { ...wire.legal, floor: { ...wire.legal.floor, amount: 50_000_50 } },
    market: [{ ...wire.market[0], q1: 4_000_01, median: 5_000_50, q3: 6_000_00 }],
  });
});

test('[NEXT-10] a missing forecast stays null, and an article of a newer server is unknown', () => {
  const silent: WireEvidence = {
    next_price: {
      reason: 'not_in_rule',
      kind: null,
      mode: null,
      list_date: null,
      start_price: null,
      price: null,
      next: null,
      steps: [],
      proof: null,
    },
    odds: null,
    rank: { discount: null, square_metre: null },
    legal: {
      rite: null,
      floor: { status: 'unknown', amount: null, share: null, article: 'lei-1-1', unless: null },
      articles: [],
      notice: [],
    },
    market: [],
  };
  expect(toEvidence(silent)).toMatchObject({
    nextPrice: { reason: 'not_in_rule', startPrice: null, price: null, next: null },
    odds: null,
    rank: { discount: null, squareMetre: null },
    legal: { floor: { amount: null, article: null } },
  });
});
