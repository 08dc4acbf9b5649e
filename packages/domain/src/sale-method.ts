import type { SaleMethod } from './auction.ts';

/** What sources call the ways of selling that are no praça. */
const words: readonly (readonly [RegExp, SaleMethod])[] = [
  [/licita[çc][ãa]o/i, 'tender'],
  [/venda\s+direta|compra\s+direta/i, 'direct'],
  [/venda\s+on-?\s?line/i, 'online'],
  [/\bsfi\b/i, 'sfi'],
  [/leil[ãa]o\s+[úu]nico|pra[çc]a\s+[úu]nica/i, 'auction'],
];

/** The kind of sale that a modality's words name; null where they name none. */
export function saleMethodOf(modality: string | null): SaleMethod | null {
  return words.find(([said]) => said.test(modality ?? ''))?.[1] ?? null;
}
