/** A share of `n` with the interval that it lies in at 95 %; all between 0 and 1. */
export interface WilsonInterval {
  low: number;
  high: number;
}

const z = 1.959_963_984_540_054;

/**
 * Wilson's score interval of `k` in `n` at 95 %, which holds for small counts and for shares near 0 and 1 (ODDS-01).
 * Null where there is nothing to count.
 */
export function wilsonInterval(k: number, n: number): WilsonInterval | null {
  if (!(n > 0) || k < 0 || k > n) return null;
  const share = k / n;
  const width = 1 + (z * z) / n;
  const middle = (share + (z * z) / (2 * n)) / width;
  const half = (z / width) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return { low: k === 0 ? 0 : Math.max(0, middle - half), high: k === n ? 1 : Math.min(1, middle + half) };
}
