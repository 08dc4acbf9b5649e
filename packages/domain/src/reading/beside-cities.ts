import { beforeUf, citiesOf, maxNameLength, nameOf, stateOf, wordsOf } from './names.ts';
import { namedAt } from './named-at.ts';
import type { PlaceIndex, StatePlace } from './place-index.ts';
import { cut, type Scan } from './scan.ts';
import type { FoundPlaces } from './found-places.ts';

const preposition = String.raw`(?:(?:em|n[ao]s?|d[aeo]s?|pel[ao]s?)\s+)?`;
const or = String.raw`\s*(?:,\s*)?(?<![\p{L}\p{N}])(?:e|ou)\s+`;
const stateWord = String.raw`(?:(?:o\s+)?estados?\s+(?:d[aeo]s?\s+)?)?`;
const orBefore = new RegExp(`${or}${preposition}${stateWord}$`, 'u');
const commaBefore = new RegExp(String.raw`(?:${or}|\s*,\s*)${preposition}${stateWord}$`, 'u');
const orAfter = new RegExp(String.raw`^\s*(?:,\s*)?(?:e|ou)\s+${preposition}`, 'u');
/** As much of what stands before a name as can matter. */
const maxLeadLength = 80;

/** The names that end a text, the shortest first. */
function namesBefore(plain: string): { name: string; start: number }[] {
  const words = wordsOf(plain);
  return Array.from({ length: maxNameLength }, (_, more) => {
    const from = words.length - 1 - more;
    const name = nameOf(plain, words, from, words.length - 1);
    return name === null ? [] : [{ name, start: words[from]?.start ?? 0 }];
  }).flat();
}

/** Whether a state says where the city before it lies: MG in 'Uberaba/MG e SP'. */
export function isOfCity(scan: Scan, { id }: StatePlace, at: number, index: PlaceIndex): boolean {
  const before = scan.plain.slice(0, at);
  const last = wordsOf(before).at(-1);
  return (
    last !== undefined &&
    beforeUf.test(before.slice(last.end)) &&
    namesBefore(before).some(({ name }) => citiesOf(name, index).some(({ stateId }) => stateId === id))
  );
}

function endsCity(scan: Scan, at: number, index: PlaceIndex): boolean {
  return namesBefore(scan.plain.slice(0, at)).some(({ name, start }) => {
    const state = stateOf(name, index);
    return citiesOf(name, index).length > 0 || (state !== null && isOfCity(scan, state, start, index));
  });
}

/** Where a state's name stands; several are enumerated. */
interface Span {
  start: number;
  end: number;
  isEnumerated?: boolean;
}

/**
 * Whether states are requested beside a town, not as where it lies: 'Campinas ou em Minas Gerais', 'Minas Gerais e
 * Campinas'. A comma alone is no such joint ('Uberaba, Minas Gerais') except before several.
 */
export function areBesideCity(
  scan: Scan,
  { start, end, isEnumerated = false }: Span,
  index: PlaceIndex,
  foundPlaces?: FoundPlaces,
): boolean {
  const leadStart = Math.max(0, start - maxLeadLength);
  const lead = (isEnumerated ? commaBefore : orBefore).exec(scan.plain.slice(leadStart, start));
  if (lead) {
    const at = leadStart + lead.index;
    if (scan.plain[at - 1] === cut ? foundPlaces?.ends.has(at) : endsCity(scan, at, index)) return true;
  }
  const tail = orAfter.exec(scan.plain.slice(end));
  if (!tail) return false;
  const next = end + tail[0].length;
  return foundPlaces?.starts.has(next) === true || (namedAt(scan, next, index)?.cities.length ?? 0) > 0;
}
