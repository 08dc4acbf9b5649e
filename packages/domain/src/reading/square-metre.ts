import type { PriceRange } from '../codecs.ts';
import { formatReais } from '../money.ts';
import { amountOf, amountPattern, rangeOf } from './amount.ts';
import { minWords, maxWords } from './bounds.ts';
import { type Scan, take } from './scan.ts';

const metre = String.raw`(?:m2|m²|mt2|metro(?:\s+quadrado)?)(?![\p{L}\p{N}])`;
const low = amountPattern('low');
const high = amountPattern('high');
const between = String.raw`entre\s+${low}\s+(?:e|a|ate)\s+${high}`;
/** An 'e' joins no ends here: 'de 2 mil e 500 reais' is one amount. */
const from = String.raw`de\s+${low}\s+(?:a|ate)\s+${high}`;
const ends = [between, from, String.raw`${maxWords}\s+${high}`, String.raw`${minWords}\s+${low}`];

/** A number before it would make it an area. */
const named = String.raw`(?<![\p{L}\p{N}]|\d\s*)(?:(?:com\s+)?(?:o\s+)?(?:(?:preco|valor)\s+)?(?:(?:d?o|por)\s+)?)${metre}\s+(?:(?:a|por|de|com|custando)\s+)?`;
const after = String.raw`\s*(?:\/|(?:o|por|p\/|cada|ao|no|pelo)\s+)\s*${metre}`;
const patterns = [
  ...ends.map((end) => new RegExp(named + end, 'u')),
  ...[...ends, high].map(
    (end) => new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[.,])(?:(?:por|com)\s+)?${end}${after}`, 'u'),
  ),
];

function readGroups(groups: Readonly<Record<string, string | undefined>>): PriceRange | null {
  const [minAmount, maxAmount] = [amountOf(groups, 'low'), amountOf(groups, 'high')];
  const [min, max] = [minAmount.times(minAmount.unit), maxAmount.times(maxAmount.unit)];
  if (groups['low'] === undefined) return max === null ? null : { min: null, max };
  if (groups['high'] === undefined) return min === null ? null : { min, max: null };
  return (
    rangeOf(minAmount, maxAmount) ??
    (min === null || max === null ? null : { min: Math.min(min, max), max: Math.max(min, max) })
  );
}

function labelOf({ min, max }: PriceRange): string {
  if (min === null) return `Até ${formatReais(max)} por m²`;
  return max === null
    ? `A partir de ${formatReais(min)} por m²`
    : `${formatReais(min)} a ${formatReais(max)} por m²`;
}

/** 'até 2000 reais o m2', 'm2 até 3 mil', 'entre 2 e 3 mil por metro quadrado'; one figure alone is the most. */
export function readSquareMetre(scan: Scan): PriceRange {
  for (const pattern of patterns) {
    const match = pattern.exec(scan.plain);
    const price = match?.groups ? readGroups(match.groups) : null;
    if (!match || !price) continue;
    take(scan, match.index, match.index + match[0].length, 'squareMetre', labelOf(price));
    return price;
  }
  return { min: null, max: null };
}
