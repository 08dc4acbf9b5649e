import type { Centavos } from '@martelo/domain/auction';
import { priceAtStep, staircaseRates } from '@martelo/domain/price-staircase';
import type { SeededRandom } from '@martelo/illustrations/seeded-random';

import { type Weighted, pickWeighted } from './weighted.ts';

/** How Caixa offers a property at one moment. */
export interface CaixaSale {
  modality: Stage;
  price: Centavos;
  /** The position of a direct or online sale on the staircase of its starting price. */
  stairs: { start: Centavos; step: number } | null;
}

/** An unsold property goes from the first to the last of these. */
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

/** Steps in Caixa's list of 2026-01-08, with their frequency. */
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

/** How far down its staircase a sale is when it is first listed. */
const firstSteps: Weighted<number> = [
  [0, 50],
  [1, 20],
  [2, 10],
  [4, 6],
  [7, 6],
  [10, 4],
];

function onStairs(modality: Stage, start: Centavos, step: number): CaixaSale {
  return { modality, price: priceAtStep(start, step), stairs: { start, step } };
}

function offer(random: SeededRandom, modality: Stage, valuation: Centavos): CaixaSale {
  const discount = pickWeighted(random, discounts[modality]);
  if (modality === 'Leilão SFI - Edital Único')
    return { modality, price: Math.round(valuation * (1 - discount / 100)), stairs: null };
  const price = Math.round(valuation * (1 - (discount + random.int(0, 99) / 100) / 100));
  if (modality === 'Licitação Aberta') return { modality, price, stairs: null };
  const step = pickWeighted(random, firstSteps);
  return onStairs(modality, Math.round((price * 1000) / (staircaseRates[step] ?? 1000)), step);
}

/** The first offer of a property. */
export function firstSale(random: SeededRandom, valuation: Centavos): CaixaSale {
  return offer(random, pickWeighted(random, firstStages), valuation);
}

/** A direct sale falls a step when it goes online, in two of three cases; an online one goes back at its price. */
function nextOnStairs(random: SeededRandom, { modality, price, stairs }: CaixaSale): CaixaSale {
  const { start, step } = stairs!;
  // A new asking price: the staircase starts again.
  if (random.chance(0.01)) return onStairs(modality, Math.round(price * 1.06), 0);
  if (modality === 'Venda Online')
    return random.chance(0.8) ? onStairs('Venda Direta Online', start, step) : { modality, price, stairs };
  if (!random.chance(0.45)) return { modality, price, stairs };
  const lower = random.chance(0.65) && step < staircaseRates.length - 1;
  return onStairs('Venda Online', start, lower ? step + 1 : step);
}

/** The offer a week later: one in eight unsold auctions or tenders goes to the next stage. */
export function nextSale(random: SeededRandom, sale: CaixaSale, valuation: Centavos): CaixaSale {
  if (sale.stairs) return nextOnStairs(random, sale);
  const next = stages[stages.indexOf(sale.modality) + 1];
  return next && random.chance(0.125) ? offer(random, next, valuation) : sale;
}
