import type { SalePhase } from '../phase.ts';
import { type Scan, take } from './scan.ts';

const before = String.raw`(?<![\p{L}\p{N}])(?:(?:em|na|no|de|da|do)\s+)?`;
const pattern = (words: string) => new RegExp(String.raw`${before}(?:${words})(?![\p{L}\p{N}])`, 'u');

const spoken: readonly (readonly [phase: SalePhase, label: string, words: RegExp])[] = [
  [
    'first',
    '1ª praça',
    pattern(String.raw`1\s*[ªaº°o]?\s*praca|primeira\s+praca|1\s*[º°o]\s*leilao|primeiro\s+leilao`),
  ],
  [
    'second',
    '2ª praça',
    pattern(String.raw`2\s*[ªaº°o]?\s*praca|segunda\s+praca|2\s*[º°o]\s*leilao|segundo\s+leilao`),
  ],
  ['unique', 'Praça única', pattern(String.raw`praca\s+unica|leilao\s+unico`)],
];

/** '2ª praça', 'segundo leilão', 'praça única'; kinds of sale without rounds are modalities. */
export function readPhase(scan: Scan): SalePhase | null {
  for (const [phase, label, words] of spoken) {
    const match = words.exec(scan.plain);
    if (!match) continue;
    take(scan, match.index, match.index + match[0].length, 'phase', label);
    return phase;
  }
  return null;
}
