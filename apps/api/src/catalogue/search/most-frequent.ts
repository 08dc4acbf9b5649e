import type { Count } from './count.ts';

/** How many cities are counted where no place is chosen. */
export const maxCities = 60;
export const maxNeighborhoods = 300;
export const maxKinds = 30;
export const maxAuctioneers = 40;

/** The most frequent values, ties by value, and the chosen ones, at 0 if need be; unknown values are left out. */
export function mostFrequent<Value extends number | string>(
  counts: readonly Count<Value>[],
  maxCount: number,
  chosen: readonly Value[],
): Count<Value>[] {
  const known = counts.filter(({ value }) => value !== 0 && value !== '');
  const sorted = known.toSorted((a, b) => b.n - a.n || (a.value < b.value ? -1 : 1));
  const shown = sorted.slice(0, maxCount);
  const missing = chosen.filter((value) => shown.every((one) => one.value !== value));
  return [
    ...shown,
    ...missing.map((value) => ({ value, n: known.find((one) => one.value === value)?.n ?? 0 })),
  ];
}
