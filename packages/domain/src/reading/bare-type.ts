import type { PropertyType } from '../auction.ts';
import { propertyTypeLabels } from '../codes.ts';
import { cut, type Scan, take } from './scan.ts';

const word = String.raw`comercia(?:l|is)|rura(?:l|is)`;
/** 'Comerciais da Caixa', 'rural ou comercial': with nothing before them but what was read, and in no longer list. */
const bare = new RegExp(
  String.raw`(?:^|${cut})[\s,;:]*(?:(?:d[aeo]s?|em|n[ao]s?|para|pra|uns|umas?|um)\s+)?(${word})(?:\s*(?:,|\/|e|ou)\s*(${word}))?(?![\p{L}\p{N}-]|\s*[,/]\s*\p{L}|\s+(?:e|ou|norte|sul|leste|oeste|local)(?!\p{L}))`,
  'u',
);
const residential = /(?<!\p{L})(?:residencia(?:l|is)|urban[ao]s?)(?!\p{L})/u;

const typeOf = (found: string): PropertyType => (found.startsWith('c') ? 'commercial' : 'rural');

/**
 * 'Comercial' and 'rural' without 'imóvel', as types of property: read last, where nothing else of the sentence gave
 * one. Beside 'residencial' they are no type, as all is then meant.
 */
export function readBareTypes(scan: Scan): PropertyType[] {
  const { plain } = scan;
  const match = residential.test(plain) ? null : bare.exec(plain);
  if (!match) return [];
  const end = match.index + match[0].length;
  const [, first = '', second] = match;
  const start = plain.indexOf(first, match.index);
  if (second === undefined) {
    take(scan, start, end, 'propertyType', propertyTypeLabels[typeOf(first)].many);
    return [typeOf(first)];
  }
  take(scan, start, start + first.length, 'propertyType', propertyTypeLabels[typeOf(first)].many);
  take(scan, end - second.length, end, 'propertyType', propertyTypeLabels[typeOf(second)].many);
  return [...new Set([typeOf(first), typeOf(second)])];
}
