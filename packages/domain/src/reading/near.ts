import { capitalOf, isCapital } from './capitals.ts';
import { maxNameLength, wordsOf } from './names.ts';
import { namedAt } from './named-at.ts';
import { citiesBeforeStates, type CityPlace, meantCity, type PlaceIndex, waters } from './place-index.ts';
import { type Scan, take } from './scan.ts';

const before = String.raw`(?<![\p{L}\p{N}-])(?:(?:n[ao]s?|d[ao]s?|em|pel[ao]s?)\s+)?`;
/** What says that something is near to what follows. */
export const beside = String.raw`(?:bem\s+|mais\s+)?(?:perto|pertinho|proxim[ao]s?|proximidades?|vizinh[ao]s?|arredores|redondezas|imediacoes|entorno|cercanias|ao\s+redor|em\s+volta)\s+(?:a|ao|aos|d[aeo]s?|em)\s+`;
const around = String.raw`(?<region>regiao(?:\s+metropolitana)?|rm)\s+d[aeo]\s+`;
const lead = new RegExp(
  String.raw`${before}(?:${beside}|${around}|(?<great>grande)\s+)(?:cidade\s+d[aeo]\s+)?(?=\p{L})`,
  'gu',
);
/** States that people say for their capital; the others are too large to be near to. */
const cityStates = new Set(['SP', 'RJ', 'DF']);

/** 'Goiânia e região'. */
const andAround =
  /\s*,?\s+(?:e|ou)\s+(?:(?:tod[ao]\s+)?(?:a\s+|n[ao]\s+)?(?:sua\s+)?(?:regiao(?:\s+metropolitana)?|entorno|arredores|redondezas|proximidades))(?![\p{L}\p{N}]|\s+(?:d[aeo]s?|central|sul|norte|leste|oeste|nordeste|sudeste)(?!\p{L}))/gu;
const ofWater = /(?<!\p{L})(?:d?os?|aos?)\s+$/u;
const preposition = /(?<![\p{L}\p{N}])(?:n[ao]|em|d[aeo])\s+$/u;

/** Within 40 km of a city's seat; null where the index does not know what is near. */
export interface Near {
  cityIds: readonly number[];
}

/** 'Praia Grande' is not great itself. */
function isEndOfCity(lead: string, index: PlaceIndex): boolean {
  const name = /[\p{L}\p{N}]+\s+grande(?=\s+$)/u.exec(lead)?.[0] ?? '';
  return name !== '' && !/^casa\s/.test(name) && index.cities(name.replace(/\s+/, ' ')).length > 0;
}

interface Span {
  start: number;
  end: number;
}

/**
 * 'perto de Goiânia', 'próximo a Campinas', 'Grande São Paulo', 'região metropolitana de Curitiba', 'Goiânia e região'.
 * What is near to anything else ('perto do mar') stays in words. Nothing is read inside the `reserved` spans, which are
 * names of cities.
 */
export function readNear(scan: Scan, index: PlaceIndex, reserved: readonly Span[]): Near | null {
  if (!index.near) return null;
  for (const { index: start, 0: words, groups } of scan.plain.matchAll(lead)) {
    if (reserved.some((span) => start > span.start && start < span.end)) continue;
    if (groups?.['great'] && isEndOfCity(scan.plain.slice(0, start + words.length), index)) continue;
    const named = namedAt(scan, start + words.length, index);
    if (!named) continue;
    const name = scan.plain.slice(start + words.length, named.end);
    // 'perto do rio' is near a river.
    if (name === 'rio' ? !groups?.['great'] : waters.has(name) && ofWater.test(words)) continue;
    const isState = named.state !== null && !citiesBeforeStates.has(name);
    const city: CityPlace | null = isState
      ? cityStates.has(named.state?.uf ?? '') && named.state
        ? capitalOf(named.state, index)
        : null
      : meantCity(named.cities);
    // 'casa grande Luziânia' is a large house.
    if (!city || (groups?.['great'] && !isCapital(city))) continue;
    take(scan, start, named.end, 'city', `Até 40 km de ${city.name} - ${city.uf}`);
    return { cityIds: index.near(city.id) };
  }
  return readAndAround(scan, index);
}

/** The city whose name, with or without its UF, ends where 'e região' follows. */
function readAndAround(scan: Scan, index: PlaceIndex): Near | null {
  for (const { index: at, 0: tail } of scan.plain.matchAll(andAround)) {
    for (const { start } of wordsOf(scan.plain.slice(0, at)).slice(-maxNameLength - 1)) {
      const named = namedAt(scan, start, index);
      const city = named?.end === at ? meantCity(named.cities) : null;
      if (!city || !index.near) continue;
      const from = preposition.exec(scan.plain.slice(0, start))?.index ?? start;
      take(scan, from, at + tail.length, 'city', `Até 40 km de ${city.name} - ${city.uf}`);
      return { cityIds: index.near(city.id) };
    }
  }
  return null;
}
