import { type PropertyType, propertyTypes } from '../auction.ts';
import { propertyTypeLabels } from '../codes.ts';
import { type Scan, take } from './scan.ts';

const words: Readonly<Record<PropertyType, string>> = {
  rural: String.raw`(?:imove(?:l|is)|areas?|propriedades?|terrenos?|lotes?)\s+rura(?:l|is)|sitios?|chacaras?|fazendas?`,
  commercial: String.raw`(?:imove(?:l|is)|pontos?|salas?|predios?|conjuntos?|lojas?)\s+comercia(?:l|is)|lojas?|predios?|escritorios?`,
  apartment: String.raw`apartamentos?|aptos?|apts?|ap(?!\s*\d)|flats?|kitnets?|kitinetes?|quitinetes?`,
  house: String.raw`casas?|sobrados?|residencias?`,
  shed: String.raw`galp(?:ao|oes)|barrac(?:ao|oes)|armaze(?:m|ns)`,
  land: String.raw`terrenos?|lotes?(?!\s*\d)|glebas?(?:\s+urbanas?)?`,
};

const each = propertyTypes.toSorted((a, b) => rank(a) - rank(b));
// 'terreno rural' is rural and 'sala comercial' commercial: the types whose words hold others' words come first.
function rank(type: PropertyType): number {
  return type === 'rural' ? 0 : type === 'commercial' ? 1 : 2;
}

const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|[/(,-]\s?(?=ap(?!\p{L})))(?:${each.map((type) => `(?<${type}>${words[type]})`).join('|')})(?![\p{L}\p{N}])`,
  'gu',
);
const joined = /^\s*(?:,|\/|e|ou)\s*$/;

interface Span {
  start: number;
  end: number;
}

/**
 * 'apartamento', 'casa ou sobrado', 'sala comercial': the first type named and those joined to it, each once.
 * Nothing is read inside the `kept` spans, which are names of places.
 */
export function readPropertyTypes(scan: Scan, kept: readonly Span[]): PropertyType[] {
  const plain = scan.plain;
  const found = new Set<PropertyType>();
  let end = -1;
  for (const match of plain.matchAll(named)) {
    const type = propertyTypes.find((name) => match.groups?.[name] !== undefined);
    const start = match.index;
    const isKept = kept.some((span) => start >= span.start && start < span.end);
    if (!type || isKept || (end >= 0 && !joined.test(plain.slice(end, start)))) continue;
    end = start + match[0].length;
    take(scan, start, end, 'propertyType', propertyTypeLabels[type].many);
    found.add(type);
  }
  return [...found];
}

/** Whether a folded name is a word for a property, such as the municipality of Sobrado. */
export function isPropertyWord(name: string): boolean {
  return name.replace(named, '') === '';
}
