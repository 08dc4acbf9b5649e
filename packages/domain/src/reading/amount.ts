import type { Centavos } from '../auction.ts';
import type { PriceRange } from '../codecs.ts';
import { parseReais } from '../money.ts';
import { numeralOf, numeralPattern } from './numerals.ts';

const units: Readonly<Record<string, number>> = {
  mil: 1_000,
  k: 1_000,
  mi: 1_000_000,
  milhao: 1_000_000,
  milhoes: 1_000_000,
  bi: 1_000_000_000,
  bilhao: 1_000_000_000,
  bilhoes: 1_000_000_000,
};
/** Without R$, a unit or 'reais', a number is money from here on: 'até 2' is about something else. */
const minBareReais = 1_000;

const measured =
  'm2|m²|m|mts?2?|mt2|metros?|hectares?|ha|alqueires?|km|quartos?|qtos?|qts?|dormitorios?|dorms?|suites?|vagas?|anos?|dias?|parcelas?|x';

/** What an amount is for that is no price: 'e 300 reais de condomínio'. */
const otherwise = String.raw`\s*(?:(?:de|por|ao|no|na|\/)\s*)?(?:entrada|sinal|mes|mensa|parcela|prestac|alugue|condominio|iptu|taxa|desconto|desagio)`;
/** After 'milhão', and after 'mil' where 'reais' ends it: 'mil e 500' may be two things. */
const moreOf = (name: string) =>
  String.raw`(?:(?<=mil)\s+e\s+(?<${name}Rest>\d{1,3}|cem|\p{L}{3,6}entos)(?=\s*(?:de\s+)?reais(?!\p{L}|${otherwise}))|(?:(?<=milhao|milhoes|mi)\s+e\s+(?:(?<${name}More>\d{1,3}|${numeralPattern})(?:\s*mil|(?<=\s(?:\d{3}|cem|\p{L}{3,6}entos))(?=\s*$|\s*[,;]|\s+(?:em|n[ao]s?|com|reais)(?!\p{L})))|(?<${name}Half>meio))(?![\p{L}\p{N}])))?`;
const thousandsAfter = String.raw`(?=\s+[mb]il|\s+(?:e|a|ate)\s+(?:${numeralPattern}|\d{1,3})\s+mil)`;

/** 'Até rs 200 mil' is money; elsewhere RS is a state. */
const sign = String.raw`(?:r?\$|r(?<=(?<!\p{L})(?:ate|por|entre|(?:partir|acima|abaixo|menos|mais|maximo|valor)\s+de|mil\s+[ea])\s+r)s?\.?)\s*`;

/**
 * An amount of money, its parts in groups named `<name>`, `<name>Sign`, `<name>Unit`, `<name>Reais`; of a million 'e
 * 200 mil' and 'e meio' in `<name>More` and `<name>Half`, of a thousand 'e 500 reais' in `<name>Rest`.
 */
export function amountPattern(name: 'low' | 'high'): string {
  return (
    String.raw`(?<${name}Sign>${sign})?(?<${name}>\d+(?:[.,]\d+)*(?![.,]?\d)|${numeralPattern}${thousandsAfter})` +
    String.raw`(?:\s*(?<${name}Unit>milhoes|milhao|mil|mi|k|bilhoes|bilhao|bi)(?![\p{L}\p{N}])${moreOf(name)})?` +
    String.raw`(?<${name}Reais>\s*(?:de\s+)?reais(?![\p{L}\p{N}]))?(?![\p{L}\p{N}]|\/\d|\s*%|\s*(?:${measured})(?![\p{L}\p{N}]))`
  );
}

/** An amount that was said, its unit perhaps still to come. */
export interface Amount {
  /** Null without one. */
  unit: string | null;
  /** A unit, R$ or 'reais' says that it is money. */
  marked: boolean;
  /** The number times a unit; null when it is no amount. */
  times(unit: string | null): Centavos | null;
}

/** What the groups of {@link amountPattern} say. */
export function amountOf(groups: Readonly<Record<string, string | undefined>>, name: 'low' | 'high'): Amount {
  const digits = groups[name] ?? '';
  const numeral = numeralOf(digits);
  const base = numeral === null ? parseReais(digits) : numeral * 100;
  const unit = groups[`${name}Unit`] ?? null;
  const thousands = groups[`${name}More`];
  const rest = groups[`${name}Rest`];
  const more =
    (thousands === undefined ? 0 : (numeralOf(thousands) ?? Number(thousands)) * 100_000) +
    (groups[`${name}Half`] === undefined ? 0 : 50_000_000) +
    (rest === undefined ? 0 : (numeralOf(rest) ?? Number(rest)) * 100);
  return {
    unit,
    marked: unit !== null || groups[`${name}Sign`] !== undefined || groups[`${name}Reais`] !== undefined,
    times(by) {
      const centavos = base === null ? 0 : base * (by === null ? 1 : (units[by] ?? 1)) + more;
      return centavos > 0 && Number.isSafeInteger(centavos) ? centavos : null;
    },
  };
}

export const isMoney = (amount: Amount, centavos: Centavos) =>
  amount.marked || centavos >= minBareReais * 100;

/** 'Entre 100 e 300 mil' says the unit once; 'entre 500 e 2 milhões' means 500 mil. Null for what is no money. */
export function rangeOf(low: Amount, high: Amount): PriceRange | null {
  const asWritten = low.times(low.unit);
  // 'A partir de 100 mil até 300'.
  const isOfLow = low.unit !== null && !high.marked && (high.times(null) ?? 0) < (asWritten ?? 0);
  const max = high.times(isOfLow ? low.unit : high.unit);
  if (max === null) return null;
  const isWhole = asWritten !== null && (high.unit === null || isMoney(low, asWritten));
  const readings = [low.marked ? asWritten : low.times(high.unit), low.marked ? null : low.times('mil')];
  const candidates = [...readings, isWhole ? asWritten : null].filter((centavos) => centavos !== null);
  const min = candidates.find((centavos) => centavos <= max) ?? candidates[0];
  if (min === undefined || !(isMoney(low, min) || isMoney(high, max))) return null;
  return { min: Math.min(min, max), max: Math.max(min, max) };
}
