import { formatNumber } from '@martelo/domain/numbers';

const maxDigits = 15;

/** As Brazil writes it, at most so many decimals; null is an empty text. */
export const formatNumberText = (value: number | null | undefined, decimals: number): string =>
  value === null || value === undefined ? '' : formatNumber(value, decimals);

/** How many decimals a step has: 2 for 0.25. */
export const decimalsOf = (step: number): number => {
  const [, part = ''] = /\.(\d+)$/.exec(step.toFixed(6).replace(/0+$/, '')) ?? [];
  return part.length;
};

/**
 * `1.234,5`, `1234,5`, `-3`; a single point that is not before three digits is a comma, as in `2.5`. Null for what is
 * no number, or has more decimals.
 */
export function parseNumberText(text: string, decimals: number): number | null {
  const given = text.trim().replace('−', '-');
  if (given.length > maxDigits + 6 || !/^-?[\d.]*(,\d*)?$/.test(given)) return null;
  const point = /^-?\d+\.\d*$/.test(given) && !/\.\d{3}$/.test(given);
  if (!point && /\./.test(given) && !/^-?\d{1,3}(\.\d{3})+(,\d*)?$/.test(given)) return null;
  const plain = point ? given : given.replaceAll('.', '').replace(',', '.');
  const [, digits = '', part = ''] = /^-?(\d*)\.?(\d*)$/.exec(plain) ?? [];
  if (digits + part === '' || digits.length + part.length > maxDigits || part.length > decimals) return null;
  return Number(plain);
}

/**
 * So far on, on the grid that begins at the minimum, within the bounds; from nothing it goes to the minimum, or to 0.
 */
export function stepNumber(
  value: number | null,
  by: number,
  { step, min, max }: { step: number; min?: number | undefined; max?: number | undefined },
): number {
  const from = min ?? 0;
  const target = value === null ? from : value + by;
  const decimals = Math.max(decimalsOf(step), decimalsOf(from));
  const onGrid = Number((from + Math.round((target - from) / step) * step).toFixed(decimals));
  return Math.min(Math.max(onGrid, min ?? -Infinity), max ?? Infinity);
}
