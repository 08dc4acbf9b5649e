import type { SeededRandom } from '@martelo/illustrations/seeded-random';
import { type Weighted, pickWeighted } from './weighted.ts';

/** How Caixa offers a property at one moment. */
export interface CaixaSale {
  modality: string;
  /** Below the valuation, in %; negative above it. */
  discount: number;
}

/** A property that nobody takes goes from the first to the last of these. */
const stages = [
  'Leilão SFI - Edital Único',
  'Licitação Aberta',
  'Venda Online',
  'Venda Direta Online',
] as const;
type Stage = (typeof stages)[number];

const firstStages: Weighted<Stage> = [
  [stages[0], 1500],
  [stages[1], 420],
  [stages[2], 420],
  [stages[3], 2300],
];

/** Steps seen in Caixa's list of 2026-01-08, with how often. */
const discounts: Readonly<Record<Stage, Weighted<number>>> = {
  'Leilão SFI - Edital Único': [
    [0, 50],
    [-2, 9],
    [-5, 9],
    [-8, 8],
    [-15, 8],
    [-31, 4],
    [3, 4],
  ],
  'Licitação Aberta': [
    [41, 17],
    [40, 9],
    [42, 7],
    [43, 5],
    [36, 5],
    [39, 4],
    [37, 2],
  ],
  'Venda Online': [
    [46, 9],
    [44, 3],
    [45, 2],
    [49, 2],
    [42, 2],
    [72, 2],
    [40, 1],
    [75, 1],
    [51, 1],
    [78, 1],
    [85, 1],
  ],
  'Venda Direta Online': [
    [41, 29],
    [42, 17],
    [43, 14],
    [48, 11],
    [40, 11],
    [44, 10],
    [46, 9],
    [36, 6],
    [49, 6],
    [63, 9],
    [70, 3],
  ],
};

const offer = (random: SeededRandom, modality: Stage): CaixaSale => ({
  modality,
  discount:
    pickWeighted(random, discounts[modality]) + (modality === stages[0] ? 0 : random.int(0, 99) / 100),
});

/** The first offer of a property. */
export function firstSale(random: SeededRandom): CaixaSale {
  return offer(random, pickWeighted(random, firstStages));
}

/**
 * The offer half a month later: the next stage for a quarter, a lower price for a third, a higher one for one in a
 * hundred.
 */
export function nextSale(random: SeededRandom, sale: CaixaSale): CaixaSale {
  const next = stages[stages.findIndex((stage) => stage === sale.modality) + 1];
  if (next && random.chance(0.25)) return offer(random, next);
  if (sale.modality === stages[0]) return sale;
  const change = random.next();
  if (change < 0.01) return { ...sale, discount: sale.discount - 3 };
  return change < 0.34 ? { ...sale, discount: Math.min(90, sale.discount + random.int(2, 9)) } : sale;
}
