/** One or two numbers in order and within the ends; what is no number stands at its end. */
export function fitValues(value: readonly number[], min: number, max: number): number[] {
  const fit = (number: number | undefined, missing: number) =>
    number === undefined || Number.isNaN(number) ? missing : Math.min(max, Math.max(min, number));
  const [first, second] = value;
  if (value.length < 2) return [fit(first, min)];
  const lower = fit(first, min);
  return [lower, Math.max(lower, fit(second, max))];
}
