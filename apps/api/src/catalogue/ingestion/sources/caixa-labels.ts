import type { SaleMethod } from '@martelo/domain/auction';
import { saleMethodOf } from '@martelo/domain/sale-method';

import { knownLabels } from './known-labels.ts';

/** Caixa's kinds with the subcategory of each (RULE-08); 'Outros' has none. */
const kinds: readonly (readonly [string, number | null])[] = [
  ['Casa', 1],
  ['Sobrado', 1],
  ['Apartamento', 2],
  ['Terreno', 3],
  ['Gleba', 3],
  ['Gleba Urbana', 3],
  ['Galpão', 4],
  ['Sala', 10],
  ['Loja', 10],
  ['Prédio', 10],
  ['Comercial', 10],
  ['Imóvel rural', 11],
  ['Outros', null],
];

const modalities = [
  'Venda Direta Online',
  'Venda Online',
  'Leilão SFI - Edital Único',
  'Licitação Aberta',
] as const;

const findKind = knownLabels(kinds.map(([kind, subcategoryId]) => [kind, { kind, subcategoryId }] as const));
const findModality = knownLabels(modalities.map((modality) => [modality, modality] as const));

/** A kind in its right spelling with its subcategory; an unknown one as the list has it. */
export function toKind(text: string): { kind: string; subcategoryId: number | null } {
  return findKind(text) ?? { kind: text, subcategoryId: null };
}

/** How a property is sold, in its right spelling; an unknown modality as the list has it, null for none. */
export function toModality(text: string): {
  modality: string | null;
  directSale: boolean;
  saleMethod: SaleMethod;
} {
  const modality = findModality(text) ?? text;
  const directSale = /^venda /i.test(modality);
  // For an unknown modality the list states neither date nor round.
  const saleMethod = saleMethodOf(modality) ?? (directSale ? 'direct' : 'auction');
  return { modality: modality || null, directSale, saleMethod };
}

/** 'Sim' and 'Não', also with a damaged accent; null for anything else. */
export const toYesOrNo = knownLabels<boolean>([
  ['Sim', true],
  ['Não', false],
]);
