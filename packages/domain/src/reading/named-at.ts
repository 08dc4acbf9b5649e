import { citiesOf, maxNameLength, nameOf, stateAfter, stateOf, stateOfCity, wordsOf } from './names.ts';
import type { CityPlace, PlaceIndex, StatePlace } from './place-index.ts';
import type { Scan } from './scan.ts';

/** What a name at a place of the sentence can mean. */
export interface Named {
  end: number;
  /** Of the state that follows the name, where one does. */
  cities: readonly CityPlace[];
  state: StatePlace | null;
}

/** The longest name of a state or of cities that begins at a position; null for none. */
export function namedAt(scan: Scan, at: number, index: PlaceIndex): Named | null {
  const words = wordsOf(scan.plain);
  const from = words.findIndex(({ start }) => start === at);
  if (from < 0) return null;
  for (let to = from + maxNameLength - 1; to >= from; to--) {
    const name = nameOf(scan.plain, words, from, to);
    const end = words[to]?.end;
    if (name === null || end === undefined) continue;
    const cities = citiesOf(name, index);
    const after =
      stateAfter(scan, words, to + 1, index) ?? stateOfCity(scan, words, { from, to, cities }, index);
    const within = cities.filter(({ stateId }) => stateId === after?.state.id);
    if (after && within.length > 0) return { end: after.end, cities: within, state: null };
    const state = stateOf(name, index);
    if (cities.length > 0 || state) return { end, cities, state };
  }
  return null;
}
