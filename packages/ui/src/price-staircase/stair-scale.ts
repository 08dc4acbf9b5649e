import type { PriceStep as Step } from '@martelo/domain/evidence';

/**
 * One price of the staircase: past, current, or next if the rule holds, with the first list that had it.
 */
export type PriceStep = Pick<Step, 'price' | 'state'> & Partial<Pick<Step, 'listDate'>>;

/** A tread of the drawing, in shares of the picture from its left and top. */
export interface Tread {
  from: number;
  to: number;
  y: number;
  step: PriceStep;
}

/** Room above the highest tread and below the lowest, for the words that stand there. */
const head = 0.17;
const foot = 0.2;
/** The height stands for at least so much of the highest price: a small cut is no cliff. */
const leastRange = 0.16;

/**
 * Treads of equal width, in the order given. Heights run from the highest price down, not from zero: the figures
 * beside them say how much it is. Equal prices lie in the middle.
 */
export function treadsOf(steps: readonly PriceStep[]): Tread[] {
  const known = steps.filter(({ price }) => Number.isSafeInteger(price) && price >= 0);
  const prices = known.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const range = Math.max(highest - lowest, highest * leastRange);
  return known.map((step, at) => ({
    from: at / known.length,
    to: (at + 1) / known.length,
    y: highest === lowest ? 0.5 : head + (1 - head - foot) * ((highest - step.price) / range),
    step,
  }));
}

const share = (value: number) => (value * 100).toFixed(2);

/** Treads that follow each other as the data of a path in a square of 100 by 100: each riser drops to the next. */
export function stairPath(treads: readonly Tread[]): string {
  return treads
    .map(({ from, to, y }, at) => `${at === 0 ? `M${share(from)} ` : 'V'}${share(y)}H${share(to)}`)
    .join('');
}

/** The same, closed along the bottom of the picture. */
export function stairArea(treads: readonly Tread[]): string {
  const [first] = treads;
  return first ? `${stairPath(treads)}V100H${share(first.from)}Z` : '';
}
