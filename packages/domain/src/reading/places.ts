import { maxNameLength, wordsOf } from './names.ts';
import { placeAt } from './place-at.ts';
import type { PlaceIndex } from './place-index.ts';
import { type Scan, take } from './scan.ts';
import { type Found, Towns } from './towns.ts';

/** The longest name that is a place, the leftmost of equals. */
function maxPlaceLength(scan: Scan, index: PlaceIndex, towns: Towns): Found | null {
  const words = wordsOf(scan.plain);
  for (let length = maxNameLength; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const found = placeAt(scan, words, from, from + length - 1, index, towns);
      if (found && towns.admits(found)) return found;
    }
  }
  return null;
}

export interface ReadPlaces {
  stateId: number | null;
  /** Ascending. */
  cityIds: number[];
}

/** States and cities by name: the longest first, each cut out before the next is looked for. */
export function readPlaces(scan: Scan, index: PlaceIndex): ReadPlaces {
  const towns = new Towns();
  for (let found = maxPlaceLength(scan, index, towns); found; found = maxPlaceLength(scan, index, towns)) {
    const { start, end, place } = found;
    towns.add(found);
    if ('city' in place) take(scan, start, end, 'city', `${place.city.name} - ${place.city.uf}`);
    else take(scan, start, end, 'state', place.state.name);
  }
  return { stateId: towns.state?.id ?? null, cityIds: [...towns.cities.keys()].toSorted((a, b) => a - b) };
}
