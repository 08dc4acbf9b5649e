import type { Centavos } from '../auction.ts';
import type { PriceRange } from '../codecs.ts';
import { formatReais } from '../money.ts';
import { amountOf, amountPattern, isMoney, rangeOf } from './amount.ts';
import { aboutLead, around, minAfter, minLead, maxAfter, maxLead, maxWords } from './bounds.ts';
import { type Scan, take } from './scan.ts';

const before = String.raw`(?<![\p{L}\p{N}]|\d[.,])(?:(?:no\s+valor\s+(?:de\s+)?|com|por|precos?|valor|lances?(?:\s+(?:minimo|inicial))?|custando|tenho|orcamento|avaliad[ao]s?\s+em)\s+)?`;
const low = amountPattern('low');
const high = amountPattern('high');
const between = new RegExp(String.raw`${before}entre\s+${low}\s+(?:e|a|ate|pra)\s+${high}`, 'gu');
/** An 'e' joins no ends here: 'a partir de 1 milhão e 200 mil' is one amount. */
const from = new RegExp(
  String.raw`${before}(?:(?:a\s*)?partir\s+de|de)\s+${low}\s+(?:a|ate|pra)\s+${high}`,
  'gu',
);
const fromTo = new RegExp(String.raw`${before}${low}\s*(?:a|ate|[~-])\s*${high}`, 'gu');
/** '300/400 mil': a unit must be said, and the lesser stands first. */
const slashed = new RegExp(
  String.raw`${before}(?:(?:entre|de)\s+)?(?<low>\d{2,3})(?:\s*(?<lowUnit>mil|k))?\s*\/\s*${high}`,
  'gu',
);
const about = new RegExp(String.raw`${before}${aboutLead}${low}`, 'gu');
const upTo = new RegExp(String.raw`${before}${maxLead}${high}`, 'gu');
/** 'Até 200 ou 250 mil', 'até 200/250 mil'. */
const upToOr = new RegExp(
  String.raw`${before}${maxLead}(?<low>\d{2,3})(?:\s*(?<lowUnit>mil|k))?\s*(?:ou\s+|\/\s*)${high}`,
  'gu',
);
/** 'Até 150' is 150 mil where no other thing follows that it could count: nothing is sold for 150 reais. */
const thousands = String.raw`[5-9]\d|[1-9]\d\d`;
const countsNothing = String.raw`(?=\s*$|\s*[,;!?\uE000]|\s+(?:em|n[ao]s?|com|sem|que|perto|mas)(?!\p{L}))`;
const upToThousands = new RegExp(
  String.raw`${before}${maxWords}\s+(?<high>${thousands})${countsNothing}`,
  'gu',
);
const betweenThousands = new RegExp(
  String.raw`${before}entre\s+(?<low>${thousands})\s+e\s+(?<high>${thousands})${countsNothing}`,
  'gu',
);
const atLeast = new RegExp(String.raw`${before}${minLead}${low}`, 'gu');
const orLess = new RegExp(String.raw`${before}${high}(?:${maxAfter})`, 'gu');
const orMore = new RegExp(String.raw`${before}${low}(?:${minAfter})`, 'gu');
/** A bare sum is a maximum price; of two, as in 'de 100 mil e 200 mil', neither is. */
const bare = new RegExp(
  String.raw`(?<!(?:\d|mil)\s{1,3}e\s{1,3}(?:de\s{1,3})?)${before}(?:de\s+)?${high}(?!\s+e\s+(?:de\s+)?(?:r\$\s*)?\d+(?:\s*mil|\s*k|\s*reais)(?!\p{L}|\s+de\s))`,
  'gu',
);

/** Money that is not the price: 'entrada de 20 mil', 'parcelas até 800 reais', '500 por mês'. */
const otherBefore =
  /(?<![\p{L}\p{N}])(?:entrada|sinal|parcelas?|prestac(?:ao|oes)|mensalidades?|alugue(?:l|is)|dividas?|renda|salario|taxas?)(?:\s+(?:de|d[ao]s?|com|a|ate|abaixo|menos|que|no|maxim[ao]|mensa(?:l|is)))*\s*$/u;
const dueBefore = /(?<![\p{L}\p{N}])(?:condominio|iptu)(?:\s+(?:de|com|ate|abaixo|menos|no|maximo))*\s*$/u;
/** 'Desconto de 50 mil', but not 'com desconto, até 200 mil'. */
const discountBefore = /(?<![\p{L}\p{N}])(?:descontos?|desagio)\s+$/u;
/** 'Desconto de mais de 50 mil' is an amount of discount. */
const discountBounded =
  /(?<![\p{L}\p{N}])(?:descontos?|desagio)(?:\s+(?:d[eo]|a|partir|acima|abaixo|ate|mais|menos|que|n?o|pelo|ao|m[ai][xn]im[oa]|superior|inferior|maior|menor|entre|uns|cerca|em|torno))+\s+$/u;
const bounded = /^(?:entre|ate|por|valor|precos?)(?!\p{L})/u;
const otherAfter =
  /^\s*(?:(?:de|por|ao|no|na|\/)\s*)?(?:entrada|sinal|mes|mensa(?:l|is)|parcelas?|prestac(?:ao|oes)|alugue(?:l|is)|condominio|iptu|descontos?|desagio)(?![\p{L}\p{N}])/u;

/** Most sentences have none: this check costs less than to try each pattern. */
const anyAmount = /\d|[mb]il/;

type Match = RegExpExecArray & { groups: Record<string, string | undefined> };

/** The first match that is about the price, and that `isRequested` accepts. */
function find(scan: Scan, pattern: RegExp, isRequested = (_match: Match) => true): Match | null {
  for (const match of scan.plain.matchAll(pattern)) {
    const lead = scan.plain.slice(0, match.index);
    const { lowUnit, highUnit } = match.groups ?? {};
    const isDue = dueBefore.test(lead) && lowUnit === undefined && highUnit === undefined;
    const isOther =
      (discountBefore.test(lead) && !bounded.test(match[0])) ||
      discountBounded.test(lead) ||
      otherBefore.test(lead) ||
      otherAfter.test(scan.plain.slice(match.index + match[0].length));
    if (!isDue && !isOther && match.groups && isRequested(match as Match)) return match as Match;
  }
  return null;
}

function takeRange(scan: Scan, match: RegExpExecArray, { min, max }: PriceRange): void {
  const label = `${formatReais(min)} a ${formatReais(max)}`;
  take(scan, match.index, match.index + match[0].length, 'price', label);
}

function readRange(scan: Scan, pattern: RegExp, mustBeMarked: boolean): PriceRange | null {
  const match = find(scan, pattern);
  if (!match) return null;
  const [low, high] = [amountOf(match.groups, 'low'), amountOf(match.groups, 'high')];
  const range = rangeOf(low, high);
  if (!range || (mustBeMarked && !low.marked && !high.marked)) return null;
  takeRange(scan, match, range);
  return range;
}

/** The lesser first, and what they count said. */
function readPair(scan: Scan, pattern: RegExp): PriceRange | null {
  const match = find(scan, pattern);
  if (!match) return null;
  const [low, high] = [amountOf(match.groups, 'low'), amountOf(match.groups, 'high')];
  const range = high.unit === null ? null : rangeOf(low, high);
  if (!range || range.max !== high.times(high.unit) || range.min === range.max) return null;
  if (pattern === slashed) takeRange(scan, match, range);
  else take(scan, match.index, match.index + match[0].length, 'price', `Até ${formatReais(range.max)}`);
  return pattern === slashed ? range : { min: null, max: range.max };
}

function readAbout(scan: Scan): PriceRange | null {
  const match = find(scan, about);
  if (!match) return null;
  const amount = amountOf(match.groups, 'low');
  const centavos = amount.times(amount.unit);
  if (centavos === null || !isMoney(amount, centavos)) return null;
  const { min, max } = around(centavos);
  const range = { min: Math.round(min), max: Math.round(max) };
  takeRange(scan, match, range);
  return range;
}

function readEnd(scan: Scan, pattern: RegExp, name: 'low' | 'high', mustBeMarked = false): Centavos | null {
  const match = find(scan, pattern, ({ groups }) => !mustBeMarked || amountOf(groups, name).marked);
  if (!match) return null;
  const amount = amountOf(match.groups, name);
  const centavos = amount.times(amount.unit);
  if (centavos === null || !isMoney(amount, centavos)) return null;
  const label = `${name === 'low' ? 'A partir de' : 'Até'} ${formatReais(centavos)}`;
  take(scan, match.index, match.index + match[0].length, 'price', label);
  return centavos;
}

function readBetweenThousands(scan: Scan): PriceRange | null {
  const match = find(scan, betweenThousands);
  if (!match) return null;
  const [min, max] = [Number(match.groups['low']) * 100_000, Number(match.groups['high']) * 100_000];
  if (min > max) return null;
  takeRange(scan, match, { min, max });
  return { min, max };
}

function readThousands(scan: Scan): Centavos | null {
  const match = find(scan, upToThousands);
  if (!match) return null;
  const centavos = Number(match.groups['high']) * 100_000;
  take(scan, match.index, match.index + match[0].length, 'price', `Até ${formatReais(centavos)}`);
  return centavos;
}

/**
 * 'até 200 mil', 'entre 100 e 300 mil', 'a partir de 1,5 milhão', 'em torno de 200 mil'; '150 mil' alone is the most,
 * as is the greater of 'até 200 ou 250 mil'; '300/400 mil' are both ends. 'até 150' and 'entre 100 e 200' are
 * thousands. A number of rooms or metres is no price.
 */
export function readPrice(scan: Scan): PriceRange {
  if (!anyAmount.test(scan.plain)) return { min: null, max: null };
  const range =
    readRange(scan, between, false) ??
    readRange(scan, from, false) ??
    readBetweenThousands(scan) ??
    readPair(scan, upToOr) ??
    readPair(scan, slashed) ??
    readRange(scan, fromTo, true) ??
    readAbout(scan);
  if (range) return range;
  const min = readEnd(scan, orMore, 'low', true) ?? readEnd(scan, atLeast, 'low');
  const max = readEnd(scan, orLess, 'high', true) ?? readThousands(scan) ?? readEnd(scan, upTo, 'high');
  if (min !== null || max !== null) return { min, max };
  return { min: null, max: readEnd(scan, bare, 'high', true) };
}
