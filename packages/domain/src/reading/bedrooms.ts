import { numeralPattern, numerals } from './numerals.ts';
import { type Scan, take } from './scan.ts';

const bedrooms = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(?:com|de|c\/)\s*)?(\d{1,2}|${numeralPattern})\s*(?:quartos?|qtos?|dormitorios?|dorms?)(?![\p{L}\p{N}])`,
  'u',
);
/** Words that make the number one end of a range, which the filter cannot say. */
const rangeBefore =
  /(?:^|[^\p{L}])(?:ou|a|e|ate|mais de|menos de|minimo(?: de)?|maximo(?: de)?|partir de)\s*$|[-+/]\s*$/u;
const rangeAfter = /^\s*(?:ou mais|ou menos|\+)/;

const most = 5;

/** '2 quartos', '3 qtos', 'dois dormitórios'; from 5 on it is '5 ou mais' (see ListFilters). */
export function readBedrooms(scan: Scan): number | null {
  const match = bedrooms.exec(scan.plain);
  const word = match?.[1];
  if (!match || word === undefined) return null;
  const count = numerals.get(word) ?? Number(word);
  const end = match.index + match[0].length;
  const isRange =
    rangeBefore.test(scan.plain.slice(0, match.index)) || rangeAfter.test(scan.plain.slice(end));
  if (isRange || count < 1) return null;
  const label = count >= most ? '5 ou mais quartos' : count === 1 ? '1 quarto' : `${count} quartos`;
  take(scan, match.index, end, 'bedrooms', label);
  return Math.min(count, most);
}
