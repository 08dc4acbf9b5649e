import { expect, test } from 'vitest';

import type { HistoryEvent } from './auction.calls.ts';
import { hasPriceChanged } from './price-change.ts';

type Line = [kind: HistoryEvent['kind'], list_date: string];

test.each<[string, Line[], boolean]>([
  ['nothing', [], false],
  ['only listed', [['listed', '2026-01-08']], false],
  [
    'a price after it was listed',
    [
      ['price', '2026-01-23'],
      ['listed', '2026-01-08'],
    ],
    true,
  ],
  [
    'in the order of the lists too',
    [
      ['listed', '2026-01-08'],
      ['price', '2026-01-23'],
    ],
    true,
  ],
  [
    'a price with a new valuation',
    [
      ['valuation', '2026-01-23'],
      ['price', '2026-01-23'],
    ],
    false,
  ],
  [
    'a price that came with the modality',
    [
      ['modality', '2026-01-23'],
      ['price', '2026-01-23'],
    ],
    false,
  ],
  [
    'a price from before it returned',
    [
      ['price', '2026-01-08'],
      ['returned', '2026-01-23'],
    ],
    false,
  ],
  [
    'a price after the modality',
    [
      ['modality', '2026-01-08'],
      ['price', '2026-01-23'],
    ],
    true,
  ],
])('[LABEL-02] %s', (_case, lines, expected) => {
  expect(hasPriceChanged(lines.map(([kind, date]) => ({ kind, list_date: date })))).toBe(expected);
});
