import { expect, test } from 'vitest';

import { wallAt } from './wall-clock.ts';

const calendar = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** As '11/28/2026, 17:30:00'. */
function write(instant: number): string {
  const { year, month, day, hour, minute, second } = wallAt(new Date(instant));
  return `${month}/${day}/${year}, ${hour}:${minute}:${second}`;
}

test('shows what the calendar does, before and after each hour at which it was ever put forward or back', () => {
  const halfHour = 1_800_000;
  for (let day = Date.UTC(1930, 0, 1); day < Date.UTC(2030, 0, 1); day += 24 * 2 * halfHour)
    for (const since of [-1, 0, 4 * halfHour - 1, 4 * halfHour, 6 * halfHour - 1, 6 * halfHour])
      expect(write(day + since)).toBe(calendar.format(day + since));
});

test('an invalid date is an error', () => {
  expect(() => wallAt(new Date(Number.NaN))).toThrow(RangeError);
});
