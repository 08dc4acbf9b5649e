import { expect, test } from 'vitest';

import { propertyTypes } from '../auction.ts';
import { phaseAt } from '../phase.ts';
import { statusAt } from '../status.ts';
import { anAuction, auctionSamples, sampleNow } from './index.ts';

test('samples are the same each time', () => {
  expect(auctionSamples(40)).toEqual(auctionSamples(40));
});

test('samples have keys of their own and show every property type, phase and most statuses', () => {
  const samples = auctionSamples(300);
  expect(new Set(samples.map(({ key }) => key)).size).toBe(300);
  expect(new Set(samples.map(({ propertyType }) => propertyType))).toEqual(new Set(propertyTypes));
  expect(new Set(samples.map(({ rounds }) => phaseAt(rounds, sampleNow))).size).toBe(3);
  expect(new Set(samples.map((sample) => statusAt(sample, sampleNow))).size).toBeGreaterThanOrEqual(6);
});

test('an auction takes parts of its place and areas', () => {
  const { place, areas } = anAuction({ place: { neighborhood: 'Centro' }, areas: { land: 300 } });
  expect(place).toMatchObject({ neighborhood: 'Centro', city: { name: 'Goiânia' } });
  expect(areas).toEqual({ total: 78.4, private: 64.2, land: 300 });
});
