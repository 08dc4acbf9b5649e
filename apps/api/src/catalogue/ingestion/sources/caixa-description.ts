import { fold } from '@martelo/domain/fold';

/** The facts in Caixa's description; null where it states none. */
interface CaixaDescription {
  kind: string;
  areaTotal: number | null;
  areaPrivate: number | null;
  areaLand: number | null;
  bedrooms: number | null;
  parking: number | null;
  /** Everything else, spelled out: 'Varanda, área de serviço, banheiro, 1 sala e cozinha'. */
  features: string | null;
}

// 'área' loses its first letter in damaged copies.
const area = /^(\d{1,12}(?:\.\d{1,2})?) de [^ ]{0,4}rea (.+)$/;
/** Caixa writes 0.00 and 0.01 where it has none; other values below have a misplaced decimal point. */
const leastArea = 1;
const count = /^(\d{1,3}) ([a-z]+)\(s\)/;

const spelledOut: Readonly<Record<string, string>> = {
  'a.serv': 'área de serviço',
  wc: 'banheiro',
  'wc emp': 'banheiro de serviço',
  dce: 'dependência de empregada',
  terraco: 'terraço',
};

const areas: ReadonlyMap<string, 'areaTotal' | 'areaPrivate' | 'areaLand'> = new Map([
  ['total', 'areaTotal'],
  ['privativa', 'areaPrivate'],
  ['do terreno', 'areaLand'],
]);

function spellOut(part: string): string {
  const [, many, noun] = count.exec(part) ?? [];
  if (many && noun) return `${Number(many)} ${noun}${Number(many) > 1 ? 's' : ''}`;
  return spelledOut[fold(part)] ?? part;
}

function joinFeatures(features: readonly string[]): string | null {
  if (features.length === 0) return null;
  const joined = [features.slice(0, -1).join(', '), features.at(-1)].filter(Boolean).join(' e ');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

/**
 * Reads `<Tipo>, <n> de área total, <n> de área privativa, <n> de área do terreno[, <k> qto(s)]…[, <k> vaga(s) de
 * garagem].` Areas in m²; one below a square metre is not informed. A part in no known form is added to the features.
 */
export function parseCaixaDescription(text: string): CaixaDescription {
  const [kind = '', ...parts] = text.replace(/(?<![. ])[. ]+$/, '').split(',');
  const read: CaixaDescription = {
    kind: kind.trim(),
    areaTotal: null,
    areaPrivate: null,
    areaLand: null,
    bedrooms: null,
    parking: null,
    features: null,
  };
  const features: string[] = [];
  for (const padded of parts) {
    const part = padded.trim();
    const [, size, name = ''] = area.exec(part) ?? [];
    const [, many, noun] = size ? [] : (count.exec(part) ?? []);
    const measured = areas.get(name);
    if (measured) read[measured] = Number(size) < leastArea ? null : Number(size);
    else if (noun === 'qto') read.bedrooms = Number(many) || null;
    else if (noun === 'vaga') read.parking = Number(many) || null;
    else if (part !== '') features.push(spellOut(part));
  }
  read.features = joinFeatures(features);
  return read;
}
