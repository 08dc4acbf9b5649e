import type { SalePhase } from '../phase.ts';
import { type Scan, take } from './scan.ts';

const before = String.raw`(?<![\p{L}\p{N}])(?:(?:em|na|no|de|da|do)\s+)?`;
const pattern = (words: string) => new RegExp(String.raw`${before}(?:${words})(?![\p{L}\p{N}])`, 'u');

/** A praça, an auction or a call by its number; the stem lacks the ending of its gender. */
const numbered = (digit: string, stem: string) =>
  String.raw`${digit}\s*[ªaº°o]?\s*praca|${stem}a\s+(?:praca|chamada)|${digit}\s*[ªa]\s*chamada|${digit}\s*[º°o]?\s*leilao|${stem}o\s+leilao`;

const spoken: readonly (readonly [phase: SalePhase, label: string, words: RegExp])[] = [
  ['first', '1ª praça', pattern(numbered('1', 'primeir'))],
  ['second', '2ª praça', pattern(numbered('2', 'segund'))],
  ['third', '3ª praça', pattern(numbered('3', 'terceir'))],
  ['unique', 'Praça única', pattern(String.raw`praca\s+unica|leilao\s+unico`)],
];

/** '2ª praça', 'segundo leilão', 'terceira chamada', 'praça única'; kinds of sale without rounds are modalities. */
export function readPhase(scan: Scan): SalePhase | null {
  for (const [phase, label, words] of spoken) {
    const match = words.exec(scan.plain);
    if (!match) continue;
    take(scan, match.index, match.index + match[0].length, 'phase', label);
    return phase;
  }
  return null;
}
