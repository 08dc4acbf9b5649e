import { capitalOf } from './capitals.ts';
import { namedAt } from './named-at.ts';
import { type CityPlace, meantCity, type PlaceIndex, type StatePlace } from './place-index.ts';
import { drop, type Scan, written } from './scan.ts';

const not = String.raw`menos|exceto|excluindo|excluido|tirando|(?<!juiz\s+de\s+)fora|sem\s+ser|a\s+nao\s+ser|(?:com\s+|a\s+)?excecao|(?:que\s+)?nao\s+(?:seja[m]?|fique[m]?|esteja[m]?)|(?:mas\s+)?nao(?=\s+(?:em|n[ao])\s)`;
const article = String.raw`(?:(?:em|n[ao]s?|d[aeo]s?|a|o)\s+)?(?:a\s+)?(?:cidade\s+d[aeo]\s+)?`;
const lead = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${not})\s+${article}(?=\p{L})`, 'gu');
const leadAtEnd = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${not})\s+${article}$`, 'u');
const joint = new RegExp(String.raw`^\s*(?:,\s*(?:e\s+)?|\/|(?:e|ou|nem)\s+)\s*${article}(?=\p{L})`, 'u');
const capitalWord = /^capital(?![\p{L}\p{N}])/u;

/** Whether what stands before a name leaves it out. */
export const isExcluded = (lead: string): boolean => leadAtEnd.test(lead);

interface Excluded {
  start: number;
  end: number;
  /** What each name can mean; the capital of a state that is read later is none yet. */
  names: readonly (readonly CityPlace[] | 'capital')[];
  /** What stood there. */
  plain: string;
}

/**
 * 'menos Luziânia', 'exceto A, B e C', 'sem ser em Recife', 'menos a capital': cut out, to be settled after the places.
 */
export function findExcluded(scan: Scan, index: PlaceIndex): Excluded[] {
  const found: Excluded[] = [];
  for (const { index: start, 0: words } of scan.plain.matchAll(lead)) {
    const names: (readonly CityPlace[] | 'capital')[] = [];
    let end = start;
    let next = start + words.length;
    for (;;) {
      const capital = capitalWord.exec(scan.plain.slice(next));
      const named = capital ? null : namedAt(scan, next, index);
      if (!capital && !(named && named.cities.length > 0)) break;
      names.push(named ? named.cities : 'capital');
      end = named ? named.end : next + 'capital'.length;
      const more = joint.exec(scan.plain.slice(end));
      if (!more) break;
      next = end + more[0].length;
    }
    if (names.length === 0) continue;
    found.push({ start, end, names, plain: scan.plain.slice(start, end) });
    drop(scan, start, end);
  }
  return found;
}

/** The cities that are excluded from the requested states; what matches none goes back among the words. */
export function settleExcluded(
  scan: Scan,
  found: readonly Excluded[],
  index: PlaceIndex,
  states: readonly StatePlace[],
): number[] {
  const ids: number[] = [];
  for (const { start, end, names, plain } of found) {
    const cities = names.flatMap((name) => {
      if (name === 'capital')
        return states.length > 0 ? states.map((state) => capitalOf(state, index)) : null;
      const within = name.filter(({ stateId }) => states.some(({ id }) => id === stateId));
      return meantCity(within.length > 0 ? within : name);
    });
    const known = cities.filter((city) => city !== null);
    if (known.length < cities.length) {
      scan.plain = scan.plain.slice(0, start) + plain + scan.plain.slice(end);
      continue;
    }
    const label = `Menos ${known.map(({ name, uf }) => `${name} - ${uf}`).join(', ')}`;
    scan.chips.push({ kind: 'excludedCity', label, text: written(scan, start, end).trim(), start, end });
    ids.push(...known.map(({ id }) => id));
  }
  return ids;
}
