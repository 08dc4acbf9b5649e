import type { Count } from './count.ts';

/** How many auctions have each value of a dimension, or lie in each of its bands. */
export type Counted = readonly Count<number | string>[];

const byName = new Intl.Collator('pt-BR');
interface NamedCount {
  name: string;
  count: number;
}
export const byFrequency = (a: NamedCount, b: NamedCount) =>
  b.count - a.count || byName.compare(a.name, b.name);

export const lookUp = (counts: Counted) => {
  const found = new Map(counts.map(({ value, n }) => [value, n]));
  return (value: number | string) => found.get(value) ?? 0;
};
/** Facets of which every value is shown. */
export const withCounts =
  <Shown>(shown: (countOf: ReturnType<typeof lookUp>) => Shown) =>
  (counts: Counted) =>
    shown(lookUp(counts));
export const numeric = (counts: Counted) => counts.map(({ value, n }) => ({ value: Number(value), n }));
/** How many have this value or more, for each of these, the lowest first. */
export function atLeast(counts: Counted, leasts: readonly number[]): number[] {
  const sums = leasts.map(() => 0);
  for (const { value, n } of counts)
    for (let at = 0; at < leasts.length && Number(value) >= leasts[at]!; at++) sums[at]! += n;
  return sums;
}

/** Counts by bands, only the known ones: band 0 is unknown. */
export const bandsOf = (counts: Counted, edges: readonly number[]) => {
  const countOf = lookUp(counts);
  return edges.map((from, band) => ({ from, to: edges[band + 1] ?? null, count: countOf(band + 1) }));
};

/** Ranks are stored as whole per cent plus one. */
export const rankOf = (tenths: number | null) => tenths && tenths * 10 + 1;
/** How many are ranked beyond this many tenths of their group. */
export function ranksOf(counts: Counted) {
  const tenths = [5, 6, 7, 8, 9];
  const sums = atLeast(
    counts,
    tenths.map((tenth) => rankOf(tenth)!),
  );
  return tenths.map((tenth, at) => ({ rank_min: tenth, count: sums[at]! }));
}

const day = 86_400_000;
const monthOf = (days: number) => new Date(days * day).toISOString().slice(0, 7);

/** Days since 1970 by their months, the earliest first; 0 is none. */
export function byMonth(counts: Counted) {
  const months = new Map<string, number>();
  for (const { value, n } of counts) {
    if (value === 0) continue;
    const month = monthOf(Number(value));
    months.set(month, (months.get(month) ?? 0) + n);
  }
  return [...months]
    .map(([month, count]) => ({ month, count }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
    .slice(0, 60);
}
