import type { Centavos } from './auction.ts';
import type { BasisPoints } from './purchase-cost.ts';

/** What a property brings when it is let. */
export interface Letting {
  /** All that was spent until it can be let. */
  spent: Centavos;
  monthlyRent: Centavos;
  /** The share of the year without a tenant. */
  vacancy: BasisPoints;
  /** IPTU, condominium, agency and upkeep of a year, as far as the owner pays them. */
  yearlyCosts: Centavos;
}

/** A year's yield over what was spent, to the nearest hundredth of a per cent; income tax is not in it. */
export interface RentYield {
  gross: BasisPoints;
  net: BasisPoints;
  /** How many years of net rent pay back what was spent; null where none do. */
  yearsToPayBack: number | null;
}

/** Null where nothing was spent (COST-03). */
export function rentYield({ spent, monthlyRent, vacancy, yearlyCosts }: Letting): RentYield | null {
  if (spent <= 0) return null;
  const rent = monthlyRent * 12;
  const net = (rent * (10_000 - vacancy)) / 10_000 - yearlyCosts;
  return {
    gross: Math.round((rent / spent) * 10_000),
    net: Math.round((net / spent) * 10_000),
    yearsToPayBack: net > 0 ? spent / net : null,
  };
}
