import { expect, test } from 'vitest';

import { nextDay, formatToday } from './today.ts';

const at = (text: string) => new Date(text).getTime();

test.each([
  ['a day', '2026-03-10T09:00:00-03:00', '10/03/26'],
  ['the evening, past midnight in UTC', '2026-03-10T23:30:00-03:00', '10/03/26'],
  ['the first second', '2026-03-11T00:00:00-03:00', '11/03/26'],
])('[SHELL-08] today on %s', (_case, now, text) => {
  expect(formatToday(at(now))).toBe(text);
});

test.each([
  ['the morning', '2026-03-10T09:00:00-03:00', '2026-03-11T00:00:00-03:00'],
  ['the last minute', '2026-03-10T23:59:00-03:00', '2026-03-11T00:00:00-03:00'],
  ['the first second', '2026-03-11T00:00:00-03:00', '2026-03-12T00:00:00-03:00'],
  ['the end of the year', '2026-12-31T12:00:00-03:00', '2027-01-01T00:00:00-03:00'],
  ['the eve of a day without midnight', '2018-11-03T12:00:00-03:00', '2018-11-03T13:00:00-03:00'],
])('the next day from %s', (_case, now, next) => {
  expect(new Date(nextDay(at(now)))).toEqual(new Date(next));
});
