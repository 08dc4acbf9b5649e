import { describe, expect, test } from 'vitest';

import { absencesOf, eventsOf, inOrder, type PricePoint } from './price-points.ts';

const at = (date: string, price: number | null, gone = false): PricePoint => ({ date, price, gone });

test('lists are put in order, the later word on one date holds', () => {
  expect(inOrder([at('2026-02-01', 2), at('2026-01-01', 1), at('2026-02-01', 3)])).toEqual([
    at('2026-01-01', 1),
    at('2026-02-01', 3),
  ]);
});

test('each time out of the lists has its dates; the last one may still last', () => {
  expect(
    absencesOf([
      at('2026-01-01', 100_00),
      at('2026-01-02', null, true),
      at('2026-01-03', null, true),
      at('2026-01-05', 100_00),
      at('2026-01-08', null, true),
    ]),
  ).toEqual([
    { since: '2026-01-02', until: '2026-01-05' },
    { since: '2026-01-08', until: null },
  ]);
});

describe('eventsOf', () => {
  test('names what each list changed', () => {
    expect(
      eventsOf([
        at('2026-01-01', 200_00),
        at('2026-01-02', 200_00),
        at('2026-01-03', 150_10),
        at('2026-01-04', null, true),
        at('2026-01-05', null, true),
        at('2026-01-06', 150_10),
        at('2026-01-07', null),
        at('2026-01-08', 160_00),
      ]),
    ).toEqual([
      { kind: 'listed' },
      { kind: 'none' },
      { kind: 'lowered', percent: 24 },
      { kind: 'gone' },
      { kind: 'none' },
      { kind: 'returned' },
      { kind: 'unknown' },
      { kind: 'raised', percent: 6.6 },
    ]);
  });

  test.each([
    [97_22, 2.8],
    [99_97, 0],
    [99_50, 0.5],
    [90_04, 10],
    [88_01, 11],
    [1, 99],
  ])('of 100 reais that become %i centavos the fall is %d %', (price, percent) => {
    const [, event] = eventsOf([at('2026-01-01', 100_00), at('2026-01-02', price)]);
    expect(event).toEqual({ kind: 'lowered', percent });
  });
});
