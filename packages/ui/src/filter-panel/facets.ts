export type { Facets } from '@martelo/domain/facets';

/** Looks counts up by value. */
export function countOf<Value>(
  counted: readonly { value: Value; count: number }[],
): (value: Value) => number {
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  return (value) => counts.get(value) ?? 0;
}
