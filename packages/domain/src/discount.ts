import type { Centavos } from './auction.ts';

/**
 * Per cent below the valuation, as a whole number; negative above it. 0 without a valuation or a value.
 * Screens show it above 0 only (RULE-03).
 */
export function discountPercent(valuation: Centavos | null, value: Centavos | null): number {
  if (!valuation || !value) return 0;
  // Multiplied first: 14.5 % of whole centavos is a half then. Adding 0 turns the -0 just above the valuation into 0.
  return Math.round(((valuation - value) * 100) / valuation) + 0;
}
