import { isExcluded } from './exclusion.ts';
import { capitalOf, capitalsOf, isCapital, stateOfDemonym } from './capitals.ts';
import { citiesOf, nameOf, maxNameLength, stateOf, wordsOf } from './names.ts';
import { namedAt } from './named-at.ts';
import { type CityPlace, meantCity, type PlaceIndex, type StatePlace } from './place-index.ts';
import { regionOf, regionWords } from './region.ts';
import { type Scan, take } from './scan.ts';
import type { FoundPlaces } from './found-places.ts';

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

interface CapitalAt {
  city: CityPlace;
  start: number;
  end: number;
}

function taken(scan: Scan, city: CityPlace, start: number, end: number): CapitalAt {
  take(scan, start, end, 'city', labelOf(city));
  return { city, start, end };
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
function readBefore(scan: Scan, index: PlaceIndex): CapitalAt | null {
  const brasilia = federal.exec(scan.plain);
  const df = brasilia && index.states('df');
  const seat = df && capitalOf(df, index);
  if (seat) return taken(scan, seat, brasilia.index, brasilia.index + brasilia[0].length);
  for (const { index: start, 0: lead } of scan.plain.matchAll(capitalLead)) {
    const found = stateAt(scan, start + lead.length, index);
    const capital = found && capitalOf(found.state, index);
    if (capital) return taken(scan, capital, start, found.end);
  }
  return null;
}

/** 'SP capital', 'São Paulo capital', 'Goiânia, capital'. */
function readAfter(scan: Scan, index: PlaceIndex): CapitalAt | null {
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
      return taken(scan, city, start, at + tail.length);
    }
  }
  return null;
}

const zoneName = String.raw`zona\s+(?:norte|sul|leste|oeste)`;
const cityStates = String.raw`(?:(?:n[ao]|em|d[aeo])\s+)?(?<uf>sp|rj)(?![\p{L}\p{N}-])`;
const ofZone = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${zoneName}(?:\s*(?:,|e|ou)\s+(?:n?a\s+)?${zoneName})*|centro\s+d[eo])\s*(?:[-,/(]\s*)?${cityStates}`,
  'gu',
);
const zoneAfter = new RegExp(
  String.raw`(?<=(?:^|[^\p{L}\p{N}\s])\s*)${cityStates}(?=\s*[-,]?\s*(?:n?a\s+)?${zoneName}(?![\p{L}\p{N}]))`,
  'gu',
);

const cityOfState =
  /(?<![\p{L}\p{N}])(?<!(?:qualquer|alguma|outra|uma|cada|toda)\s)(?:(?:n?a|da)\s+)?cidade\s+d[eo]\s+(?<uf>sp|rj)(?![\p{L}\p{N}-])/gu;

/** 'Cidade de SP': the one that has its state's name. */
function readCityOfState(scan: Scan, index: PlaceIndex): CapitalAt | null {
  for (const { index: start, 0: words, groups } of scan.plain.matchAll(cityOfState)) {
    const uf = groups?.['uf'] ?? '';
    if (isExcluded(scan.plain.slice(0, start + words.length - uf.length))) continue;
    const state = index.states(uf);
    const capital = state && capitalOf(state, index);
    if (capital) return taken(scan, capital, start, start + words.length);
  }
  return null;
}

/** 'Zona leste sp', 'rj zona sul': a state has no such zones, its capital has; the zone is left to be searched by. */
function readZone(scan: Scan, index: PlaceIndex): CapitalAt | null {
  for (const pattern of [ofZone, zoneAfter]) {
    for (const { index: start, 0: words, groups } of scan.plain.matchAll(pattern)) {
      if (isCityBefore(scan, start, index)) continue;
      const state = index.states(groups?.['uf'] ?? '');
      const capital = state && capitalOf(state, index);
      const lead = /(?:(?:n[ao]|em|d[aeo])\s+)?(?:sp|rj)$/u.exec(words)?.index ?? 0;
      if (capital) return taken(scan, capital, start + lead, start + words.length);
    }
  }
  return null;
}

/** 'Campinas zona leste sp': the zone is that town's. */
function isCityBefore(scan: Scan, at: number, index: PlaceIndex): boolean {
  const before = scan.plain.slice(0, at).replace(/[^\p{L}\p{N}]*(?:(?:n?a|d[ao]|em)\s+)?$/u, '');
  const words = wordsOf(before).slice(-maxNameLength);
  return words.some((_, from) => {
    const name = nameOf(before, words, from, words.length - 1);
    return name !== null && citiesOf(name, index).length > 0;
  });
}

/** Several cities that are named as capitals; one alone is a town that others may be joined to. */
export function readCapitals(scan: Scan, index: PlaceIndex, foundPlaces: FoundPlaces): CityPlace[] {
  const isSaid = scan.plain.includes('capita');
  const every = isSaid ? readAll(scan, index) : [];
  if (every.length > 0) return every;
  const one =
    (isSaid ? (readBefore(scan, index) ?? readAfter(scan, index)) : null) ??
    (/zona|centro/u.test(scan.plain) ? readZone(scan, index) : null) ??
    (scan.plain.includes('cidade') ? readCityOfState(scan, index) : null);
  if (one) foundPlaces.add({ start: one.start, end: one.end, place: { city: one.city }, isAnother: false });
  return [];
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
