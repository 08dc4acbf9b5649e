import { fold } from '@martelo/domain/fold';
import { parseReais } from '@martelo/domain/money';

/** What the title of a Mega lot says of the property. */
interface MegaTitle {
  kind: string;
  /** m²; `land` says that it is the plot's. */
  area: { size: number; land: boolean } | null;
  bedrooms: number | null;
  parking: number | null;
  neighborhood: string | null;
  address: string | null;
}

const size = /(\d[\d.]{0,14}(?:,\d{1,2})?) (m²|ha)(?![\p{L}\d])/u;
const garages = /(?<!\d)(\d{1,2}) vagas?(?!\p{L})/iu;
const rooms = /(?<!\d)(\d{1,2}) (?:quartos?|dormitórios?|dorms?)(?!\p{L})/iu;
const landFirst = /^(?:terreno|área|lote|gleba|imóvel rural|fazenda|sítio|\d+ terrenos)/i;
const landBefore = /em (?:terreno|área)(?: de)?(?: até)? $/i;
const hectare = 10_000;

const withoutAccents = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function readArea(title: string): MegaTitle['area'] {
  const found = size.exec(title);
  const [, digits = '', unit] = found ?? [];
  const amount = parseReais(digits);
  if (!found || !amount) return null;
  const land = unit === 'ha' || landFirst.test(title) || landBefore.test(title.slice(0, found.index));
  return { size: (amount / 100) * (unit === 'ha' ? hectare : 1), land };
}

function readCount(pattern: RegExp, title: string): number | null {
  return Number(pattern.exec(title)?.[1] ?? 0) || null;
}

/**
 * Mega writes `<kind> … - <neighbourhood> - <city> - <UF>` or `<kind> … - <city>-<UF> - <street> - … -
 * <neighbourhood>`. Where the city stands is told by its name, which the lot's address holds without accents.
 */
export function readMegaTitle(title: string, city: string | null, uf: string): MegaTitle {
  const parts = title.split(' - ').map((part) => part.trim());
  const kind =
    /^[\p{L} ]{2,40}?(?= \d| \(| com | para | sobre \(| em terreno| em área| de \d| -|,|$)/iu
      .exec(parts[0] ?? '')?.[0]
      .trim() ?? '';
  const folded = parts.map(withoutAccents);
  const cityAt = city === null ? -1 : folded.lastIndexOf(withoutAccents(city));
  const joinedAt = city === null ? -1 : folded.indexOf(withoutAccents(`${city} ${uf}`));
  const between = joinedAt > 0 ? parts.slice(joinedAt + 1) : [];
  return {
    kind,
    area: readArea(title),
    bedrooms: readCount(rooms, title),
    parking: /^(?:vaga|box)/i.test(title) ? null : readCount(garages, title),
    neighborhood: joinedAt > 0 ? (between.at(-1) ?? null) : cityAt > 1 ? (parts[cityAt - 1] ?? null) : null,
    address: between.length > 1 ? between.slice(0, -1).join(', ') : null,
  };
}
