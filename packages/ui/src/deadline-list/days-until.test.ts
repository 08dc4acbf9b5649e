import { expect, test } from 'vitest';

import { daysUntil, nextChange } from './days-until.ts';

const at = (saoPaulo: string) => new Date(`${saoPaulo}-03:00`);

test.each([
  ['later today', '2026-03-10T09:00', '2026-03-10T23:59', 0],
  ['in an hour, after midnight', '2026-03-10T23:30', '2026-03-11T00:30', 1],
  ['in two days', '2026-03-10T09:00', '2026-03-12T08:00', 2],
  ['over the end of a month', '2026-03-31T23:59', '2026-04-01T00:00', 1],
])('[NEWS-05] %s', (_case, now, date, days) => {
  expect(daysUntil(at(date), at(now).getTime())).toBe(days);
});

test('[NEWS-05] the days change at midnight in São Paulo', () => {
  expect(nextChange(at('2026-03-10T09:00').getTime(), [])).toBe(at('2026-03-11T00:00').getTime());
  expect(nextChange(at('2026-03-10T23:59').getTime(), [])).toBe(at('2026-03-11T00:00').getTime());
  expect(nextChange(at('2026-03-11T00:00').getTime(), [])).toBe(at('2026-03-12T00:00').getTime());
});

test('[NEWS-05] a list changes at the next of its dates, if that comes before midnight', () => {
  const dates = [at('2026-03-10T08:00'), at('2026-03-10T14:00'), at('2026-03-12T10:00'), new Date('?')];
  expect(nextChange(at('2026-03-10T09:00').getTime(), dates)).toBe(at('2026-03-10T14:00').getTime());
  expect(nextChange(at('2026-03-10T14:00').getTime(), dates)).toBe(at('2026-03-11T00:00').getTime());
});
