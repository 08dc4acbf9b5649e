import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { correctTime, createClock, readTime, subscribe } from './clock.ts';

const start = Date.parse('2026-03-10T12:00:00Z');
const minute = 60_000;
/** The next whole minute. */
const nextMinute = (now: number) => (Math.floor(now / minute) + 1) * minute;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  correctTime(Date.now());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[CARD-05] each is woken at its own changes, by one timer', () => {
  const everyMinute = vi.fn<(now: number) => void>();
  const once = vi.fn<(now: number) => void>();
  const ends = [
    subscribe(nextMinute, start, everyMinute, undefined),
    subscribe((now) => (now < start + 90_000 ? start + 90_000 : Infinity), start, once, undefined),
  ];
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(minute - 1);
  expect(everyMinute).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * minute);
  expect(everyMinute.mock.calls).toEqual([[start + minute], [start + 2 * minute]]);
  expect(once.mock.calls).toEqual([[start + 90_000]]);
  for (const end of ends) end();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['behind', start + 5 * minute],
  ['ahead of', start - 5 * minute],
])(
  '[CARD-05] where the browser’s clock is %s the server’s, what is shown follows at once',
  (_where, shown) => {
    const wake = vi.fn<(now: number) => void>();
    const end = subscribe(nextMinute, shown, wake, undefined);
    vi.advanceTimersByTime(1);
    expect(wake.mock.calls).toEqual([[start]]);
    end();
  },
);

test.each([
  ['an hour ahead', 3_600_000],
  ['a day behind', -86_400_000],
])('[VISIT-08] where the browser’s clock is %s, what is shown follows the corrected time', (_case, wrong) => {
  vi.setSystemTime(start + wrong);
  const wake = vi.fn<(now: number) => void>();
  const end = subscribe(nextMinute, start + wrong, wake, undefined);
  correctTime(start);
  expect(wake.mock.calls).toEqual([[start]]);
  vi.advanceTimersByTime(minute);
  expect(wake.mock.calls).toEqual([[start], [start + minute]]);
  expect(vi.getTimerCount()).toBe(1);
  end();
});

test('[VISIT-08] seconds apart are no wrong clock, and a clock that is set right is believed again', () => {
  const wake = vi.fn<(now: number) => void>();
  const end = subscribe(nextMinute, start, wake, undefined);
  correctTime(start + 29_000);
  expect([readTime(), wake.mock.calls]).toEqual([start, []]);
  correctTime(start + 3_600_000);
  expect(readTime()).toBe(start + 3_600_000);
  correctTime(Number.NaN);
  expect(readTime()).toBe(start + 3_600_000);
  vi.setSystemTime(start + 3_600_000);
  correctTime(start + 3_601_000);
  expect(readTime()).toBe(start + 3_600_000);
  end();
});

test('a clock stands at its start until it runs, a fixed one for good', () => {
  const clock = createClock(1, false);
  expect(clock.read()).toBe(1);
  clock.run();
  expect(clock.read()).toBe(start);
  const fixed = createClock(1, true);
  fixed.run();
  expect(fixed.read()).toBe(1);
});
