import { expect, test } from 'vitest';

import { radiusOf } from './radius.ts';

test.each([
  ['one is a dot', 1, 7 / 12],
  ['ten', 10, 4 / 3],
  ['a thousand', 1000, 2],
  ['all there are', 10 ** 9, 3],
  ['what is no count', Number.NaN, 7 / 12],
])('%s', (_case, count, radius) => expect(radiusOf(count)).toBeCloseTo(radius));
