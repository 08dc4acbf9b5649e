import { expect, test } from 'vitest';

import { radiusOf } from './radius.ts';

test.each([
  ['one is a dot', 1, 7],
  ['ten', 10, 16],
  ['a thousand', 1000, 24],
  ['all there are', 10 ** 9, 36],
  ['what is no count', Number.NaN, 7],
])('%s', (_case, count, radius) => expect(radiusOf(count)).toBeCloseTo(radius));
