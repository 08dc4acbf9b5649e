import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { eventLoopDelay } from './event-loop-delay.ts';

const every = 100;
let now: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The means after measures that came so many ms late. */
function meansOf(late: readonly number[], maxDelay = 800): number[] {
  const { mean, stop } = eventLoopDelay(maxDelay);
  const means = late.map((ms) => {
    now += every + ms;
    vi.advanceTimersByTime(every);
    return Math.round(mean());
  });
  stop();
  return means;
}

test('[SAFE-06] a lasting delay is reported', () => {
  expect(meansOf(Array.from({ length: 40 }, () => 500)).at(-1)).toBe(500);
});

test('[SAFE-06] one long piece of work alone counts for little, and soon drops out', () => {
  expect(meansOf([5000, 0, 0, 0, 0])).toEqual([240, 168, 118, 82, 58]);
});

test('[SAFE-06] one after another count', () => {
  expect(meansOf([5000, 5000])).toEqual([240, 408]);
});
