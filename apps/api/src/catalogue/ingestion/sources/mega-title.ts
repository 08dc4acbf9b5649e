import { fold } from '@martelo/domain/fold';
import { parseReais } from '@martelo/domain/money';
import { partialInterests } from '@martelo/domain/partial-interest';

/** The facts in the title of a Mega lot. */
interface MegaTitle {
  kind: string;
  /** In m². */
  built: number | null;
  /** The plot's, in m². */
  land: number | null;
  bedrooms: number | null;
  parking: number | null;
  neighborhood: string | null;
  address: string | null;
}

const size = /(\d[\d.]{0,14}(?:,\d{1,2})?) (m²|ha)(?![\p{L}\d])/gu;
const garage = / e vaga de garagem(?!\p{L})/iu;
const garages = /(?<!\d)(\d{1,2}) vagas?(?!\p{L})/iu;
const rooms = /(?<!\d)(\d{1,2}) (?:quartos?|dormitórios?|dorms?)(?!\p{L})/iu;
const landFirst = /^(?:terreno|área|lote|gleba|imóvel rural|fazenda|sítio|\d+ terrenos)/i;
const landBefore = /em (?:terreno|área)(?: de| com)?(?: até)? $/i;
const builtAfter = /^ (?:de construção|de área construída|\(área construída\))/i;
/** '04 Terrenos 360 m² (cada)': the price is that of all. */
const plots = /^(\d{1,3}) terrenos /i;
const each = /^ \(?cada/i;
const hectare = 10_000;
/** What is sold of it: 'Direitos sobre', 'Parte Ideal (50%) de', 'Fração Ideal sobre (16,66%) em', '50% do'. */
const interest =
  /^(?:direitos (?:(?:aquisitivos|possessórios|hereditários|de posse) )?(?:sobre|d[aeo]s?)|(?:partel? ideal|metade ideal|partes ideais|fração ideal|nua[ -]propriedade)(?: (?:sobre|de))?(?: \(?\d[\d.,/]{0,8}%?\)?)?(?: (?:d[aeo]s?|em|sobre))?|\d[\d.,]{0,8}% (?:d[aeo]|sobre))(?: [oa])? /iu;
const count = /^\d{1,3} (?=\p{L})/u;

const withoutAccents = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * 'Casa 181 m² em Terreno de 1.848 m²', 'Área de 156.048 m² com 1.725 m² (área construída)': the building's area and
 * the plot's, as far as the title distinguishes them.
 */
function readAreas(title: string): Pick<MegaTitle, 'built' | 'land'> {
  const none = { built: null, land: null };
  // A share of a property has no area of its own, and its price is not that of the whole.
  if (partialInterests(title).some(({ kind }) => kind === 'share')) return none;
  const found = [...title.matchAll(size)].flatMap(({ index, 0: whole, 1: digits = '', 2: unit }) => {
    const amount = parseReais(digits);
    if (!amount) return [];
    const after = title.slice(index + whole.length);
    const many = each.test(after) ? Number(plots.exec(title)?.[1] ?? 1) : 1;
    const isBuilt = builtAfter.test(after);
    const isLand = !isBuilt && (unit === 'ha' || landBefore.test(title.slice(0, index)));
    return { size: (amount / 100) * (unit === 'ha' ? hectare : 1) * many, isBuilt, isLand };
  });
  const [first] = found;
  if (!first) return none;
  const built = found.find(({ isBuilt }) => isBuilt);
  if (!first.isBuilt && (built || landFirst.test(title)))
    return { built: built?.size ?? null, land: first.size };
  return {
    built: found.find(({ isLand }) => !isLand)?.size ?? null,
    land: found.find(({ isLand }) => isLand)?.size ?? null,
  };
}

/** 'Casa' of 'Direitos sobre Casa 45 m²'; several of them stay 'Terrenos', without where they are. */
function readKind(words: string): string {
  const whole = words.replace(interest, '');
  const one = whole.replace(count, '');
  const kind =
    /^[\p{L} ]{2,40}?(?= \d| \(| com | para | sobre \(| em terreno| em área| de \d| -|,|$)/iu.exec(
      one,
    )?.[0] ?? '';
  return (one === whole ? kind : (kind.split(/ n[ao] /iu, 1)[0] ?? '')).trim();
}

function readCount(pattern: RegExp, title: string): number | null {
  return Number(pattern.exec(title)?.[1] ?? 0) || null;
}

/**
 * Mega writes `<kind> … - <neighbourhood> - <city> - <UF>` or `<kind> … - <city>-<UF> - <street> - … -
 * <neighbourhood>`. The city's position is found by its name, which the lot's address holds without accents.
 */
export function readMegaTitle(title: string, city: string | null, uf: string): MegaTitle {
  const parts = title.split(' - ').map((part) => part.trim());
  const folded = parts.map(withoutAccents);
  const cityAt = city === null ? -1 : folded.lastIndexOf(withoutAccents(city));
  const joinedAt = city === null ? -1 : folded.indexOf(withoutAccents(`${city} ${uf}`));
  const between = joinedAt > 0 ? parts.slice(joinedAt + 1) : [];
  return {
    kind: readKind(parts[0] ?? ''),
    ...readAreas(title),
    bedrooms: readCount(rooms, title),
    parking: /^(?:vaga|box)/i.test(title)
      ? null
      : (readCount(garages, title) ?? (garage.test(title) ? 1 : null)),
    neighborhood: joinedAt > 0 ? (between.at(-1) ?? null) : cityAt > 1 ? (parts[cityAt - 1] ?? null) : null,
    address: between.length > 1 ? between.slice(0, -1).join(', ') : null,
  };
}
