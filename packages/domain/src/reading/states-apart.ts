import { wordAfter } from './place-at.ts';
import { isState } from './plain-names.ts';
import { maxNameLength, nameOf, stateOf, wordsOf } from './names.ts';
import { citiesBeforeStates, type PlaceIndex } from './place-index.ts';
import { drop, type Scan, written } from './scan.ts';

/** Between what was read and a state that is said beside it. */
const joint = /(?<=\uE000)\s*(?:,\s*(?:(?:e|ou)\s+)?|(?:e|ou)\s+)(?:(?:em|n[ao]s?|d[aeo]s?)\s+)?$/u;
/** As much of what stands before a name as can matter. */
const maxLeadLength = 80;
const around = { isAnchored: false, isLoose: false, isLast: false };

/**
 * States that are said beside cities of other ones, as they were written: 'MG' in 'Campinas ou MG'. Filters hold cities
 * or states, so these are said to be left out and not searched as words.
 */
export function dropStatesApart(scan: Scan, index: PlaceIndex): string[] {
  const words = wordsOf(scan.plain);
  return words.flatMap(({ start }, from) => {
    const leadStart = Math.max(0, start - maxLeadLength);
    const joined = joint.exec(scan.plain.slice(leadStart, start));
    if (!joined) return [];
    for (let to = from + maxNameLength - 1; to >= from; to--) {
      const name = nameOf(scan.plain, words, from, to);
      const end = words[to]?.end;
      if (name === null || end === undefined || citiesBeforeStates.has(name) || !stateOf(name, index))
        continue;
      const text = written(scan, start, end);
      if (!isState(name, text, around) || wordAfter.test(scan.plain.slice(end))) continue;
      drop(scan, leadStart + joined.index, end);
      return [text];
    }
    return [];
  });
}
