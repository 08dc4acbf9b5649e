import type { Centavos } from './auction.ts';

/** Income tax on what a person gains by selling: up to each amount its rate in ten-thousandths (Lei 13.259/2016). */
const bands = [
  { upTo: 5_000_000_00, rate: 1500n },
  { upTo: 10_000_000_00, rate: 1750n },
  { upTo: 30_000_000_00, rate: 2000n },
  { upTo: Number.POSITIVE_INFINITY, rate: 2250n },
] as const;

const whole = 10_000n;

/**
 * The tax on a gain, band by band, to the nearest centavo; none on a loss. Reductions and exemptions are not known
 * here.
 */
export function gainTax(gain: Centavos): Centavos {
  let tax = 0n;
  let from = 0;
  for (const { upTo, rate } of bands) {
    if (gain <= from) break;
    tax += BigInt(Math.min(gain, upTo) - from) * rate;
    from = upTo;
  }
  return Number((tax + whole / 2n) / whole);
}
