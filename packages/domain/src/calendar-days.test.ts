import { expect, test } from 'vitest';

import { addDays, daysBetween, weekdayOf } from './calendar-days.ts';

test.each([
  ['2026-03-10', 0, '2026-03-10'],
  ['2026-03-31', 1, '2026-04-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2018-11-03', 1, '2018-11-04'],
  ['2018-02-17', 1, '2018-02-18'],
  ['2026-01-01', 365, '2027-01-01'],
])('%s and %i days is %s', (date, days, other) => {
  expect(addDays(date, days)).toBe(other);
  expect(daysBetween(date, other)).toBe(days);
});

test('days of the week are numbered from Sunday on', () => {
  const week = Array.from({ length: 7 }, (_day, at) => weekdayOf(addDays('2026-03-01', at)));
  expect(week).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
