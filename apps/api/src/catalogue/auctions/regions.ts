import type { Region } from '@martelo/domain/list-filters';

/** The region of Brazil of a state: the first digit of its IBGE code. */
const digits: Readonly<Record<Region, number>> = {
  norte: 1,
  nordeste: 2,
  sudeste: 3,
  sul: 4,
  'centro-oeste': 5,
};

export const isInRegion = (region: Region, stateId: number): boolean =>
  Math.floor(stateId / 10) === digits[region];

/** Codes of the states that a region can have. */
export const statesOf = (region: Region): number[] =>
  Array.from({ length: 10 }, (_, state) => digits[region] * 10 + state);
