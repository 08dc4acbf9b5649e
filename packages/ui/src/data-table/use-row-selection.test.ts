import { expect, test } from 'vitest';

import { rowsBetween } from './use-row-selection.ts';

const ids = ['a', 'b', 'c', 'd'];

test.each([
  ['downwards', 'b', 'd', ['b', 'c', 'd']],
  ['upwards', 'c', 'a', ['a', 'b', 'c']],
  ['the same row', 'c', 'c', ['c']],
  ['none was pressed before', null, 'c', ['c']],
  ['the one before is on another page', 'z', 'c', ['c']],
])('[PART-12] a range of rows: %s', (_case, one, other, rows) => {
  expect(rowsBetween(ids, one, other)).toEqual(rows);
});
