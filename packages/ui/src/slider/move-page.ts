/** The ends of a slider, its step, and the step by page where one is set. */
export interface PageScale {
  lowest: number;
  highest: number;
  step: number;
  pageStep?: number | undefined;
}

/**
 * The values after one thumb has moved by a page: a tenth of the way in whole steps, at least one, never past an end or
 * the other thumb. Null where nothing moves.
 */
export function movePage(
  values: readonly number[],
  at: number,
  direction: 1 | -1,
  { lowest, highest, step: given, pageStep }: PageScale,
): readonly number[] | null {
  const value = values[at];
  if (value === undefined) return null;
  const step = given > 0 ? given : 1;
  const page = pageStep ?? Math.max(1, Math.round((highest - lowest) / 10 / step)) * step;
  const min = values[at - 1] ?? lowest;
  const max = values[at + 1] ?? highest;
  // What tenths of a step leave behind in binary is rounded away.
  const moved = Number((value + direction * page).toFixed(10));
  const next = Math.min(max, Math.max(min, moved));
  return next === value ? null : values.map((other, index) => (index === at ? next : other));
}
