import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { mergePoints } from '../../map/merge-points.ts';
import { joinPlaced, type Placed } from './count-places.ts';

const placed = (): fc.Arbitrary<Placed[]> =>
  fc.uniqueArray(
    fc.record({
      latitude: fc.double({ min: -33, max: 5, noNaN: true }),
      longitude: fc.double({ min: -73, max: -35, noNaN: true }),
      auctionId: fc.integer({ min: 1, max: 1_000_000 }),
      cityId: fc.integer({ min: 1, max: 50 }),
    }),
    { selector: ({ auctionId }) => auctionId, minLength: 1, maxLength: 60 },
  );
const placeOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  `${latitude} ${longitude}`;

test('[INFO-07] what is joined stands where one of its auctions does, never in the sea between them', () => {
  fc.assert(
    fc.property(placed(), fc.double({ min: 0.01, max: 20, noNaN: true }), (auctions, step) => {
      const known = new Map(auctions.map((one) => [one.auctionId, one]));
      const joined = joinPlaced(auctions, step);
      for (const place of joined) {
        expect(known.get(place.auctionId)).toMatchObject({
          latitude: place.latitude,
          longitude: place.longitude,
          cityId: place.cityId,
        });
        expect(place.cityIds).toContain(place.cityId);
      }
      expect(joined.reduce((sum, { n }) => sum + n, 0)).toBe(auctions.length);
      const points = joined.map(({ latitude, longitude, n, ...place }) => ({
        ...place,
        latitude: latitude!,
        longitude: longitude!,
        count: n,
        own: true,
      }));
      const places = new Set(auctions.map(placeOf));
      for (const cluster of mergePoints(points, 2 * step)) expect(places).toContain(placeOf(cluster));
    }),
  );
});

test('[INFO-07] that one is the nearest to the middle, the first of equals', () => {
  const at = (auctionId: number, longitude: number, cityId = 1): Placed => ({
    auctionId,
    cityId,
    latitude: -23,
    longitude,
  });
  expect(joinPlaced([at(9, -43.9), at(2, -43.5, 3), at(5, -43.2)], 10)).toEqual([
    { auctionId: 2, cityId: 3, latitude: -23, longitude: -43.5, n: 3, cityIds: [1, 3] },
  ]);
  expect(joinPlaced([at(7, -43.9), at(4, -43.1)], 10)[0]).toMatchObject({ auctionId: 4, longitude: -43.1 });
});
