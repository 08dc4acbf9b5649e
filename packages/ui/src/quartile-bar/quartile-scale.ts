import type { Centavos } from '@martelo/domain/auction';

/** What the middle half of others cost, in centavos. */
export interface Quartiles {
  /** A quarter of them cost less. */
  q1: Centavos;
  /** Half of them cost less. */
  median: Centavos;
  /** A quarter of them cost more. */
  q3: Centavos;
  /** Of how many. */
  n: number;
}

/** Where quartiles and a value lie on a line, each between 0 and 1. */
export interface QuartileScale {
  q1: number;
  median: number;
  q3: number;
  value: number | null;
}

/** How much of the middle half is left free on both sides of it. */
const margin = 0.75;

/** The middle half with some room beside it; a value further out lies at the line's end. */
export function quartileScale({ q1, median, q3 }: Quartiles, value: number | null): QuartileScale {
  const half = q3 - q1 || Math.max(1, q1);
  const [low, high] = [q1 - half * margin, q3 + half * margin];
  const at = (amount: number) => Math.min(1, Math.max(0, (amount - low) / (high - low)));
  return { q1: at(q1), median: at(median), q3: at(q3), value: value === null ? null : at(value) };
}
