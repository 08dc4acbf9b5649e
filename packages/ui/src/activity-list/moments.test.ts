import { expect, test } from 'vitest';

import { nextAgo, formatAgo, formatMoment } from './moments.ts';

const now = Date.parse('2026-03-10T09:00:00-03:00');

test.each([
  ['this second', '2026-03-10T09:00:00-03:00', 'agora'],
  ['59 s', '2026-03-10T08:59:01-03:00', 'agora'],
  ['a clock ahead', '2026-03-10T09:00:30-03:00', 'agora'],
  ['a clock far ahead', '2026-03-10T11:00:00-03:00', '10/03/2026 às 11:00'],
  ['a minute', '2026-03-10T08:59:00-03:00', 'há 1 min'],
  ['59 minutes', '2026-03-10T08:00:30-03:00', 'há 59 min'],
  ['hours of today', '2026-03-10T00:30:00-03:00', 'há 8 h'],
  ['yesterday, though only ten hours ago', '2026-03-09T23:00:00-03:00', 'ontem às 23:00'],
  ['yesterday by the calendar of São Paulo', '2026-03-10T02:30:00Z', 'ontem às 23:30'],
  ['the day before', '2026-03-08T23:59:00-03:00', '08/03/2026 às 23:59'],
  ['another year', '2024-12-31T12:00:00-03:00', '31/12/2024 às 12:00'],
  ['no date', '?', 'Data não informada'],
])('[ACC-02] %s', (_case, date, text) => {
  expect(formatAgo(new Date(date), now)).toBe(text);
});

test('[ACC-02] less than an hour ago is shown in minutes, also past midnight', () => {
  const midnight = Date.parse('2026-03-10T00:10:00-03:00');
  expect(formatAgo(new Date('2026-03-09T23:50:00-03:00'), midnight)).toBe('há 20 min');
});

test('formatMoment: no date', () => {
  expect(formatMoment(new Date('?'))).toBe('Data não informada');
});

test('the text stays the same until the instant that nextAgo says, and settles', () => {
  const date = new Date(now);
  let at = now;
  for (let step = 0; at !== Number.POSITIVE_INFINITY; step += 1) {
    expect(step).toBeLessThan(200);
    const next = nextAgo(date, at);
    if (next !== Number.POSITIVE_INFINITY) {
      expect(next).toBeGreaterThan(at);
      expect(formatAgo(date, next - 1)).toBe(formatAgo(date, at));
    } else expect(formatAgo(date, at)).toBe('10/03/2026 às 09:00');
    at = next;
  }
});
