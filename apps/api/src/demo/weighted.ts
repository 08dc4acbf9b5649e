import type { SeededRandom } from '@martelo/illustrations/seeded-random';

export type Weighted<Item> = readonly (readonly [item: Item, weight: number])[];

/** One random item, by weight. Throws a RangeError for an empty table. */
export function pickWeighted<Item>(random: SeededRandom, table: Weighted<Item>): Item {
  let rest = random.next() * table.reduce((sum, [, weight]) => sum + weight, 0);
  const found = table.find(([, weight]) => (rest -= weight) < 0) ?? table.at(-1);
  if (!found) throw new RangeError('pickWeighted needs at least one item.');
  return found[0];
}

/**
 * A random value of a distribution given by its deciles: uniform between two neighbours, extrapolated past the ends.
 */
export function pickByDeciles(random: SeededRandom, deciles: readonly number[]): number {
  const at = random.next() * 8;
  const below = Math.floor(at);
  const from = deciles[below] ?? 0;
  return from + (at - below) * ((deciles[below + 1] ?? from) - from);
}
