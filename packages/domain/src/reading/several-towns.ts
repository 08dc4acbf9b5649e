import { isExcluded } from './exclusion.ts';
import { isNameBefore } from './loose.ts';
import { citiesOf, maxNameLength, nameOf, stateAfter, stateOf, type Word, wordsOf } from './names.ts';
import { wordAfter } from './place-at.ts';
import {
  citiesBeforeStates,
  type CityPlace,
  isCityRather,
  meantCity,
  type PlaceIndex,
} from './place-index.ts';
import { isPropertyWord } from './property-type.ts';
import { type Scan, take } from './scan.ts';
import type { Towns } from './towns.ts';

const preposition = /(?<![\p{L}\p{N}])(?:em|n[ao]s?|d[aeo]s?)\s+$/u;
const atStart = /(?:^|[^\p{L}\p{N}\s])\s*$/u;
const joint = /^\s*(?:,\s*)?(?<or>(?:e|ou)\s+)?(?:(?:em|n[ao]s?|d[aeo]s?)\s+)?(?=\p{L})/u;
/** Fewer are read one by one: of two, a comma may part a neighbourhood from its town. */
const minTowns = 3;
/** As much of what stands before a name as can matter. */
const maxLeadLength = 80;

interface Named {
  name: string;
  cities: readonly CityPlace[];
  start: number;
  end: number;
  /** The word after its last. */
  next: number;
}

/** The longest name of cities that begins at a word; a state is none, but for 'São Paulo' and 'Rio de Janeiro'. */
function townAt(scan: Scan, words: readonly Word[], from: number, index: PlaceIndex): Named | null {
  for (let to = from + maxNameLength - 1; to >= from; to--) {
    const name = nameOf(scan.plain, words, from, to);
    const [start, end] = [words[from]?.start, words[to]?.end];
    if (name === null || start === undefined || end === undefined) continue;
    const cities = citiesOf(name, index);
    if (cities.length === 0) continue;
    const isOther = isPropertyWord(name) || (stateOf(name, index) !== null && !citiesBeforeStates.has(name));
    return isOther || wordAfter.test(scan.plain.slice(end))
      ? null
      : { name, cities, start, end, next: to + 1 };
  }
  return null;
}

/** Towns from a word on that commas part, before the last an 'e' or 'ou'. */
function enumerationAt(scan: Scan, words: readonly Word[], from: number, index: PlaceIndex): Named[] {
  const found: Named[] = [];
  let isClosed = false;
  let start: number | undefined;
  for (let at = from; ;) {
    const town = townAt(scan, words, at, index);
    if (!town) break;
    found.push({ ...town, start: start ?? town.start });
    const joined = joint.exec(scan.plain.slice(town.end));
    const isOr = joined?.groups?.['or'] !== undefined;
    if (!joined || isClosed || !(isOr || joined[0].includes(','))) break;
    const next = town.end + joined[0].length;
    at = words.findIndex((word) => word.start === next);
    isClosed = isOr;
    start = isOr ? town.end + joined[0].search(/\S/u) : next;
    if (start !== next && scan.plain[start] === ',') start += 1;
  }
  return isClosed && found.length >= minTowns ? found : [];
}

/** The cities of the one state that has all the names, or has by far the most auctions in them. */
function inOneState(found: readonly Named[], stateIds: readonly number[]): CityPlace[] | null {
  const all = found.map(({ cities }) => new Map(cities.map((city) => [city.stateId, city])));
  const [first] = all;
  const shared = [...(first?.values() ?? [])]
    .filter(({ stateId }) => stateIds.length === 0 || stateIds.includes(stateId))
    .filter(({ stateId }) => all.every((cities) => cities.has(stateId)))
    .map((city) => ({
      ...city,
      auctions: all.reduce((sum, cities) => sum + (cities.get(city.stateId)?.auctions ?? 0), 0),
    }));
  const meant = meantCity(shared);
  return meant && all.map((cities) => cities.get(meant.stateId)!);
}

/**
 * Three towns or more that an 'e' or 'ou' enumerates, all in one state: 'Santos, São Vicente e Praia Grande', 'Guarulhos,
 * São Paulo ou Osasco'. Together they are sure, where each alone may be a neighbourhood, a common word or a state; one of
 * them must be known well enough.
 */
export function readSeveralTowns(scan: Scan, index: PlaceIndex, towns: Towns): void {
  const words = wordsOf(scan.plain);
  for (const [from, { start }] of words.entries()) {
    const lead = scan.plain.slice(Math.max(0, start - maxLeadLength), start);
    const led = preposition.exec(lead);
    if (isExcluded(lead) || !(led || (atStart.test(lead) && !isNameBefore(lead)))) continue;
    const found = enumerationAt(scan, words, from, index);
    const last = found.at(-1);
    if (!last) continue;
    const after = stateAfter(scan, words, last.next, index);
    const stateIds = after ? [after.state.id] : towns.states.map(({ id }) => id);
    const cities = inOneState(found, stateIds);
    if (!cities?.some((city, at) => isCityRather(city, found[at]!.name, index))) continue;
    for (const [at, city] of cities.entries()) {
      const { start: named, end } = found[at]!;
      const span = {
        start: at === 0 && led ? named - led[0].length : named,
        end: after && found[at] === last ? after.end : end,
      };
      towns.add({ ...span, place: { city }, isAnother: true, hasUf: after !== null });
      take(scan, span.start, span.end, 'city', `${city.name} - ${city.uf}`);
    }
    return;
  }
}
