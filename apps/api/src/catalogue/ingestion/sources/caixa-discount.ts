import type { Centavos } from '@martelo/domain/auction';

/**
 * The column `Desconto` as Caixa computes it, in hundredths of a percent: rounded up, 0 where the price is at or above
 * the valuation. It holds in 192,472 of 192,500 rows of six lists.
 */
export function discountOf(price: Centavos, valuation: Centavos): number {
  if (price >= valuation) return 0;
  return Number((BigInt(valuation - price) * 10_000n + BigInt(valuation) - 1n) / BigInt(valuation));
}

/**
 * Whether the listed discount is the one of these figures; copies write `58.40` also as `58,4`, and `4658` for `46.58`.
 */
export function fitsDiscount(cell: string, price: Centavos, valuation: Centavos): boolean {
  const [, whole, decimals] = /^(\d{1,6})(?:[.,](\d{1,2}))? ?%?$/.exec(cell) ?? [];
  if (whole === undefined) return false;
  const expected = discountOf(price, valuation);
  if (decimals !== undefined) return Number(whole + decimals.padEnd(2, '0')) === expected;
  return Number(whole) * 100 === expected || Number(whole) === expected;
}
