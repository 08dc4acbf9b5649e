import { expect, test } from 'vitest';

import { movePage } from './move-page.ts';

const scale = { lowest: 0, highest: 100, step: 5 };

test.each<[string, readonly number[], number, 1 | -1, object, readonly number[] | null]>([
  ['a tenth of the way', [50], 0, 1, {}, [60]],
  ['down', [50], 0, -1, {}, [40]],
  ['to the end at most', [95], 0, 1, {}, [100]],
  ['no further than the end', [100], 0, 1, {}, null],
  ['up to the other thumb', [20, 25], 0, 1, {}, [25, 25]],
  ['down to the other thumb', [20, 25], 1, -1, {}, [20, 20]],
  ['at least a step', [50], 0, 1, { step: 25 }, [75]],
  ['in whole steps', [0], 0, 1, { highest: 1, step: 0.1 }, [0.1]],
  ['without a binary rest', [0.2], 0, 1, { highest: 1, step: 0.1 }, [0.3]],
  ['by a page of its own', [50], 0, -1, { pageStep: 25 }, [25]],
  ['of no thumb', [50], -1, 1, {}, null],
])('[GRAM-09] a page moves %s', (_case, values, at, direction, other, after) =>
  expect(movePage(values, at, direction, { ...scale, ...other })).toEqual(after),
);
