import {
  abbreviations,
  type CityPlace,
  commonNames,
  type PlaceIndex,
  shortForSeveral,
  type StatePlace,
} from './place-index.ts';
import type { Scan } from './scan.ts';

/** São José do Vale do Rio Preto. */
export const maxNameLength = 7;

/** What leads to a place for certain. */
export const within = /(?<![\p{L}\p{N}])(?:n[ao]s?|em)\s+$/u;
/** Between a city's name and its state. */
export const beforeUf = /^\s*(?:[-/,(]\s*)?$/;

/** Where a word stands in a scan. */
export interface Word {
  start: number;
  end: number;
}

export const wordsOf = (plain: string): Word[] =>
  Array.from(plain.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));

/** The folded name that words `from` to `to` spell; null where something other than a space, - or ' parts them. */
export function nameOf(plain: string, words: readonly Word[], from: number, to: number): string | null {
  const [first, last] = [words[from], words[to]];
  if (!first || !last) return null;
  const name = plain.slice(first.start, last.end).replace(/\s+/g, ' ');
  return /^[\p{L}\p{N}]+(?:[ '-]+[\p{L}\p{N}]+)*$/u.test(name) ? name : null;
}

/** Other ways to write a folded name of several words: 'sto andre', 'ceara mirim', 'alta floresta d oeste'. */
function spellingsOf(name: string): string[] {
  const whole = name
    .replace(/^sto (?=\p{L})/u, 'santo ')
    .replace(/^sta (?=\p{L})/u, 'santa ')
    .replace(/^s (?=\p{L})/u, 'sao ')
    .replace(/ d (?=\p{L})/u, " d'");
  const [first, second, third] = whole.split(' ');
  if (second === undefined || whole !== name || whole.split(' ').length > 3)
    return whole === name ? [] : [whole];
  return third === undefined
    ? [`${first}-${second}`]
    : [`${first}-${second} ${third}`, `${first} ${second}-${third}`, `${first}-${second}-${third}`];
}

function findCities(name: string, index: PlaceIndex): readonly CityPlace[] {
  const full = abbreviations.get(name);
  // 'Poa' is short for a city and is one's own name too.
  const fulls = shortForSeveral.get(name) ?? (full === undefined ? null : [full]);
  const exact = fulls ? [...fulls, name].flatMap((one) => index.cities(one)) : index.cities(name);
  if (exact.length > 0) return exact;
  // 'Mogi-Mirim', 'São João del-Rei'.
  const parted = name.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ');
  const isPlain = parted === name || commonNames.has(parted);
  return (
    [...(name.includes(' ') ? spellingsOf(name) : []), ...(isPlain ? [] : [parted])]
      .map((spelling) => index.cities(spelling))
      .find((cities) => cities.length > 0) ?? []
  );
}

/** The lookups of an index while one sentence is read. */
const lookups = new WeakMap<PlaceIndex, Map<string, readonly CityPlace[]>>();

/** An index for one sentence, which looks a name up once. */
export function memoizedIndex(places: PlaceIndex): PlaceIndex {
  const index = { ...places };
  lookups.set(index, new Map());
  return index;
}

/** The municipalities of a folded name, its abbreviations and other spellings among them. */
export function citiesOf(name: string, index: PlaceIndex): readonly CityPlace[] {
  const known = lookups.get(index);
  const cities = known?.get(name) ?? findCities(name, index);
  known?.set(name, cities);
  return cities;
}

/** The state that follows a city's name, as in Recife/PE, Recife - PE, Recife (PE) and Recife, Pernambuco. */
export function stateAfter(
  scan: Scan,
  words: readonly Word[],
  next: number,
  index: PlaceIndex,
): { state: StatePlace; end: number } | null {
  const previous = words[next - 1];
  const first = words[next];
  if (!previous || !first || !beforeUf.test(scan.plain.slice(previous.end, first.start))) return null;
  for (let last = next + 3; last >= next; last--) {
    const name = nameOf(scan.plain, words, next, last);
    const state = name === null ? null : stateOf(name, index);
    const end = words[last]?.end ?? 0;
    if (state) return { state, end: scan.plain[end] === ')' ? end + 1 : end };
  }
  return null;
}

/** 'do Pará', 'da Bahia', 'de Pernambuco'. */
const ofState = /^\s+d[aeo]\s+$/;

/**
 * The state by its full name that an article leads to after words `from` to `to`, as in Belém do Pará: only where one
 * of the cities lies in it, and no municipality has the whole as its own name.
 */
export function stateOfCity(
  scan: Scan,
  words: readonly Word[],
  { from, to, cities }: { from: number; to: number; cities: readonly CityPlace[] },
  index: PlaceIndex,
): { state: StatePlace; end: number } | null {
  const [last, article, first] = [words[to], words[to + 1], words[to + 2]];
  if (!last || !article || !first || !ofState.test(scan.plain.slice(last.end, first.start))) return null;
  for (let next = to + 5; next >= to + 2; next--) {
    const name = nameOf(scan.plain, words, to + 2, next);
    const state = name === null || name.length === 2 ? null : stateOf(name, index);
    if (!state || !cities.some(({ stateId }) => stateId === state.id)) continue;
    const whole = nameOf(scan.plain, words, from, next);
    const isOwnName = whole === null || citiesOf(whole, index).length > 0;
    return isOwnName ? null : { state, end: words[next]?.end ?? first.end };
  }
  return null;
}

/** The state of a folded name or UF; Minas is one. */
export const stateOf = (name: string, index: PlaceIndex): StatePlace | null =>
  index.states(name === 'minas' ? 'minas gerais' : name);

/** Where names of several words stand that are cities, such as Fazenda Rio Grande: no property type is read in them. */
export function citySpans(scan: Scan, index: PlaceIndex): Word[] {
  const words = wordsOf(scan.plain);
  const spans: Word[] = [];
  for (const [from, { start }] of words.entries()) {
    for (let to = from + 1; to < from + maxNameLength; to++) {
      const name = nameOf(scan.plain, words, from, to);
      if (name === null || citiesOf(name, index).length === 0) continue;
      const isMeant = !commonNames.has(name) || within.test(scan.plain.slice(0, start));
      if (isMeant) spans.push({ start, end: words[to]?.end ?? start });
    }
  }
  return spans;
}
