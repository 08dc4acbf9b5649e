import { modalities, type Modality, modalityLabels } from '../dimensions/modality.ts';
import { type Scan, take } from './scan.ts';

const before = String.raw`(?<![\p{L}\p{N}]|nao\s)(?:(?:em|n[ao]|d[aeo]|por)\s+)?`;
const pattern = (words: string) => new RegExp(String.raw`${before}(?:${words})(?![\p{L}\p{N}])`, 'gu');

/** 'Venda direta online' is a direct sale, so that is read first. */
const spoken: readonly (readonly [modality: Modality, words: RegExp])[] = [
  [
    'direct',
    pattern(String.raw`vendas?\s+diretas?(?:\s+on[\s-]?line)?|compras?\s+diretas?(?:\s+on[\s-]?line)?`),
  ],
  ['online', pattern(String.raw`vendas?\s+on[\s-]?line`)],
  ['tender', pattern(String.raw`licitac(?:ao|oes)(?:\s+abertas?)?`)],
  [
    'sfi',
    pattern(String.raw`(?:leil(?:ao|oes)\s+)?(?:d?[ao]\s+)?sfi(?:[\s-]+edital\s+unico)?|edital\s+unico`),
  ],
];

/** 'venda direta', 'compra direta', 'venda online', 'licitação aberta', 'leilão SFI', several at once. */
export function readModalities(scan: Scan): Modality[] {
  const found = new Set<Modality>();
  for (const [modality, words] of spoken) {
    for (const match of scan.plain.matchAll(words)) {
      take(scan, match.index, match.index + match[0].length, 'modality', modalityLabels[modality]);
      found.add(modality);
    }
  }
  return modalities.filter((modality) => found.has(modality));
}
