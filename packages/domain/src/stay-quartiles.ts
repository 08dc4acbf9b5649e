/** How many stays ended, or were still going on when last seen, after so many days. */
export interface StayCount {
  days: number;
  ended: boolean;
  n: number;
}

/** After so many days a quarter, half, three quarters had left; null where that has not been seen. */
export interface StayQuartiles {
  q1: number | null;
  median: number | null;
  q3: number | null;
}

/**
 * Quartiles of stays of which some go on (Kaplan and Meier, 1958): who is still there counts among those at risk up to
 * the last day seen and no further (ODDS-02). One that ends and one last seen on the same day were both at risk then.
 */
export function stayQuartiles(counts: readonly StayCount[]): StayQuartiles {
  let atRisk = counts.reduce((sum, { n }) => sum + n, 0);
  let staying = 1;
  const reached: StayQuartiles = { q1: null, median: null, q3: null };
  for (const days of [...new Set(counts.map((count) => count.days))].toSorted((a, b) => a - b)) {
    const today = counts.filter((count) => count.days === days);
    const of = (ended: boolean) =>
      today.reduce((sum, count) => sum + (count.ended === ended ? count.n : 0), 0);
    if (atRisk > 0) staying *= 1 - of(true) / atRisk;
    // What is a quarter but for the last bit of the product is a quarter.
    const left = 1 - staying + 1e-9;
    if (left >= 0.25) reached.q1 ??= days;
    if (left >= 0.5) reached.median ??= days;
    if (left >= 0.75) reached.q3 ??= days;
    atRisk -= of(true) + of(false);
  }
  return reached;
}
