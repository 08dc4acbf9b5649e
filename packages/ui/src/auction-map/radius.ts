const single = 7 / 12;
const smallest = 1;
const largest = 3;

/**
 * In the figure's own size of letters: a dot for one, then with the logarithm of the count, since counts differ a
 * thousandfold.
 */
export function radiusOf(count: number): number {
  if (!(count > 1)) return single;
  return Math.min(smallest + Math.log10(count) / 3, largest);
}
