import type { Centavos } from './auction.ts';

/** An amount between two, and where it is had from; the same twice where a table says it. */
export interface RegistryCost {
  low: Centavos;
  high: Centavos;
  /** The state's table with its date; null for an estimate. */
  table: string | null;
}

interface StateTable {
  name: string;
  /** The fee by what the property is worth, up to each amount. */
  registration: readonly (readonly [upTo: Centavos, fee: Centavos])[];
}

/** Fees of a registration with a value, taxes on them included. */
const tables: Readonly<Record<string, StateTable>> = {
  DF: {
    name: 'tabela do Distrito Federal de 2025, Lei 14.756/2023',
    registration: [
      [31_442_12, 671_18],
      [78_605_31, 847_80],
      [157_210_62, 1_024_43],
      [251_536_99, 1_148_07],
      [550_237_16, 1_324_70],
      [833_216_27, 1_501_33],
      [1_100_474_32, 1_677_96],
      [1_414_895_55, 1_854_58],
      [1_886_527_40, 2_031_20],
      [Number.POSITIVE_INFINITY, 2_207_84],
    ],
  },
};

/**
 * What one act of a notary or of the registry has been seen to cost in the states' tables at R$ 200 thousand: from
 * 0.5 % to 3.3 %, and never less than the lowest fees (docs/decisions/0031).
 */
const seen = {
  at: 200_000_00,
  lowShare: 50n,
  highShare: 330n,
  lowest: 145_00,
  highestMinimum: 671_00,
} as const;

const share = (amount: Centavos, basisPoints: bigint): Centavos =>
  Number((BigInt(amount) * basisPoints + 5_000n) / 10_000n);

/**
 * Fees never fall with the price and grow more slowly than it: above the price that was seen the least stays, and the
 * most grows with the square root, still faster than the one table that is known (docs/decisions/0068).
 */
function estimateOf(price: Centavos): RegistryCost {
  const upToSeen = Math.min(price, seen.at);
  const growth = Math.sqrt(Math.max(1, price / seen.at));
  return {
    low: Math.max(seen.lowest, share(upToSeen, seen.lowShare)),
    high: Math.max(seen.highestMinimum, Math.round(share(upToSeen, seen.highShare) * growth)),
    table: null,
  };
}

/** What it costs to register a purchase at `price` in a state; an estimate where its table is not known (LABEL-20). */
export function registrationCost(price: Centavos, state: string | null): RegistryCost {
  const table = state === null ? undefined : tables[state];
  if (price === 0) return { low: 0, high: 0, table: table?.name ?? null };
  if (!table) return estimateOf(price);
  const fee = table.registration.find(([upTo]) => price <= upTo)?.[1] ?? 0;
  return { low: fee, high: fee, table: table.name };
}

/** What a notary's deed costs: an estimate, as no state's table is known (LABEL-20). */
export function deedCost(price: Centavos): RegistryCost {
  return price === 0 ? { low: 0, high: 0, table: null } : estimateOf(price);
}
