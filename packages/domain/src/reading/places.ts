import type { Region } from '../dimensions/region.ts';
import { ascending } from '../dimensions/values.ts';
import { readCapitals, readInterior, readStateOfPart } from './capital.ts';
import { findExcluded, settleExcluded } from './exclusion.ts';
import { readKnownRegions } from './known-region.ts';
import { citiesOf, citySpans, maxNameLength, nameOf, stateOf, type Word, wordsOf } from './names.ts';
import { readNear } from './near.ts';
import { placeAt } from './place-at.ts';
import type { PlaceIndex } from './place-index.ts';
import { readRegion } from './region.ts';
import { type Scan, take } from './scan.ts';
import { readSeveralStates } from './several-states.ts';
import { readSeveralCities } from './several-cities.ts';
import { dropStatesApart } from './states-apart.ts';
import { type Found, FoundPlaces } from './found-places.ts';

/** Where a name of a place stands, whatever it means there. */
interface Candidate extends Word {
  length: number;
}

/** Every run of words that names a place, the longest first, the leftmost of equals. */
function candidatesOf(scan: Scan, index: PlaceIndex): Candidate[] {
  const words = wordsOf(scan.plain);
  const candidates = words.flatMap(({ start }, from) =>
    Array.from({ length: maxNameLength }, (_, more): Candidate | null => {
      const end = words[from + more]?.end;
      const name = nameOf(scan.plain, words, from, from + more);
      if (name === null || end === undefined) return null;
      const isName = citiesOf(name, index).length > 0 || stateOf(name, index) !== null;
      return isName ? { start, end, length: more + 1 } : null;
    }).filter((candidate) => candidate !== null),
  );
  return candidates.toSorted((a, b) => b.length - a.length);
}

/** The first candidate that is a place as things stand; cities whose UF is said come first. */
function nextPlace(
  scan: Scan,
  candidates: readonly Candidate[],
  index: PlaceIndex,
  foundPlaces: FoundPlaces,
): Found | null {
  const words = wordsOf(scan.plain);
  const at = new Map(words.map(({ start }, place) => [start, place]));
  let first: Found | null = null;
  for (const { start, length } of candidates) {
    const from = at.get(start);
    const found =
      from === undefined ? null : placeAt(scan, words, from, from + length - 1, index, foundPlaces);
    if (!found || !foundPlaces.admits(found)) continue;
    if (found.hasUf) return found;
    first ??= found;
  }
  return first;
}

export interface ReadPlaces {
  region: Region | null;
  stateIds: number[];
  /** Ascending, as those left out are. */
  cityIds: number[];
  excludedCityIds: number[];
}

/** Places of a sentence, and the states beside its cities that filters cannot hold with them. */
export interface PlacesRead {
  places: ReadPlaces;
  apart: string[];
}

export const noPlaces: PlacesRead = {
  places: { region: null, stateIds: [], cityIds: [], excludedCityIds: [] },
  apart: [],
};

/**
 * Regions, states and cities by name, and the cities that are left out. Of states and cities the longest name comes
 * first, each cut out before the next is looked for.
 */
export function readPlaces(scan: Scan, index: PlaceIndex): PlacesRead {
  const foundPlaces = new FoundPlaces();
  const regions = readKnownRegions(scan, index);
  const excluded = findExcluded(scan, index);
  const interior = readInterior(scan, index);
  if (interior) foundPlaces.states = [interior.state];
  else {
    const { states, besideCity } = readSeveralStates(scan, index);
    if (besideCity) foundPlaces.addBesides(states, besideCity);
    else if (states.length > 0) foundPlaces.states = states;
    else {
      const state = readStateOfPart(scan, index);
      if (state) foundPlaces.states = [state];
    }
  }
  const capitals = readCapitals(scan, index, foundPlaces);
  const near = readNear(scan, index, citySpans(scan, index));
  const region = readRegion(scan);
  readSeveralCities(scan, index, foundPlaces);
  const candidates = candidatesOf(scan, index);
  for (;;) {
    const found = nextPlace(scan, candidates, index, foundPlaces);
    if (!found) break;
    const { start, end, place } = found;
    foundPlaces.add(found);
    if ('city' in place) take(scan, start, end, 'city', `${place.city.name} - ${place.city.uf}`);
    else take(scan, start, end, 'state', place.state.name);
  }
  const states = [...foundPlaces.states, ...foundPlaces.besides];
  const leftOut = settleExcluded(scan, excluded, index, states);
  const cityIds = [
    ...foundPlaces.cities.keys(),
    ...regions.cityIds,
    ...capitals.map(({ id }) => id),
    ...(near?.cityIds ?? []),
  ];
  return {
    places: {
      region,
      stateIds: ascending(states.map(({ id }) => id)),
      cityIds: ascending(cityIds),
      excludedCityIds: ascending([
        ...leftOut,
        ...regions.excludedCityIds,
        ...(interior ? [interior.capital.id] : []),
      ]),
    },
    apart: cityIds.length > 0 && foundPlaces.states.length === 0 ? dropStatesApart(scan, index) : [],
  };
}
