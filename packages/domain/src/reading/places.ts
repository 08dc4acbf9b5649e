import type { Region } from '../list-filters.ts';
import { readCapitals, readInterior } from './capital.ts';
import { findExcluded, settleExcluded } from './exclusion.ts';
import { citySpans, maxNameLength, wordsOf } from './names.ts';
import { readNear } from './near.ts';
import { placeAt } from './place-at.ts';
import type { PlaceIndex } from './place-index.ts';
import { readRegion } from './region.ts';
import { type Scan, take } from './scan.ts';
import { type Found, Towns } from './towns.ts';

/** The longest name that is a place, the leftmost of equals; cities whose UF is said come first. */
function nextPlace(scan: Scan, index: PlaceIndex, towns: Towns): Found | null {
  return maxPlaceLength(scan, index, towns, true) ?? maxPlaceLength(scan, index, towns, false);
}

function maxPlaceLength(scan: Scan, index: PlaceIndex, towns: Towns, mustHaveUf: boolean): Found | null {
  const words = wordsOf(scan.plain);
  for (let length = maxNameLength; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const found = placeAt(scan, words, from, from + length - 1, index, towns);
      if (found && (found.hasUf || !mustHaveUf) && towns.admits(found)) return found;
    }
  }
  return null;
}

export interface ReadPlaces {
  region: Region | null;
  stateId: number | null;
  /** Ascending, as those left out are. */
  cityIds: number[];
  excludedCityIds: number[];
}

export const noPlaces: ReadPlaces = { region: null, stateId: null, cityIds: [], excludedCityIds: [] };

const ascending = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);

/**
 * Regions, states and cities by name, and the cities that are left out. Of states and cities the longest name comes
 * first, each cut out before the next is looked for.
 */
export function readPlaces(scan: Scan, index: PlaceIndex): ReadPlaces {
  const towns = new Towns();
  const excluded = findExcluded(scan, index);
  const interior = readInterior(scan, index);
  if (interior) towns.state = interior.state;
  const capitals = readCapitals(scan, index);
  const near = readNear(scan, index, citySpans(scan, index));
  const region = readRegion(scan);
  for (let found = nextPlace(scan, index, towns); found; found = nextPlace(scan, index, towns)) {
    const { start, end, place } = found;
    towns.add(found);
    if ('city' in place) take(scan, start, end, 'city', `${place.city.name} - ${place.city.uf}`);
    else take(scan, start, end, 'state', place.state.name);
  }
  const leftOut = settleExcluded(scan, excluded, index, towns.state);
  return {
    region,
    stateId: towns.state?.id ?? null,
    cityIds: ascending([...towns.cities.keys(), ...capitals.map(({ id }) => id), ...(near?.cityIds ?? [])]),
    excludedCityIds: ascending([...leftOut, ...(interior ? [interior.capital.id] : [])]),
  };
}
