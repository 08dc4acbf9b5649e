import { correctClock, readClock } from '@martelo/ui/now-provider';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fetchWithTime, readPageTime } from './site-clock.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const hour = 3_600_000;
const request = new Request('https://martelo.example/api/auctions');

/** The page as it came, 2 s ago. */
function openPage(dataset: Record<string, string>, type = 'navigate') {
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type, responseStart: 3_000 } as PerformanceNavigationTiming,
  ]);
}

beforeEach(() => {
  vi.useFakeTimers({ now: now + hour, toFake: ['Date'] });
});

afterEach(() => {
  correctClock(new Date());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const sentAt = new Date(now).toISOString();

test('[VISIT-08] the page carries the time at which it was sent', () => {
  openPage({ sentAt });
  readPageTime();
  expect(readClock()).toEqual(new Date(now + 2_000));
});

test.each<[string, Record<string, string>, string?]>([
  ['from the offline cache', { sentAt, cachedAt: sentAt }],
  ['by Back', { sentAt }, 'back_forward'],
  ['of a server that sends none', {}],
])('[VISIT-08] a page that came %s carries no time', (_how, dataset, type) => {
  openPage(dataset, type);
  readPageTime();
  expect(readClock()).toEqual(new Date(now + hour));
});

test.each<[string, Record<string, string>, number, number]>([
  ['carries the time', {}, 0, now],
  ['from the offline cache carries none', { 'x-cached-at': sentAt }, 0, now + hour],
  ['that was read an hour later carries none', {}, hour, now + 2 * hour],
])('[VISIT-08] an answer %s', async (_case, headers, wait, expected) => {
  vi.stubGlobal('fetch', async () => {
    vi.setSystemTime(now + hour + wait);
    return new Response('', { headers: { date: new Date(now).toUTCString(), ...headers } });
  });
  await fetchWithTime(request);
  expect(readClock()).toEqual(new Date(expected));
});
