import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { mergePoints, type Point, spanOf } from './merge-points.ts';

const at = (latitude: number, longitude: number, count = 1, cityId = 1): Point => ({
  latitude,
  longitude,
  count,
  auctionId: Math.round(count * 1000 + longitude),
  cityId,
  cityIds: [cityId],
  own: false,
});

test.each([
  ['one place', [at(-16, -49)], 3],
  ['places side by side', [at(-16, -49), at(-16, -39)], 11.6],
  ['places all over the country', [at(-30, -70), at(0, -35)], 40.6],
  ['none', [], 42],
])('[INFO-07] without an area the map is as wide as %s', (_case, points, span) => {
  expect(spanOf(points, { min: 3, max: 42 })).toBeCloseTo(span, 5);
});

describe('mergePoints', () => {
  test('[INFO-07] what is too near joins the greater one, where that stands', () => {
    expect(mergePoints([at(-16, -49, 2, 1), at(-16.1, -49.1, 30, 2), at(-20, -45, 5, 3)], 1)).toMatchObject([
      { latitude: -16.1, longitude: -49.1, count: 32, cities: 2, places: 2 },
      { latitude: -20, count: 5, cities: 1, places: 1 },
    ]);
  });

  test('[INFO-07] all municipalities count, also several of one place', () => {
    const several = { ...at(-16, -49, 30, 1), cityIds: [1, 4] };
    expect(mergePoints([several], 1)).toMatchObject([{ cityId: 1, cities: 2 }]);
    expect(mergePoints([several, at(-16.1, -49.1, 2, 4), at(-16.1, -49, 1, 5)], 1)).toMatchObject([
      { cities: 3 },
    ]);
  });

  test('[INFO-07] closer to the ground they part', () => {
    expect(mergePoints([at(-16, -49, 2, 1), at(-16.1, -49.1, 30, 2)], 0.05)).toHaveLength(2);
  });

  test('[INFO-07] no auction is lost, and no two marks are nearer than requested', () => {
    const point = fc.record({
      latitude: fc.double({ min: -33, max: 5, noNaN: true }),
      longitude: fc.double({ min: -73, max: -35, noNaN: true }),
      count: fc.integer({ min: 1, max: 5000 }),
      auctionId: fc.integer({ min: 1, max: 1_000_000 }),
      cityId: fc.integer({ min: 1, max: 50 }),
      cityIds: fc.array(fc.integer({ min: 1, max: 50 })),
      own: fc.boolean(),
    });
    const total = (points: readonly { count: number }[]) => points.reduce((sum, { count }) => sum + count, 0);
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 60 }),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (points, spacing) => {
          const clusters = mergePoints(points, spacing);
          expect(total(clusters)).toBe(total(points));
          for (const [i, one] of clusters.entries())
            for (const other of clusters.slice(i + 1)) {
              const mercator = (latitude: number) =>
                (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
              const apart = Math.hypot(
                one.longitude - other.longitude,
                mercator(one.latitude) - mercator(other.latitude),
              );
              expect(apart).toBeGreaterThanOrEqual(spacing);
            }
        },
      ),
    );
  });
});
