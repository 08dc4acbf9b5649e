import { capitalOf, capitalsOf, isCapital, stateOfDemonym } from './capitals.ts';
import { citiesOf, nameOf, maxNameLength, stateOf, wordsOf } from './names.ts';
import { namedAt } from './named-at.ts';
import { type CityPlace, meantCity, type PlaceIndex, type StatePlace } from './place-index.ts';
import { regionOf, regionWords } from './region.ts';
import { type Scan, take } from './scan.ts';

const before = String.raw`(?<![\p{L}\p{N}-])(?:(?:n[ao]s?|d[aeo]s?|em|pel[ao])\s+)?`;
const all = new RegExp(
  String.raw`${before}(?:(?:todas\s+)?as\s+)?capitais(?:\s+brasileiras)?(?:\s+d[eo]s?\s+(?:brasil|pais|estados?))?(?:\s+d[ao]\s+(?:regiao\s+)?(?<region>${regionWords}))?(?![\p{L}\p{N}])`,
  'u',
);
const of = String.raw`\s+(?:d[aeo]\s+)?(?:estado\s+(?:d[aeo]\s+)?)?`;
const capitalLead = new RegExp(String.raw`${before}(?:a\s+)?capital${of}(?=\p{L})`, 'gu');
const interiorLead = new RegExp(String.raw`${before}interior${of}(?=\p{L})`, 'gu');
const federal = new RegExp(String.raw`${before}capital\s+federal(?![\p{L}\p{N}])`, 'u');
const capitalAfter =
  /(?<=[\p{L}])\s*[-,(]?\s*(?:a\s+)?capital\)?(?![\p{L}\p{N}]|\s+d[aeo]s?(?![\p{L}\p{N}]))/gu;
/** Parts of a state that its people's name follows. */
const partOfState =
  /(?<![\p{L}\p{N}])(?:abc|litoral|costa|serra|vale|sertao|agreste|reconcavo|triangulo|baixada|planalto|pantanal|cerrado|norte|sul|leste|oeste|nordeste|noroeste|sudeste|sudoeste)(?:\s+(?:norte|sul|leste|oeste))?\s+(?<people>\p{L}+)(?![\p{L}\p{N}-]|\s*[-/,(]\s*[a-z]{2}(?!\p{L}))/gu;
const preposition = /(?<![\p{L}\p{N}])(?:n[ao]|em|d[aeo])\s+$/u;

interface StateAt {
  state: StatePlace;
  end: number;
}

function stateAt(scan: Scan, at: number, index: PlaceIndex): StateAt | null {
  const word = /^\p{L}+/u.exec(scan.plain.slice(at))?.[0] ?? '';
  const people = stateOfDemonym(word, index);
  if (people) return { state: people, end: at + word.length };
  const named = namedAt(scan, at, index);
  if (named?.state) return { state: named.state, end: named.end };
  const rio = word === 'rio' ? index.states('rj') : null;
  return rio && { state: rio, end: at + word.length };
}

const labelOf = ({ name, uf }: CityPlace) => `${name} - ${uf}`;

/** 'capitais', 'capitais do Nordeste'. */
function readAll(scan: Scan, index: PlaceIndex): CityPlace[] {
  const match = all.exec(scan.plain);
  if (!match) return [];
  const region = regionOf(match.groups?.['region'] ?? '');
  const label = region
    ? `Capitais do ${region.replace(/(^|-)./g, (start) => start.toUpperCase())}`
    : 'Capitais';
  take(scan, match.index, match.index + match[0].length, 'city', label);
  return capitalsOf(region, index);
}

/** 'capital do Paraná', 'capital paulista', 'capital federal'. */
function readBefore(scan: Scan, index: PlaceIndex): CityPlace | null {
  const brasilia = federal.exec(scan.plain);
  const df = brasilia && index.states('df');
  const seat = df && capitalOf(df, index);
  if (seat) {
    take(scan, brasilia.index, brasilia.index + brasilia[0].length, 'city', labelOf(seat));
    return seat;
  }
  for (const { index: start, 0: lead } of scan.plain.matchAll(capitalLead)) {
    const found = stateAt(scan, start + lead.length, index);
    const capital = found && capitalOf(found.state, index);
    if (!capital) continue;
    take(scan, start, found.end, 'city', labelOf(capital));
    return capital;
  }
  return null;
}

/** 'SP capital', 'São Paulo capital', 'Goiânia, capital'. */
function readAfter(scan: Scan, index: PlaceIndex): CityPlace | null {
  for (const { index: at, 0: tail } of scan.plain.matchAll(capitalAfter)) {
    const words = wordsOf(scan.plain.slice(0, at));
    for (let length = maxNameLength; length > 0; length--) {
      const from = words.length - length;
      const name = from < 0 ? null : nameOf(scan.plain, words, from, words.length - 1);
      if (name === null) continue;
      const state = stateOf(name, index);
      const city = (state && capitalOf(state, index)) ?? meantCity(citiesOf(name, index).filter(isCapital));
      const first = words[from]?.start ?? 0;
      if (!city) continue;
      const start = preposition.exec(scan.plain.slice(0, first))?.index ?? first;
      take(scan, start, at + tail.length, 'city', labelOf(city));
      return city;
    }
  }
  return null;
}

/** Cities that are named as capitals. */
export function readCapitals(scan: Scan, index: PlaceIndex): CityPlace[] {
  if (!scan.plain.includes('capita')) return [];
  const every = readAll(scan, index);
  if (every.length > 0) return every;
  const one = readBefore(scan, index) ?? readAfter(scan, index);
  return one ? [one] : [];
}

/** 'litoral norte paulista', 'serra catarinense': the state, its part left to be searched by. */
export function readStateOfPart(scan: Scan, index: PlaceIndex): StatePlace | null {
  for (const { index: start, 0: words, groups } of scan.plain.matchAll(partOfState)) {
    const people = groups?.['people'] ?? '';
    const state = stateOfDemonym(people, index);
    if (!state) continue;
    const end = start + words.length;
    take(scan, end - people.length, end, 'state', state.name);
    return state;
  }
  return null;
}

/** 'interior de São Paulo', 'interior paulista': a state, and its capital, which is left out. */
export function readInterior(
  scan: Scan,
  index: PlaceIndex,
): { state: StatePlace; capital: CityPlace } | null {
  for (const { index: start, 0: lead } of scan.plain.matchAll(interiorLead)) {
    const found = stateAt(scan, start + lead.length, index);
    const capital = found && capitalOf(found.state, index);
    if (!capital) continue;
    take(scan, start, found.end, 'state', `${found.state.name}, menos ${capital.name}`);
    return { state: found.state, capital };
  }
  return null;
}
