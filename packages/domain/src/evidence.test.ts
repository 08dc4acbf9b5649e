import { expect, test } from 'vitest';

import { midRank } from './evidence.ts';

test.each([
  ['the least of four', { below: 0, equal: 1, n: 4 }, 0.125],
  ['the most of four', { below: 3, equal: 1, n: 4 }, 0.875],
  ['all alike', { below: 0, equal: 30, n: 30 }, 0.5],
  ['two in the middle of four', { below: 1, equal: 2, n: 4 }, 0.5],
])('[RANK-01] %s', (_case, standing, share) => {
  expect(midRank(standing)).toBe(share);
});
