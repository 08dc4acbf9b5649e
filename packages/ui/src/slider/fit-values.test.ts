import { expect, test } from 'vitest';

import { fitValues } from './fit-values.ts';

test.each([
  ['one', [30], [30]],
  ['none', [], [0]],
  ['a range', [20, 80], [20, 80]],
  ['more than two', [20, 80, 90], [20, 80]],
  ['past the ends', [-5, 120], [0, 100]],
  ['crossed', [80, 20], [80, 80]],
  ['no number', [Number.NaN, Number.NaN], [0, 100]],
  ['endless', [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY], [0, 100]],
])('%s', (_case, value, fitted) => expect(fitValues(value, 0, 100)).toEqual(fitted));
