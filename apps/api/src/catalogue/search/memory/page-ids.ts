import { type Order, sortings } from '../../auctions/search-filters.ts';
import { pageSize } from '../search.ts';
import { comparing, isRank } from './row-order.ts';
import type { SearchCopy } from './search-copy.ts';

/** 1 for each row that passes; null where all do. */
function passingOf(copy: SearchCopy, rows: Int32Array): Uint8Array | null {
  if (rows.length === copy.standing) return null;
  const isPassing = new Uint8Array(copy.size);
  for (let at = 0; at < rows.length; at++) isPassing[rows[at]!] = 1;
  return isPassing;
}

/**
 * By a column of few values, the greatest first and ties by ascending number: whole values before the page are skipped.
 */
function idsByRank(copy: SearchCopy, rows: Int32Array, ranks: Uint8Array, first: number): number[] {
  const counts = new Int32Array(256);
  for (let at = 0; at < rows.length; at++) counts[ranks[rows[at]!]!]! += 1;
  const picked: number[] = [];
  let before = 0;
  for (let rank = 255; rank >= 0 && picked.length < pageSize; rank--) {
    const after = before + counts[rank]!;
    if (after > first && counts[rank]! > 0) {
      const ids = rows.filter((row) => ranks[row] === rank);
      const sorted = Float64Array.from(ids, (row) => copy.columns.ids[row]!).sort();
      const from = Math.max(0, first - before);
      picked.push(...sorted.subarray(from, from + pageSize - picked.length));
    }
    before = after;
  }
  return picked;
}

/** So few rows are sorted faster than they are found by walking along the order. */
const few = 1000;

/** The numbers of a page's auctions, found by walking along the order, from the nearer end. */
export function pageIds(copy: SearchCopy, rows: Int32Array, order: Order, page: number): number[] {
  const { column, backward } = sortings[order];
  const first = (page - 1) * pageSize;
  if (isRank(column)) return idsByRank(copy, rows, copy.columns[column], first);
  if (rows.length <= few) {
    const sorted = rows.toSorted(comparing(column, copy.columns));
    if (backward) sorted.reverse();
    return Array.from(sorted.subarray(first, first + pageSize), (row) => copy.columns.ids[row]!);
  }
  const along = copy.orders[column];
  const isPassing = passingOf(copy, rows);
  const last = Math.min(first + pageSize, rows.length);
  const fromEnd = first > rows.length / 2;
  // From the end of the order the page is found in reverse.
  const down = backward !== fromEnd;
  const [skipped, limit] = [fromEnd ? rows.length - last : first, last - first];
  const picked: number[] = [];
  let left = skipped;
  for (let at = 0; at < along.length && picked.length < limit; at++) {
    const row = along[down ? along.length - 1 - at : at]!;
    if (isPassing && isPassing[row] !== 1) continue;
    if (left > 0) left -= 1;
    else picked.push(copy.columns.ids[row]!);
  }
  return fromEnd ? picked.toReversed() : picked;
}
