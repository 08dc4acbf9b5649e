import type { PropertyType } from '../auction.ts';
import { propertyTypeLabels, subcategoriesOf } from '../codes.ts';
import { type PropertyWord, propertyWords } from './property-words.ts';
import { cut, type Scan, take } from './scan.ts';

const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|[/(,-]\s?(?=ap(?![\p{L}\p{N}])))(?:${propertyWords.map(({ pattern }, at) => `(?<w${at}>${pattern})`).join('|')})(?![\p{L}\p{N}])`,
  'gu',
);
const joined = /^\s*(?:,|\/|e|ou|nem)\s*$/;
/** A parking space that is sold by itself stands first; elsewhere it belongs to a property. */
const garage = new RegExp(
  String.raw`^[\s${cut}]*(?:(?:quero|procuro|comprar|uma?)\s+)*(vagas?\s+(?:de|na)\s+garagem|box\s+(?:de|na)\s+garagem)(?![\p{L}\p{N}])`,
  'u',
);

interface Span {
  start: number;
  end: number;
}

export interface ReadProperty {
  types: PropertyType[];
  /** Folded, ascending; alone, or none. */
  kinds: string[];
}

/** 'Vaga de garagem em São Paulo', before parking spaces of a property are read. */
export function readGarage(scan: Scan): string[] {
  const match = garage.exec(scan.plain);
  if (!match?.[1] || scan.plain.slice(match[0].length).search(named) >= 0) return [];
  take(scan, match[0].length - match[1].length, match[0].length, 'kind', 'Vagas de garagem');
  return ['box de garagem', 'vaga de garagem'];
}

function wordOf(match: RegExpExecArray): PropertyWord | undefined {
  return propertyWords.find((_, at) => match.groups?.[`w${at}`] !== undefined);
}

/**
 * 'apartamento', 'casa ou sobrado', 'sala comercial': the first property named and those joined to it. A kind counts
 * where no whole type is named beside it ('casa ou sobrado' are houses, 'casa ou loja' houses and all that is
 * commercial). Nothing is read inside the `reserved` spans, which are names of places.
 */
export function readProperty(scan: Scan, reserved: readonly Span[]): ReadProperty {
  const plain = scan.plain;
  const found: { start: number; end: number; word: PropertyWord }[] = [];
  for (const match of plain.matchAll(named)) {
    const word = wordOf(match);
    const start = match.index;
    const last = found.at(-1);
    const isReserved = reserved.some((span) => start >= span.start && start < span.end);
    if (!word || isReserved || (last && !joined.test(plain.slice(last.end, start)))) continue;
    found.push({ start, end: start + match[0].length, word });
  }
  const isKinds = found.every(({ word }) => word.kinds);
  for (const { start, end, word } of found) {
    if (isKinds) take(scan, start, end, 'kind', word.label ?? '');
    else take(scan, start, end, 'propertyType', propertyTypeLabels[word.type].many);
  }
  if (!isKinds) return { types: [...new Set(found.map(({ word }) => word.type))], kinds: [] };
  return { types: [], kinds: [...new Set(found.flatMap(({ word }) => word.kinds ?? []))].toSorted() };
}

/** One type is a type, several are their subcategories. */
export function propertyFilters({ types, kinds }: ReadProperty) {
  const [type] = types;
  return {
    ...(types.length === 1 && type && { propertyType: type }),
    ...(types.length > 1 && { subcategoryIds: types.flatMap(subcategoriesOf).toSorted((a, b) => a - b) }),
    ...(kinds.length > 0 && { kinds }),
  };
}

const landKinds = new Set(['gleba', 'gleba urbana']);

/** Whether only land is requested: an area is then the ground's. */
export const isLand = ({ types, kinds }: ReadProperty): boolean =>
  types.length + kinds.length > 0 &&
  types.every((type) => type === 'land' || type === 'rural') &&
  kinds.every((kind) => landKinds.has(kind));

/** Whether a folded name is a word for a property, such as the municipality of Sobrado. */
export function isPropertyWord(name: string): boolean {
  return name.replace(named, '') === '';
}
