import { expect, test } from 'vitest';

import { areSameFiles, takeFiles } from './take-files.ts';

const file = (name: string, size = 1) => new File(['x'.repeat(size)], name, { lastModified: 0 });
const take = (chosen: readonly File[], picked: readonly File[], limits = {}) => {
  const { files, refused } = takeFiles(chosen, picked, limits);
  return [files.map(({ name }) => name), refused];
};
const none = { limit: [], maxBytes: [], maxTotalBytes: [] };

test('[PART-14] what is chosen later stands after what was chosen, and the same file once', () => {
  expect(take([file('a')], [file('b'), file('a'), file('b')])).toEqual([['a', 'b'], none]);
  expect(take([file('a')], [file('a', 2)])).toEqual([['a', 'a'], none]);
});

test('[PART-14] a file beyond a limit is left out and named, the smaller after it is taken', () => {
  expect(take([], [file('a', 4), file('b', 2)], { maxBytes: 3 })).toEqual([
    ['b'],
    { ...none, maxBytes: ['a'] },
  ]);
  expect(take([file('a', 3)], [file('b', 3), file('c', 2)], { maxTotalBytes: 5 })).toEqual([
    ['a', 'c'],
    { ...none, maxTotalBytes: ['b'] },
  ]);
  expect(take([file('a')], [file('b'), file('c')], { limit: 2 })).toEqual([
    ['a', 'b'],
    { ...none, limit: ['c'] },
  ]);
});

test('lists are the same by what is in them, in order', () => {
  expect(areSameFiles([file('a')], [file('a')])).toBe(true);
  expect(areSameFiles([file('a'), file('b')], [file('b'), file('a')])).toBe(false);
  expect(areSameFiles([file('a')], [])).toBe(false);
});
