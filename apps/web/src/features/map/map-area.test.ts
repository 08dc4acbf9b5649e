import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseArea, stringifyArea } from './map-area.ts';

test('[INFO-07] an area and its printing are inverse', () => {
  const degrees = (max: number) => fc.integer({ min: -max * 1000, max: max * 1000 }).map((n) => n / 1000);
  const area = fc
    .record({
      west: degrees(179),
      south: degrees(89),
      width: fc.integer({ min: 1, max: 900 }),
      height: fc.integer({ min: 1, max: 900 }),
    })
    .map(({ west, south, width, height }) => ({
      west,
      south,
      east: Math.round(west * 1000 + width) / 1000,
      north: Math.round(south * 1000 + height) / 1000,
    }));
  fc.assert(
    fc.property(area, (one) => {
      expect(parseArea(stringifyArea(one))).toEqual(one);
    }),
  );
});

test.each([null, '', '1,2,3', '-48,-17,-50,-15', '-50,-15,-48,-17', '-200,-17,-48,-15', 'a,b,c,d'])(
  '[INFO-07] %j is no area',
  (text) => {
    expect(parseArea(text)).toBeNull();
  },
);
