import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from './calendar-days.ts';
import {
  calendarDate,
  parseDateTime,
  formatCalendarDate,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatShortDate,
  formatTime,
  formatWeekday,
  nextMidnight,
  startOfDay,
} from './dates.ts';

describe('parseDateTime', () => {
  test.each([
    ['10/03/2026 10:00', '2026-03-10T13:00:00.000Z'],
    ['31/12/2026 23:59', '2027-01-01T02:59:00.000Z'],
    ['29/02/2028 00:00', '2028-02-29T03:00:00.000Z'],
    ['15/01/2018 10:00', '2018-01-15T12:00:00.000Z'],
    ['17/02/2018 23:30', '2018-02-18T01:30:00.000Z'],
  ])('[RULE-01] %s is a São Paulo time, summer time included', (text, instant) => {
    expect(parseDateTime(text)?.toISOString()).toBe(instant);
  });

  test.each([
    '29/02/2026 10:00',
    '31/04/2026 10:00',
    '10/13/2026 10:00',
    '10/03/2026 24:00',
    '10/03/2026 10:60',
  ])('no calendar or clock shows %s', (text) => expect(parseDateTime(text)).toBeNull());

  test.each([
    '',
    '10/03/2026',
    '2026-03-10T10:00',
    '1/3/2026 10:00',
    '10/03/26 10:00',
    '10/03/2026 10:00:00',
  ])('%o is another shape', (text) => expect(parseDateTime(text)).toBeNull());

  test('an hour that summer time skipped is none', () =>
    expect(parseDateTime('04/11/2018 00:30')).toBeNull());
});

const minutes = fc
  .integer({ min: Date.UTC(1970, 0, 2) / 60_000, max: Date.UTC(2099, 11, 31) / 60_000 })
  .map((minute) => new Date(minute * 60_000));

test('[RULE-01] what is printed reads back as the same time on the clock', () => {
  fc.assert(
    fc.property(minutes, (date) => {
      const text = formatDateTime(date);
      const read = parseDateTime(text);
      expect(formatDateTime(read)).toBe(text);
      // An hour that the clock showed twice may come back as its earlier one.
      expect([0, 3_600_000]).toContain(date.getTime() - (read?.getTime() ?? 0));
    }),
  );
});

test('[SHELL-12] dates are those of São Paulo, whatever the zone of the runtime', () => {
  const date = new Date('2026-03-11T01:05:00Z');
  expect(formatDateTime(date)).toBe('10/03/2026 22:05');
  expect(formatDate(date)).toBe('10/03/2026');
  expect(formatShortDate(date)).toBe('10/03/26');
  expect(formatDayMonth(date)).toBe('10/03');
  expect(formatTime(date)).toBe('22:05');
  expect(calendarDate(date)).toBe('2026-03-10');
  expect(formatDateTime(new Date('2026-03-10T03:00:00Z'))).toBe('10/03/2026 00:00');
});

test.each([formatDateTime, formatDate, formatShortDate, formatDayMonth, formatTime])(
  '[RULE-04] %o without a date',
  (print) => {
    expect(print(null)).toBe('Data não informada');
    expect(print(new Date(Number.NaN))).toBe('Data não informada');
  },
);

test('[RULE-04] a calendar date, and none', () => {
  expect(formatCalendarDate('2026-01-08')).toBe('08/01/2026');
  expect(formatCalendarDate(null)).toBe('Data não informada');
});

test('the day of the week is the one that a calendar of São Paulo shows', () => {
  const locale = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'America/Sao_Paulo' });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1985-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (date) => {
        expect(formatWeekday(date)).toBe(locale.format(date));
      },
    ),
  );
});

test.each([
  ['a day', '2026-03-10T09:00:00-03:00', '10/03/26'],
  ['the evening, past midnight in UTC', '2026-03-10T23:30:00-03:00', '10/03/26'],
  ['the first second', '2026-03-11T00:00:00-03:00', '11/03/26'],
])('[SHELL-08] today on %s', (_case, now, text) => {
  expect(formatShortDate(new Date(now))).toBe(text);
});

test.each([
  ['the morning', '2026-03-10T09:00:00-03:00', '2026-03-11T00:00:00-03:00'],
  ['the last minute', '2026-03-10T23:59:00-03:00', '2026-03-11T00:00:00-03:00'],
  ['midnight itself: the next one', '2026-03-10T00:00:00-03:00', '2026-03-11T00:00:00-03:00'],
  ['an evening past midnight in UTC', '2026-03-11T02:30:00Z', '2026-03-11T00:00:00-03:00'],
  ['the last day of a month', '2026-02-28T12:00:00-03:00', '2026-03-01T00:00:00-03:00'],
  ['the last day of the year', '2026-12-31T23:59:59-03:00', '2027-01-01T00:00:00-03:00'],
  ['a day of summer time', '2018-01-15T12:00:00-02:00', '2018-01-16T00:00:00-02:00'],
  [
    'the eve of a day whose midnight summer time skipped',
    '2018-11-03T12:00:00-03:00',
    '2018-11-04T01:00:00-02:00',
  ],
  ['a minute before the skipped midnight', '2018-11-03T23:59:00-03:00', '2018-11-04T01:00:00-02:00'],
  ['the first moment of that day', '2018-11-04T01:00:00-02:00', '2018-11-05T00:00:00-02:00'],
  ['the last hour, shown for the first time', '2018-02-17T23:30:00-02:00', '2018-02-18T00:00:00-03:00'],
  ['the last hour, shown for the second time', '2018-02-17T23:30:00-03:00', '2018-02-18T00:00:00-03:00'],
])('[RULE-01][HOME-07][SHELL-08][NEWS-05] the next midnight from %s', (_case, now, midnight) => {
  expect(nextMidnight(new Date(now))).toEqual(new Date(midnight));
});

test('[RULE-01] the calendar turns to the next day at its start, and not a millisecond before', () => {
  fc.assert(
    fc.property(minutes, (now) => {
      const midnight = nextMidnight(now);
      expect(midnight.getTime()).toBeGreaterThan(now.getTime());
      expect(calendarDate(new Date(midnight.getTime() - 1))).toBe(calendarDate(now));
      expect(calendarDate(midnight)).toBe(addDays(calendarDate(now), 1));
      expect(startOfDay(calendarDate(midnight))).toEqual(midnight);
    }),
  );
});
