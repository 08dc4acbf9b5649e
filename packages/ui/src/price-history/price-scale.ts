import type { CalendarDate, Centavos } from '@martelo/domain/auction';

import { hasPrice, inOrder, instantOf, isAmount, type Priced, type PricePoint } from './price-points.ts';

/**
 * A stretch of time that the property was in the lists at one price, in shares of the picture from its left and top.
 */
export interface Step {
  from: number;
  to: number;
  y: number;
}

export interface PriceScale {
  /** Stretches that follow each other without a gap are one run: one line. */
  runs: readonly (readonly Step[])[];
  /** Stretches without the property, or without its price. */
  gaps: readonly { from: number; to: number; gone: boolean }[];
  /** The valuation's height; null where unknown. */
  valuation: number | null;
  first: { x: number; y: number; point: Priced } | null;
  last: { x: number; y: number; point: Priced } | null;
}

/** Room above the highest and below the lowest value, for the words that stand there. */
const head = 0.16;
const foot = 0.2;
/** A gap that begins with the last list has no length in time yet: it is drawn this long. */
const tail = 0.06;

/**
 * Where everything stands. Heights run from the lowest to the highest value, valuation included, not from zero: the
 * figures at both ends say how much it is. Equal values lie in the middle.
 */
export function scalePrices(points: readonly PricePoint[], valuation: Centavos | null): PriceScale {
  const sorted = inOrder(points);
  const priced = sorted.filter(hasPrice);
  const known = isAmount(valuation) && valuation > 0 ? valuation : null;
  const values = [...priced.map(({ price }) => price), ...(known === null ? [] : [known])];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const height = (value: Centavos) =>
    highest === lowest ? 0.5 : head + (1 - head - foot) * (1 - (value - lowest) / (highest - lowest));

  const begin = instantOf(sorted[0]?.date ?? '');
  const length = instantOf(sorted.at(-1)?.date ?? '') - begin;
  const [before, newest] = sorted.slice(-2);
  const end = newest && !hasPrice(newest) && before && hasPrice(before) ? 1 - tail : 1;
  const across = (date: CalendarDate) => (length > 0 ? ((instantOf(date) - begin) / length) * end : 0);

  const runs: Step[][] = [];
  const gaps: { from: number; to: number; gone: boolean }[] = [];
  let run: Step[] | undefined;
  sorted.forEach((point, at) => {
    const from = across(point.date);
    const next = sorted[at + 1];
    const to = next ? across(next.date) : 1;
    if (hasPrice(point)) {
      if (!run) runs.push((run = []));
      const y = height(point.price);
      const before = run.at(-1);
      if (before?.y === y) before.to = to;
      else run.push({ from, to, y });
      return;
    }
    run = undefined;
    const before = gaps.at(-1);
    const gone = point.gone === true;
    if (before && before.to === from && before.gone === gone) before.to = to;
    else gaps.push({ from, to, gone });
  });

  const endOf = (point: Priced | undefined) =>
    point ? { x: across(point.date), y: height(point.price), point } : null;
  return {
    runs,
    gaps,
    valuation: known === null || priced.length === 0 ? null : height(known),
    first: endOf(priced[0]),
    last: endOf(priced.at(-1)),
  };
}

const print = (share: number) => (share * 100).toFixed(2);

/** A run as the data of a path in a square of 100 by 100. */
export function stepPath(run: readonly Step[]): string {
  return run
    .map(({ from, to, y }, at) => `${at === 0 ? `M${print(from)} ` : 'V'}${print(y)}H${print(to)}`)
    .join('');
}
