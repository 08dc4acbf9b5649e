import type { Count } from '../count.ts';
import { type Columns, type PackName, packs } from './columns.ts';
import type { SearchCopy } from './search-copy.ts';

/** Counters for every value of a column; cleared after each tally. */
const room = new Int32Array(65_536);

/** How many of these rows have which value of a column, by ascending values. */
function tally(column: Uint8Array | Uint16Array, rows: Int32Array): Count[] {
  const size = 2 ** (8 * column.BYTES_PER_ELEMENT);
  // For few rows: there are fewer values than possible ones.
  const met = rows.length < size / 256 ? valuesOf(column, rows) : null;
  for (let at = 0; at < rows.length; at++) room[column[rows[at]!]!]! += 1;
  const found: Count[] = [];
  const add = (value: number) => {
    const n = room[value]!;
    if (n > 0) found.push({ value, n });
    room[value] = 0;
  };
  if (met) met.forEach(add);
  else for (let value = 0; value < size; value++) add(value);
  return found;
}

/** Ascending, some of them more than once. */
const valuesOf = (column: Uint8Array | Uint16Array, rows: Int32Array) =>
  Uint16Array.from(rows, (row) => column[row]!).sort();

export const countsOf = (counts: Int32Array): Count[] => {
  const found: Count[] = [];
  for (let value = 0; value < counts.length; value++)
    if (counts[value]! > 0) found.push({ value, n: counts[value]! });
  return found;
};

/**
 * Cached counts of an array of rows; the array of all rows is the same until something changes, and serves many lists.
 */
const known = new WeakMap<Int32Array, Map<string, unknown>>();

/** What `make` gives, made once for these rows. */
export function once<Made>(rows: Int32Array, name: string, make: () => Made): Made {
  const made = known.get(rows) ?? new Map<string, unknown>();
  known.set(rows, made);
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as Made;
}

type Packed = { [Pack in PackName]: keyof (typeof packs)[Pack] }[PackName];
type Counted =
  | Packed
  | { [Name in keyof Columns]: Columns[Name] extends Uint8Array | Uint16Array ? Name : never }[keyof Columns];

/** Of each part of a pack the counts of its values, from those of the pack's. */
export function unpack(
  bitsOf: Readonly<Record<string, number>>,
  packed: readonly Count[],
): Record<string, Count[]> {
  let shift = 0;
  return Object.fromEntries(
    Object.entries(bitsOf).map(([name, bits]) => {
      const counts = new Int32Array(2 ** bits);
      for (const { value, n } of packed) counts[(value >> shift) & (counts.length - 1)]! += n;
      shift += bits;
      return [name, countsOf(counts)];
    }),
  );
}

const packOf = Object.fromEntries(
  Object.entries(packs).flatMap(([pack, bitsOf]) => Object.keys(bitsOf).map((name) => [name, pack])),
) as Partial<Record<Counted, PackName>>;

function tallyOf(copy: SearchCopy, name: Counted, rows: Int32Array): readonly Count[] {
  const pack = packOf[name];
  if (!pack) return once(rows, name, () => tally(copy.columns[name as Exclude<Counted, Packed>], rows));
  return once(rows, pack, () => unpack(packs[pack], tally(copy.columns[pack], rows)))[name]!;
}

/** From this share of all rows on it is faster to count the other rows. */
const maxShare = 0.6;

/** The rows of the copy that are not among these. */
function othersOf(copy: SearchCopy, rows: Int32Array): Int32Array {
  const isOther = new Uint8Array(copy.size).fill(1);
  for (let at = 0; at < rows.length; at++) isOther[rows[at]!] = 0;
  const all = copy.rows;
  const others = new Int32Array(all.length);
  let count = 0;
  for (let at = 0; at < all.length; at++) {
    others[count] = all[at]!;
    count += isOther[all[at]!]!;
  }
  return others.subarray(0, count);
}

/** Both by ascending values; the second has no value that the first has not. */
function subtract(counts: readonly Count[], others: readonly Count[]): Count[] {
  let at = 0;
  return counts.flatMap(({ value, n }) => {
    const less = others[at]?.value === value ? others[at++]!.n : 0;
    return n > less ? [{ value, n: n - less }] : [];
  });
}

/** The values of a column, with how many of the rows have each. */
export function countBy(copy: SearchCopy, name: Counted, rows: Int32Array): readonly Count[] {
  if (rows === copy.rows || rows.length <= maxShare * copy.standing) return tallyOf(copy, name, rows);
  const others = once(rows, 'others', () => othersOf(copy, rows));
  return subtract(tallyOf(copy, name, copy.rows), tallyOf(copy, name, others));
}
