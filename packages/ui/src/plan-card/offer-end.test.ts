import { expect, test } from 'vitest';

import { nextMidnight, offerEnd } from './offer-end.ts';

test.each([
  ['in the morning', '2026-03-10T09:00:00-03:00', '2026-03-11T00:00:00-03:00'],
  ['at midnight itself: the next one', '2026-03-10T00:00:00-03:00', '2026-03-11T00:00:00-03:00'],
  ['past midnight in UTC, not yet in São Paulo', '2026-03-11T02:30:00Z', '2026-03-11T00:00:00-03:00'],
  ['last day of the month', '2026-02-28T12:00:00-03:00', '2026-03-01T00:00:00-03:00'],
  ['last day of the year', '2026-12-31T23:59:59-03:00', '2027-01-01T00:00:00-03:00'],
  ['summer time skipped that midnight', '2018-11-03T12:00:00-03:00', '2018-11-04T01:00:00-02:00'],
])('[HOME-07] nextMidnight: %s', (_case, now, midnight) => {
  expect(nextMidnight(new Date(now))).toEqual(new Date(midnight));
});

const now = new Date('2026-03-10T09:00:00-03:00');
const ahead = new Date('2026-03-31T23:59:00-03:00');
const past = new Date('2026-03-01T00:00:00-03:00');
const midnight = new Date('2026-03-11T00:00:00-03:00');

test.each([
  ['sample: midnight', 'sample', null, midnight],
  ['sample: midnight, whatever is configured', 'sample', ahead, midnight],
  ['live: the configured end', 'live', ahead, ahead],
  ['live: nothing when none is configured', 'live', null, null],
  ['live: nothing once it is past', 'live', past, null],
  ['live: nothing for no date', 'live', new Date('?'), null],
  ['off: nothing', 'off', ahead, null],
] as const)('[HONEST-01] offerEnd: %s', (_case, marketing, configured, end) => {
  expect(offerEnd(marketing, configured, now)).toEqual(end);
});
