import { expect, test } from 'vitest';

import { offerEnd } from './offer-end.ts';

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
