import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { credibleEvents } from './credible-events.ts';

const start = new Date('2026-03-10T12:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const ip = '192.0.2.1';
const times = <T>(count: number, ask: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => ask(nth));

test('[HONEST-01] an address has sixty events a minute', () => {
  const isCredible = credibleEvents();
  const all = times(200, () => isCredible({ ip, visit: null, now: start }));
  expect(all.filter(Boolean)).toHaveLength(60);
  expect(isCredible({ ip: '192.0.2.2', visit: null, now: start })).toBe(true);
  expect(isCredible({ ip, visit: null, now: new Date(after(1).getTime() - 1) })).toBe(false);
  expect(isCredible({ ip, visit: null, now: after(1) })).toBe(true);
});

test('[HONEST-01] an address has twenty visits an hour, and those that are known go on', () => {
  const isCredible = credibleEvents();
  const visits = times(200, () => randomUUID());
  const now = (nth: number) => after(nth / 50);
  const all = visits.map((visit, nth) => isCredible({ ip, visit, now: now(nth) }));
  expect(all.map((credible, nth) => (credible ? nth : -1)).filter((nth) => nth >= 0)).toEqual(
    times(20, (nth) => nth),
  );
  expect(isCredible({ ip, visit: visits[0]!, now: after(59) })).toBe(true);
  // All but the first were last seen an hour ago.
  const later = times(200, () => isCredible({ ip, visit: randomUUID(), now: after(61) }));
  expect(later.filter(Boolean)).toHaveLength(19);
});
