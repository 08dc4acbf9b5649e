import { areBesideCity, isOfCity } from './beside-cities.ts';
import { wordsOf } from './names.ts';
import { namedAt } from './named-at.ts';
import { wordAfter } from './place-at.ts';
import { isState } from './plain-names.ts';
import { citiesBeforeStates, type PlaceIndex, type StatePlace } from './place-index.ts';
import { type Scan, take, written } from './scan.ts';

const lead =
  /(?<![\p{L}\p{N}])(?:(?:n[ao]s?|em|d[aeo]s?|pel[ao]s?)\s+)?(?<state>(?:(?:o|os)\s+)?estados?\s+(?:d[aeo]s?\s+)?)?$/u;
const joint =
  /^\s*(?:,\s*(?:(?:e|ou)\s+)?|\/\s*|\b(?:e|ou)\s+|\s(?=[a-z]{2}(?![\p{L}\p{N}])))(?:(?:em|n[ao]s?|d[aeo]s?)\s+)?(?<state>(?:o\s+)?estado\s+(?:d[aeo]s?\s+)?)?(?=\p{L})/u;
/** 'Capital do Paraná' is a city. */
const ofCapital = /(?<![\p{L}\p{N}])capital\s+$/u;
/** As much of what stands before a name as can matter. */
const maxLeadLength = 80;

interface StateAt {
  state: StatePlace;
  start: number;
  end: number;
  /** Whether it can be nothing but a state: 'São Paulo' can be the city. */
  isSure: boolean;
}

function stateAt(scan: Scan, at: number, start: number, isSaid: boolean, index: PlaceIndex): StateAt | null {
  const named = namedAt(scan, at, index);
  if (!named?.state) return null;
  const { state, end } = named;
  const name = scan.plain.slice(at, end).replace(/\s+/g, ' ');
  const isName = isState(name, written(scan, at, end), { isAnchored: false, isLoose: false, isLast: false });
  if (!isName || wordAfter.test(scan.plain.slice(end))) return null;
  return { state, start, end, isSure: isSaid || !citiesBeforeStates.has(name) };
}

/** The states that an enumeration names from its first on; one alone is none. */
function enumerationAt(scan: Scan, at: number, index: PlaceIndex): StateAt[] {
  const leadStart = Math.max(0, at - maxLeadLength);
  const before = lead.exec(scan.plain.slice(leadStart, at));
  const start = before ? leadStart + before.index : at;
  if (ofCapital.test(scan.plain.slice(leadStart, start))) return [];
  const first = stateAt(scan, at, start, before?.groups?.['state'] !== undefined, index);
  if (!first || isOfCity(scan, first.state, at, index)) return [];
  const found = [first];
  for (let { end } = first; ;) {
    const joined = joint.exec(scan.plain.slice(end));
    const isSaid = joined?.groups?.['state'] !== undefined;
    const next = joined && stateAt(scan, end + joined[0].length, end, isSaid, index);
    if (!next) break;
    found.push(next);
    ({ end } = next);
  }
  return found.length > 1 && found.some(({ isSure }) => isSure) ? found : [];
}

/** Enumerated states, and their position if they are requested beside a town. */
interface SeveralStates {
  states: StatePlace[];
  besideCity: { start: number; end: number } | null;
}

/**
 * States that are enumerated: 'em MG ou SP', 'SP, MG e RJ', 'GO/DF', 'sp rj'. Beside one that can be nothing else, 'São
 * Paulo' and 'Rio de Janeiro' are states too.
 */
export function readSeveralStates(scan: Scan, index: PlaceIndex): SeveralStates {
  for (const { start: at } of wordsOf(scan.plain)) {
    const found = enumerationAt(scan, at, index);
    const [first, last] = [found[0], found.at(-1)];
    if (!first || !last) continue;
    const areBeside = areBesideCity(scan, { start: at, end: last.end, isEnumerated: true }, index);
    for (const { state, start, end } of found) take(scan, start, end, 'state', state.name);
    return {
      states: [...new Map(found.map(({ state }) => [state.id, state])).values()],
      besideCity: areBeside ? { start: first.start, end: last.end } : null,
    };
  }
  return { states: [], besideCity: null };
}
