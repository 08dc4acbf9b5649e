import { type Sorting, sortings } from '../../auctions/search-filters.ts';
import type { Columns } from './columns.ts';

/** Ranks have a hundred values: their pages are counted off (`page-ids.ts`), and no order of them is kept. */
export const isRank = (column: Sorting['column']): column is 'discount_rank' | 'metre_rank' =>
  column === 'discount_rank' || column === 'metre_rank';
/** What rows are kept in order by. */
export type SortColumn = Exclude<Sorting['column'], 'discount_rank' | 'metre_rank'>;
export const sortColumns = [...new Set(Object.values(sortings).map(({ column }) => column))].filter(
  (column): column is SortColumn => !isRank(column),
);

/** The keys that rows ascend by; what is not known comes last. */
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

/** Of the keys, which are as many as rows, each once and ascending, the place of every row's. */
function ranksOf(key: (row: number) => number, size: number): Uint32Array {
  const keys = new Float64Array(size);
  for (let row = 0; row < size; row++) keys[row] = key(row);
  const sorted = keys.slice().sort();
  let distinct = 0;
  for (let at = 0; at < size; at++)
    if (at === 0 || sorted[at] !== sorted[at - 1]) sorted[distinct++] = sorted[at]!;
  const ranks = new Uint32Array(size);
  for (let row = 0; row < size; row++) {
    let [low, high] = [0, distinct - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]! < keys[row]!) low = middle + 1;
      else high = middle;
    }
    ranks[row] = low;
  }
  return ranks;
}

/**
 * The first `size` rows by a column, which must stand by ascending numbers already: a counting sort by the keys' ranks
 * keeps that for equal keys.
 */
export function orderRows(column: SortColumn, columns: Columns, size: number): Int32Array {
  const ranks = ranksOf(keyOf(column, columns), size);
  const starts = new Uint32Array(size + 1);
  for (let row = 0; row < size; row++) starts[ranks[row]! + 1]! += 1;
  for (let at = 0; at < size; at++) starts[at + 1]! += starts[at]!;
  const order = new Int32Array(size);
  for (let row = 0; row < size; row++) order[starts[ranks[row]!]!++] = row;
  return order;
}

/** The order with `changed` rows at their new places and without dead ones; `isChanged` has a bit for each of them. */
export function reorderRows(
  column: SortColumn,
  columns: Columns,
  order: Int32Array,
  { changed, isChanged }: { changed: readonly number[]; isChanged: Uint8Array },
): Int32Array {
  const compare = comparing(column, columns);
  const arriving = changed.filter((row) => columns.live[row] === 1).toSorted(compare);
  const kept = order.filter((row) => isChanged[row] !== 1 && columns.live[row] === 1);
  const merged = new Int32Array(kept.length + arriving.length);
  let taken = 0;
  arriving.forEach((row, before) => {
    const place = placeOf(row, kept, compare, taken);
    merged.set(kept.subarray(taken, place), taken + before);
    merged[place + before] = row;
    taken = place;
  });
  merged.set(kept.subarray(taken), taken + arriving.length);
  return merged;
}

/** Before which of the ordered rows one belongs, from a place on. */
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
