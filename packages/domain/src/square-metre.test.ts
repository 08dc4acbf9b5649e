import { describe, expect, test } from 'vitest';

import { pricePerSquareMetre } from './square-metre.ts';

const none = { total: null, private: null, land: null };

describe('pricePerSquareMetre', () => {
  test.each([
    [
      'the private area before the total',
      { total: 100, private: 50, land: 200 },
      'apartment',
      [200, 'private'],
    ],
    ['the total where no private area is known', { ...none, total: 100, land: 200 }, 'house', [100, 'total']],
    ['the ground where nothing else is known', { ...none, land: 200 }, 'house', [50, 'land']],
    ['the ground of land before any other', { total: 100, private: 50, land: 200 }, 'land', [50, 'land']],
    ['the total of a farm without a ground', { ...none, total: 100 }, 'rural', [100, 'total']],
    ['a kind that is not known', { ...none, private: 50 }, null, [200, 'private']],
    ['whole centavos', { ...none, private: 30 }, 'apartment', [333, 'private']],
  ] as const)('[DETAIL-04] takes %s', (_case, areas, type, [centavos, area]) => {
    expect(pricePerSquareMetre(10_000, areas, type)).toEqual({ centavos, area });
  });

  test.each([
    ['no value', null, { ...none, private: 50 }],
    ['a value of nothing', 0, { ...none, private: 50 }],
    ['no area', 10_000, none],
    ['an area of nothing', 10_000, { ...none, private: 0 }],
    ['private areas of land alone', 10_000, { ...none, private: 50 }],
  ] as const)('[DETAIL-04] is unknown for %s', (name, value, areas) => {
    expect(pricePerSquareMetre(value, areas, name.includes('land') ? 'land' : 'house')).toBeNull();
  });
});
