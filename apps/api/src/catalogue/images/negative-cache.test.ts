import { expect, test } from 'vitest';

import { negativeCache } from './negative-cache.ts';

test('a failure is remembered for some minutes, and no more of them than may be', () => {
  let now = new Date('2026-03-10T12:00Z');
  const failures = negativeCache(() => now, { minutes: 10, max: 2 });
  failures.add('a');
  failures.add('b');
  failures.add('c');
  expect(['a', 'b', 'c'].map((address) => failures.has(address))).toEqual([false, true, true]);
  now = new Date('2026-03-10T12:09:59Z');
  expect(failures.has('c')).toBe(true);
  now = new Date('2026-03-10T12:10Z');
  expect(failures.has('c')).toBe(false);
});
