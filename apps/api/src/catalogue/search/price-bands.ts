import type { Centavos } from '@martelo/domain/auction';

/** Where one band of prices ends and the next begins; the SQL function price_band has the same edges. */
export const bandEdges: readonly Centavos[] = [
  2_500_000, 5_000_000, 7_500_000, 10_000_000, 15_000_000, 20_000_000, 30_000_000, 50_000_000, 75_000_000,
  100_000_000, 200_000_000,
];

export interface PriceBand {
  from: Centavos;
  to: Centavos | null;
}

export const priceBands: readonly PriceBand[] = [0, ...bandEdges].map((from, band) => ({
  from,
  to: bandEdges[band] ?? null,
}));
