import { describe, expect, test } from 'vitest';

import { cityPositions } from '../places/city-positions.ts';
import { places } from '../places/places.ts';
import { isWithin, parseArea } from './area.ts';

describe('parseArea', () => {
  test('[INFO-07] reads west, south, east and north', () => {
    expect(parseArea('-50.5,-17,-48,-15.25')).toEqual({ west: -50.5, south: -17, east: -48, north: -15.25 });
  });

  test.each([
    '',
    '1,2,3',
    '-48,-17,-50,-15',
    '-50,-15,-48,-17',
    '-200,-17,-48,-15',
    'a,b,c,d',
    '-50,-17,-48,-15,1',
  ])('[INFO-07] %j is no area', (text) => {
    expect(parseArea(text)).toBeNull();
  });
});

test('[INFO-07] every municipality has a place, and it is in Brazil', () => {
  const brazil = { west: -74.1, south: -33.8, east: -28.8, north: 5.3 };
  const positions = cityPositions();
  for (const { id, name } of places().cities) {
    const position = positions.get(id);
    expect(position, name).toBeDefined();
    expect(isWithin(brazil, position!), name).toBe(true);
  }
});
