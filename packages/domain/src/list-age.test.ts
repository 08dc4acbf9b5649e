import { expect, test } from 'vitest';

import { staleDays } from './list-age.ts';
import { statusAt } from './status.ts';
import { anAuction, aRound } from './testing/index.ts';

const source = { name: 'Caixa', listDate: '2026-02-12', freshDays: 7 };
const at = (time: string) => new Date(time);

test.each([
  ['the day of the list', '2026-02-12T12:00:00-03:00', null],
  ['the last day that it is current', '2026-02-19T23:59:00-03:00', null],
  ['the first moment after it in São Paulo', '2026-02-20T00:00:00-03:00', 8],
  ['months later', '2026-11-22T12:00:00-03:00', 283],
  ['a clock behind the list', '2026-02-11T12:00:00-03:00', null],
])('[LABEL-07] %s', (_case, now, days) => {
  expect(staleDays(source, at(now))).toBe(days);
});

test('[LABEL-07] nothing is said of the age where no source says how long its lists are current', () => {
  expect(staleDays(null, at('2027-01-01T12:00Z'))).toBeNull();
  expect(staleDays({ listDate: '2020-01-01' }, at('2027-01-01T12:00Z'))).toBeNull();
});

test.each([
  ['undated', { rounds: { first: null, second: null } }, 'stale'],
  ['sold directly', { rounds: { first: null, second: null }, directSale: true }, 'stale'],
  ['with a date to come', { rounds: { first: aRound('2026-12-20T10:00:00-03:00'), second: null } }, 'stale'],
  ['over', { rounds: { first: aRound('2026-03-20T10:00:00-03:00'), second: null } }, 'finished'],
  ['gone', { goneSince: '2026-02-20' }, 'delisted'],
] as const)('[LABEL-07][RULE-10] of an old list, %s', (_case, overrides, status) => {
  expect(statusAt(anAuction({ ...overrides, source }), at('2026-11-22T12:00:00-03:00'))).toBe(status);
});
