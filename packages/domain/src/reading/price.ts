import type { Centavos } from '../auction.ts';
import type { PriceRange } from '../codecs.ts';
import { parseReais, formatReais } from '../money.ts';
import { numeralPattern, numerals } from './numerals.ts';
import { type Scan, take } from './scan.ts';

const units: Readonly<Record<string, number>> = {
  mil: 1_000,
  k: 1_000,
  mi: 1_000_000,
  milhao: 1_000_000,
  milhoes: 1_000_000,
};
/** Without R$, a unit or 'reais', a number is money from here on: 'até 2' is about something else. */
const minBareReais = 1_000;

const measured =
  'm2|m²|m|mts?|metros?|hectares?|ha|alqueires?|km|quartos?|qtos?|dormitorios?|dorms?|suites?|vagas?|anos?|parcelas?|x';

function amountPattern(name: string): string {
  return (
    String.raw`(?<${name}Sign>r\$\s*)?(?<${name}>\d+(?:[.,]\d+)*(?![.,]?\d)|(?:${numeralPattern})(?=\s+mil))` +
    String.raw`(?:\s*(?<${name}Unit>milhoes|milhao|mil|mi|k)(?![\p{L}\p{N}]))?` +
    String.raw`(?<${name}Reais>\s*(?:de\s+)?reais(?!\p{L}))?(?![\p{L}\p{N}]|\s*%|\s*(?:${measured})(?![\p{L}\p{N}]))`
  );
}

const before = String.raw`(?<![\p{L}\p{N}])(?:(?:com|por|preco|valor|custando)\s+)?`;
const low = amountPattern('low');
const high = amountPattern('high');
const between = new RegExp(String.raw`${before}(?:(?:entre|de)\s+${low}\s+(?:e|a|ate)\s+${high})`, 'u');
const fromTo = new RegExp(String.raw`${before}${low}\s*(?:a|ate|-)\s*${high}`, 'u');
const atMost = new RegExp(
  String.raw`${before}(?:de\s+)?(?:ate(?:\s+no\s+maximo)?|abaixo\s+d[eo]|menos\s+(?:de|que)|(?:no\s+)?maximo(?:\s+de)?|menor\s+que|inferior\s+a)\s+${high}`,
  'u',
);
const atLeast = new RegExp(
  String.raw`${before}(?:de\s+)?(?:(?:a\s+)?partir\s+de|acima\s+d[eo]|mais\s+(?:de|que)|(?:no\s+)?minimo(?:\s+de)?|desde|maior\s+que|superior\s+a)\s+${low}`,
  'u',
);

interface Amount {
  /** Null without one. */
  unit: string | null;
  marked: boolean;
  /** The number times a unit; null when it is no amount. */
  times(unit: string | null): Centavos | null;
}

function amountOf(groups: Readonly<Record<string, string | undefined>>, name: 'low' | 'high'): Amount {
  const digits = groups[name] ?? '';
  const numeral = numerals.get(digits);
  const base = numeral === undefined ? parseReais(digits) : numeral * 100;
  const unit = groups[`${name}Unit`] ?? null;
  return {
    unit,
    marked: unit !== null || groups[`${name}Sign`] !== undefined || groups[`${name}Reais`] !== undefined,
    times(by) {
      const centavos = base === null ? 0 : base * (by === null ? 1 : (units[by] ?? 1));
      return centavos > 0 && Number.isSafeInteger(centavos) ? centavos : null;
    },
  };
}

const isMoney = (amount: Amount, centavos: Centavos) => amount.marked || centavos >= minBareReais * 100;

function rangeOf(low: Amount, high: Amount): PriceRange | null {
  const max = high.times(high.unit);
  if (max === null) return null;
  // 'entre 100 e 300 mil' says the unit once; 'entre 500 e 2 milhões' means 500 mil.
  const asWritten = low.times(low.unit);
  const isWhole = asWritten !== null && (high.unit === null || isMoney(low, asWritten));
  const readings = [low.marked ? asWritten : low.times(high.unit), low.marked ? null : low.times('mil')];
  const candidates = [...readings, isWhole ? asWritten : null].filter((centavos) => centavos !== null);
  const min = candidates.find((centavos) => centavos <= max) ?? candidates[0];
  if (min === undefined || !(isMoney(low, min) || isMoney(high, max))) return null;
  return { min: Math.min(min, max), max: Math.max(min, max) };
}

function readRange(scan: Scan, pattern: RegExp, mustBeMarked: boolean): PriceRange | null {
  const match = pattern.exec(scan.plain);
  if (!match?.groups) return null;
  const [low, high] = [amountOf(match.groups, 'low'), amountOf(match.groups, 'high')];
  const range = rangeOf(low, high);
  if (!range || (mustBeMarked && !low.marked && !high.marked)) return null;
  const label = `${formatReais(range.min)} a ${formatReais(range.max)}`;
  take(scan, match.index, match.index + match[0].length, 'price', label);
  return range;
}

function readEnd(scan: Scan, pattern: RegExp, name: 'low' | 'high', label: string): Centavos | null {
  const match = pattern.exec(scan.plain);
  if (!match?.groups) return null;
  const amount = amountOf(match.groups, name);
  const centavos = amount.times(amount.unit);
  if (centavos === null || !isMoney(amount, centavos)) return null;
  take(scan, match.index, match.index + match[0].length, 'price', `${label} ${formatReais(centavos)}`);
  return centavos;
}

/** 'até 200 mil', 'entre 100 e 300 mil', 'a partir de 1,5 milhão'; a number of rooms or metres is no price. */
export function readPrice(scan: Scan): PriceRange {
  const range = readRange(scan, between, false) ?? readRange(scan, fromTo, true);
  if (range) return range;
  return { min: readEnd(scan, atLeast, 'low', 'A partir de'), max: readEnd(scan, atMost, 'high', 'Até') };
}
