import { isEndingWithinWeek } from '@martelo/domain/phase';
import { expect, test } from 'vitest';

import { closesToday, daysLeft, nextDay } from './days-left.ts';

const day = 86_400_000;
const now = Date.parse('2026-03-10T09:00:00-03:00');

test.each([
  ['a minute', 60_000, 1],
  ['24 h', day, 1],
  ['a little over 24 h', day + 1, 2],
  ['7 days', 7 * day, 7],
  ['a little over 7 days', 7 * day + 1, 8],
  ['now', 0, null],
  ['past', -day, null],
  ['no date', Number.NaN, null],
])('[OPP-03] %s', (_case, away, days) => {
  expect(daysLeft(now + away, now)).toBe(days);
});

test('[OPP-02][RULE-02] seven days or fewer are the domain’s seven days', () => {
  for (let hours = -24; hours <= 10 * 24; hours += 0.5) {
    const date = now + hours * 3_600_000;
    const days = daysLeft(date, now);
    const rounds = { first: { date: new Date(date), minimum: null }, second: null };
    expect(days !== null && days <= 7, `${hours} h`).toBe(isEndingWithinWeek(rounds, new Date(now)));
  }
});

test.each([
  ['later on the same day', '2026-03-10T23:59:00-03:00', true],
  ['after midnight', '2026-03-11T00:00:00-03:00', false],
  ['earlier on the same day', '2026-03-10T08:00:00-03:00', false],
])('[OPP-03] %s', (_case, date, today) => {
  expect(closesToday(Date.parse(date), now)).toBe(today);
});

test('the answer changes at the instant that nextDay says, not before', () => {
  const answer = (date: number, at: number) => `${daysLeft(date, at)} ${closesToday(date, at)}`;
  for (const away of [1, day / 2, day, day + 1, 3.3 * day, 40 * day]) {
    const date = now + away;
    const turn = nextDay(date, now);
    expect(answer(date, turn)).not.toBe(answer(date, now));
    expect(answer(date, turn - 1)).toBe(answer(date, now));
  }
  expect(nextDay(now, now)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  [
    'summer time skipped that midnight',
    '2018-11-04T09:00:00-02:00',
    '2018-11-03T12:00:00-03:00',
    '2018-11-04T01:00:00-02:00',
  ],
  [
    'summer time ends on the eve',
    '2018-02-18T09:00:00-03:00',
    '2018-02-17T12:00:00-02:00',
    '2018-02-18T00:00:00-03:00',
  ],
])('[OPP-03][RULE-01] the day of the end begins: %s', (_case, date, at, turn) => {
  expect(new Date(nextDay(Date.parse(date), Date.parse(at)))).toEqual(new Date(turn));
});
