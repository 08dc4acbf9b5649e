import { type Sorting, sortings } from '../../auctions/search-filters.ts';
import type { Columns } from './columns.ts';

/** Ranks have a hundred values: their pages are counted off (`page-ids.ts`), and no order of them is stored. */
export const isRank = (column: Sorting['column']): column is 'discount_rank' | 'metre_rank' =>
  column === 'discount_rank' || column === 'metre_rank';
/** What rows are ordered by. */
export type SortColumn = Exclude<Sorting['column'], 'discount_rank' | 'metre_rank'>;
export const sortColumns = [...new Set(Object.values(sortings).map(({ column }) => column))].filter(
  (column): column is SortColumn => !isRank(column),
);

/** The keys that rows ascend by; unknown values come last. */
function keyOf(column: SortColumn, columns: Columns): (row: number) => number {
  switch (column) {
    case 'discount':
      // The greatest first, ties by ascending number.
      return (row) => -columns.discount[row]!;
    case 'square_metre':
    case 'next_price':
      return (row) => columns[column][row]! || Number.POSITIVE_INFINITY;
    case 'listed':
    case 'price':
    case 'ends_at':
      return (row) => columns[column][row]!;
    default:
      column satisfies never;
      return () => 0;
  }
}

/** Rows by key, then by number. */
export function comparing(column: SortColumn, columns: Columns): (a: number, b: number) => number {
  const key = keyOf(column, columns);
  return (a, b) => {
    const [first, second] = [key(a), key(b)];
    if (first !== second) return first < second ? -1 : 1;
    return columns.ids[a]! - columns.ids[b]!;
  };
}

/** The keys as whole numbers from 0 on; unknown values come last. */
function ranksOf(key: (row: number) => number, size: number): Float64Array {
  const keys = new Float64Array(size);
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let row = 0; row < size; row++) {
    const own = (keys[row] = key(row));
    if (own < least) least = own;
    if (own > greatest && own !== Number.POSITIVE_INFINITY) greatest = own;
  }
  for (let row = 0; row < size; row++) keys[row] = Math.min(keys[row]!, greatest + 1) - least;
  return keys;
}

const digits = 2 ** 16;

/**
 * The first `size` rows by a column, which must stand by ascending numbers already: sorted digit by digit, the lowest
 * first, equal keys stay in that order.
 */
export function orderRows(column: SortColumn, columns: Columns, size: number): Int32Array {
  const ranks = ranksOf(keyOf(column, columns), size);
  const greatest = ranks.reduce((max, rank) => Math.max(max, rank), 0);
  let order = Int32Array.from(ranks, (_rank, row) => row);
  for (let unit = 1; unit <= greatest; unit *= digits) {
    const digitOf = (row: number) => Math.floor(ranks[row]! / unit) % digits;
    const starts = new Uint32Array(digits + 1);
    for (let row = 0; row < size; row++) starts[digitOf(row) + 1]! += 1;
    for (let digit = 0; digit < digits; digit++) starts[digit + 1]! += starts[digit]!;
    const next = new Int32Array(size);
    for (let at = 0; at < size; at++) next[starts[digitOf(order[at]!)]!++] = order[at]!;
    order = next;
  }
  return order;
}

/** The unchanged live rows. */
function unchanged(order: Int32Array, isChanged: Uint8Array, live: Uint8Array): Int32Array {
  const remaining = new Int32Array(order.length);
  let count = 0;
  for (let at = 0; at < order.length; at++) {
    const row = order[at]!;
    remaining[count] = row;
    count += (1 - isChanged[row]!) & live[row]!;
  }
  return remaining.subarray(0, count);
}

/** The order with `changed` rows at their new places and without dead ones; `isChanged` has a 1 for each of them. */
export function reorderRows(
  column: SortColumn,
  columns: Columns,
  order: Int32Array,
  { changed, isChanged }: { changed: readonly number[]; isChanged: Uint8Array },
): Int32Array {
  const compare = comparing(column, columns);
  const arriving = changed.filter((row) => columns.live[row] === 1).toSorted(compare);
  const remaining = unchanged(order, isChanged, columns.live);
  const merged = new Int32Array(remaining.length + arriving.length);
  let taken = 0;
  arriving.forEach((row, before) => {
    const place = placeOf(row, remaining, compare, taken);
    merged.set(remaining.subarray(taken, place), taken + before);
    merged[place + before] = row;
    taken = place;
  });
  merged.set(remaining.subarray(taken), taken + arriving.length);
  return merged;
}

/** The position of a row in the order, from a given position on. */
function placeOf(
  row: number,
  ordered: Int32Array,
  compare: (a: number, b: number) => number,
  from: number,
): number {
  let [low, high] = [from, ordered.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(ordered[middle]!, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
