import { describe, expect, test } from 'vitest';

import { parseRange } from './byte-range.ts';

describe('parseRange of 100 bytes', () => {
  test.each<[string | undefined, ReturnType<typeof parseRange>]>([
    [undefined, null],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-1', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['items=0-1', null],
    ['bytes=99999999999999999999-', null],
  ])('[BONUS-03] %s', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });

  test('[BONUS-03] an empty file has no part', () => {
    expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});
