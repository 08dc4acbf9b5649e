import type { Centavos } from '../auction.ts';
import { formatReais } from '../money.ts';
import { amountOf, amountPattern, isMoney } from './amount.ts';
import { maxAfter, maxWords } from './bounds.ts';
import { type Scan, take } from './scan.ts';

const before = String.raw`(?<![\p{L}\p{N}])(?:(?:com|cujo|e)\s+)?(?:o\s+)?`;
const next = String.raw`proximo\s+preco\s+(?:(?:seja|for)\s+)?`;
const high = amountPattern('high');
const nextPatterns = [
  new RegExp(String.raw`${before}${next}${maxWords}\s+${high}`, 'u'),
  new RegExp(String.raw`${before}${next}(?:de\s+)?${high}(?:${maxAfter})?`, 'u'),
];

/** 'Próximo preço até 100 mil'; one figure alone is the most. */
export function readNextPrice(scan: Scan): Centavos | null {
  for (const pattern of nextPatterns) {
    const match = pattern.exec(scan.plain);
    if (!match?.groups) continue;
    const amount = amountOf(match.groups, 'high');
    const max = amount.times(amount.unit);
    if (max === null || !isMoney(amount, max)) continue;
    take(
      scan,
      match.index,
      match.index + match[0].length,
      'nextPrice',
      `Próximo preço até ${formatReais(max)}`,
    );
    return max;
  }
  return null;
}

const tenths = String.raw`(?:d[oe])?\s*que\s+(?:o\s+de\s+)?(?<tenths>[1-9])\s+(?:de|em)\s+(?:cada\s+)?(?:10|dez)(?![\p{L}\p{N}])`;
const discount = new RegExp(String.raw`${before}desconto\s+maior\s+${tenths}`, 'u');
const metre = new RegExp(
  String.raw`${before}(?:preco|valor)\s+(?:por|d[eo]|do\s+metro)\s*(?:m2|m²|metro(?:\s+quadrado)?)\s+menor\s+${tenths}`,
  'u',
);

const readTenths =
  (pattern: RegExp, kind: 'discountRank' | 'squareMetreRank', label: string) =>
  (scan: Scan): number | null => {
    const match = pattern.exec(scan.plain);
    if (!match) return null;
    const least = Number(match.groups?.['tenths']);
    take(scan, match.index, match.index + match[0].length, kind, `${label} que ${least} de 10`);
    return least;
  };

/** 'Desconto maior que 7 de 10', of those alike. */
export const readDiscountRank = readTenths(discount, 'discountRank', 'Desconto maior');

/** 'Preço por m² menor que 7 de 10'. */
export const readSquareMetreRank = readTenths(metre, 'squareMetreRank', 'Preço por m² menor');
