import { expect, test } from 'vitest';

import { exampleOf } from './mocks/index.ts';
import { toEvidence } from './to-evidence.ts';

const wire = exampleOf('getEvidence', 200);

test('[EVID-02] the staircase comes in centavos, each step with the list that first had it', () => {
  const { nextPrice } = toEvidence(wire);
  expect(nextPrice).toMatchObject({ reason: null, mode: 'direct', price: 331_500_00, next: 323_000_00 });
  expect(nextPrice.steps.slice(0, 3)).toEqual([
    { price: 340_000_00, date: '2026-01-12', state: 'past' },
    { price: 331_500_00, date: '2026-02-09', state: 'current' },
    { price: 323_000_00, date: null, state: 'future' },
  ]);
});

test('[EVID-04] why nothing is told', () => {
  const told = toEvidence({
    ...wire,
    next_price: { ...wire.next_price, reason: 'changed_valuation', next: null, steps: [], proof: null },
  });
  expect(told.nextPrice).toMatchObject({ reason: 'changedValuation', next: null, steps: [], proof: null });
});

test('[EVID-05][EVID-06] ranks and the floor', () => {
  const { rank, legal } = toEvidence({
    ...wire,
    legal: {
      rite: 'judicial',
      floor: { status: 'below', amount: 160_000.5, share: 0.5, article: null },
      articles: [],
      notice: [{ item: 'second_date', found: true }],
    },
  });
  expect(rank.discount).toMatchObject({ scope: 'city', below: 40, equal: 2, n: 52, listDate: '2026-03-02' });
  expect(rank.squareMetre?.area).toBe('private');
  expect(legal).toEqual({
    rite: 'judicial',
    floor: { status: 'below', amount: 160_000_50 },
    articles: [],
    notice: [{ item: 'secondDate', found: true }],
  });
  expect(toEvidence(wire).legal.rite).toBe('bankOwn');
});
