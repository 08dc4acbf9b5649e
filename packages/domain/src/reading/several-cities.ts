import { isExcluded } from './exclusion.ts';
import { isNameBefore } from './loose.ts';
import { citiesOf, maxNameLength, nameOf, stateAfter, stateOf, type Word, wordsOf } from './names.ts';
import { wordAfter } from './place-at.ts';
import {
  abbreviations,
  citiesBeforeStates,
  type CityPlace,
  dominance,
  isCityRather,
  meantCity,
  type PlaceIndex,
} from './place-index.ts';
import { isPropertyWord } from './property-type.ts';
import { type Scan, take } from './scan.ts';
import type { FoundPlaces } from './found-places.ts';

const preposition = /(?<![\p{L}\p{N}])(?:em|n[ao]s?|d[aeo]s?)\s+$/u;
const atStart = /(?:^|[^\p{L}\p{N}\s])\s*$/u;
const joint = /^\s*(?:[,;]\s*)?(?<or>(?:e|ou)\s+)?(?:(?:em|n[ao]s?|d[aeo]s?)\s+)?(?=\p{L})/u;
/** Fewer are read one by one: of two, a comma may part a neighbourhood from its town. */
const minCities = 3;
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
function cityAt(scan: Scan, words: readonly Word[], from: number, index: PlaceIndex): Named | null {
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

interface Enumeration {
  found: readonly Named[];
  /** Whether an 'e' or 'ou' stands before the last. */
  isClosed: boolean;
}

/** Towns from a word on that commas part, before the last perhaps an 'e' or 'ou'. */
function enumerationAt(scan: Scan, words: readonly Word[], from: number, index: PlaceIndex): Enumeration {
  const found: Named[] = [];
  let isClosed = false;
  let start: number | undefined;
  for (let at = from; ;) {
    const named = cityAt(scan, words, at, index);
    if (!named) break;
    found.push({ ...named, start: start ?? named.start });
    const joined = joint.exec(scan.plain.slice(named.end));
    const isOr = joined?.groups?.['or'] !== undefined;
    if (!joined || isClosed || !(isOr || /[,;]/.test(joined[0]))) break;
    const next = named.end + joined[0].length;
    at = words.findIndex((word) => word.start === next);
    isClosed = isOr;
    start = isOr ? named.end + joined[0].search(/\S/u) : next;
    if (start !== next && /[,;]/.test(scan.plain[start] ?? '')) start += 1;
  }
  return { found, isClosed };
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

/** The city that each name means by itself, whatever its state. */
function eachAlone(found: readonly Named[], stateIds: readonly number[]): CityPlace[] | null {
  const cities = found.map(({ cities }) => meantCity(cities)).filter((city) => city !== null);
  return cities.length === found.length && stateIds.length === 0 ? cities : null;
}

const rather = (found: readonly Named[], cities: readonly CityPlace[], index: PlaceIndex) =>
  found.map(({ name }, at) => {
    const city = cities[at];
    return city !== undefined && isCityRather(city, abbreviations.get(name) ?? name, index);
  });

const areClosed = (...all: Parameters<typeof rather>) => rather(...all).includes(true);

/**
 * What commas alone part may be neighbourhoods and their town ('Ouro Preto, Buritis, Belo Horizonte'): towns have to be
 * known for ones, or to have auctions beside which those of the last are not by far the most.
 */
function areParted(found: readonly Named[], cities: readonly CityPlace[], index: PlaceIndex): boolean {
  if (citiesBeforeStates.has(found.at(-1)?.name ?? '')) return false;
  const known = rather(found, cities, index);
  const isOneState = cities.every(({ stateId }) => stateId === cities[0]?.stateId);
  if (!isOneState) return !known.includes(false);
  const last = cities.at(-1)?.auctions ?? 0;
  const isOneOfEqual = cities.slice(0, -1).some(({ auctions }) => auctions * dominance > last);
  return isOneOfEqual || (known[0] === true && known.filter(Boolean).length > 1);
}

/**
 * Three towns or more that an 'e' or 'ou' enumerates, all in one state: 'Santos, São Vicente e Praia Grande',
 * 'Guarulhos, São Paulo ou Osasco'; two where nothing else is said. Together they are sure, where each alone may be a
 * neighbourhood, a common word or a state; one of them must be known well enough. Commas alone enumerate what is surer
 * yet.
 */
export function readSeveralCities(scan: Scan, index: PlaceIndex, foundPlaces: FoundPlaces): void {
  const words = wordsOf(scan.plain);
  for (const [from, { start }] of words.entries()) {
    const lead = scan.plain.slice(Math.max(0, start - maxLeadLength), start);
    const led = preposition.exec(lead);
    if (isExcluded(lead) || !(led || (atStart.test(lead) && !isNameBefore(lead)))) continue;
    const { found, isClosed } = enumerationAt(scan, words, from, index);
    const last = found.at(-1);
    const isAlone = isClosed && from === 0 && last?.next === words.length;
    if (!last || found.length < (isAlone ? 2 : minCities)) continue;
    const after = stateAfter(scan, words, last.next, index);
    const stateIds = after ? [after.state.id] : foundPlaces.states.map(({ id }) => id);
    const cities = inOneState(found, stateIds) ?? (isClosed ? null : eachAlone(found, stateIds));
    if (!cities || !(isClosed ? areClosed : areParted)(found, cities, index)) continue;
    for (const [at, city] of cities.entries()) {
      const { start: named, end } = found[at]!;
      const span = {
        start: at === 0 && led ? named - led[0].length : named,
        end: after && found[at] === last ? after.end : end,
      };
      foundPlaces.add({ ...span, place: { city }, isAnother: true, hasUf: after !== null });
      take(scan, span.start, span.end, 'city', `${city.name} - ${city.uf}`);
    }
    return;
  }
}
