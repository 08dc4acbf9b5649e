import { expect, test } from 'vitest';

import { pseudonymOf } from './pseudonym.ts';

test('the same parts have the same pseudonym, others another, and it says nothing of them', () => {
  const name = pseudonymOf('192.0.2.1', 7);
  expect(pseudonymOf('192.0.2.1', 7)).toBe(name);
  const others = [pseudonymOf('192.0.2.1', 8), pseudonymOf('192.0.2.17'), pseudonymOf('192.0.2.1', '7')];
  expect(new Set([name, ...others]).size).toBe(4);
  expect(name).toMatch(/^[\w-]{22}$/);
});
