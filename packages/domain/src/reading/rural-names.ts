import { citiesOf, maxNameLength, nameOf, stateOf, type Word, wordsOf } from './names.ts';
import type { PlaceIndex } from './place-index.ts';
import type { Scan } from './scan.ts';

const rural = /^(?:chacara|fazenda|sitio)s?$/;

/** In one number and the other: 'Chácara Marajoara' for Chácaras Marajoara. */
const inBothNumbers = (name: string): string[] => {
  const [first = '', ...others] = name.split(' ');
  const other = first.endsWith('s') ? first.slice(0, -1) : `${first}s`;
  return [name, [other, ...others].join(' ')];
};

/**
 * Where neighbourhoods stand that are named like a farm, such as Chácaras Marajoara and Fazenda Saia Velha: no property
 * type is read in them. 'Chácaras São Paulo' is one too, and rather a farm in São Paulo.
 */
export function ruralNameSpans(scan: Scan, index: PlaceIndex): Word[] {
  const words = wordsOf(scan.plain);
  return words.flatMap(({ start, end }, from): Word[] => {
    if (!rural.test(scan.plain.slice(start, end))) return [];
    for (let to = from + maxNameLength - 1; to > from; to--) {
      const name = nameOf(scan.plain, words, from, to);
      const place = nameOf(scan.plain, words, from + 1, to);
      const isNamed =
        name !== null && inBothNumbers(name).some((one) => (index.neighborhoods?.(one) ?? 0) > 0);
      if (!isNamed || place === null) continue;
      if (citiesOf(place, index).length > 0 || stateOf(place, index)) continue;
      return [{ start, end: words[to]?.end ?? end }];
    }
    return [];
  });
}
