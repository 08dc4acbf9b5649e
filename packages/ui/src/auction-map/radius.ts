const single = 7;
const smallest = 12;
const largest = 36;

/** In pixels: a dot for one, then with the logarithm of the count, since counts differ a thousandfold. */
export function radiusOf(count: number): number {
  if (!(count > 1)) return single;
  return Math.min(smallest + 4 * Math.log10(count), largest);
}
