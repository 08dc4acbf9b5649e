import { type DimensionName, dimensionNames } from '../dimensions.ts';
import type { Columns } from './columns.ts';

export type Part = 'row' | 'place' | DimensionName;

/** A number for each part of the filters; 0 is none, 1 what no facet leaves out. */
const numbers = Object.fromEntries(
  (['row', 'place', ...dimensionNames] as const).map((part, at) => [part, at + 1]),
) as Readonly<Record<Part, number>>;

type Column = Columns[keyof Columns];
export type Codes = Extract<Column, Uint8Array | Uint16Array>;
export const isCodes = (column: Column): column is Codes =>
  column instanceof Uint8Array || column instanceof Uint16Array;

/** The rows that pass every part, or every part but one; in ascending order where no part is left out. */
export type Passing = (except?: Part) => Int32Array;

/**
 * The rows that fail no part of the filters, or one that a facet leaves out: whatever fails two, or one that no facet
 * leaves out, is of no matter and dropped on the way, so that each further filter looks at fewer.
 */
export class Candidates {
  readonly #all: Int32Array;
  readonly #asked: { part: Part; narrow: (number: number) => void }[] = [];
  #rows = new Int32Array(0);
  /** The number of the part that each row fails; 0 for none. */
  #failed = new Uint8Array(0);
  #count = 0;

  constructor(rows: Int32Array) {
    this.#all = rows;
  }

  /** Keeps to the rows whose value has a 1 in `isWanted`, which has room for every value. */
  requireOneOf(part: Part, column: Codes, isWanted: Uint8Array): void {
    this.#asked.push({ part, narrow: (number) => this.#narrowToCodes(number, column, isWanted) });
  }

  requireRange(part: Part, column: Column, range: { from: number; to: number }): void {
    // Few values are looked up: V8 makes no loop fast that meets more than four kinds of columns.
    if (isCodes(column)) this.requireOneOf(part, column, wantedBetween(column, range));
    else this.#asked.push({ part, narrow: (number) => this.#narrowToRange(number, column, range) });
  }

  /** The same for what no column says by itself. */
  require(part: Part, isPassing: (row: number) => boolean): void {
    this.#asked.push({ part, narrow: (number) => this.#narrow(number, isPassing) });
  }

  // Plain loops over columns without branches: these run over every row.
  #narrowToCodes(number: number, column: Codes, isWanted: Uint8Array): void {
    const [rows, failed, stays, end] = [this.#rows, this.#failed, staysOf(number), this.#count];
    let kept = 0;
    for (let at = 0; at < end; at++) {
      const row = rows[at]!;
      const before = failed[at]!;
      const passes = isWanted[column[row]!]!;
      rows[kept] = row;
      failed[kept] = passes === 1 ? before : number;
      kept += passes | stays[before]!;
    }
    this.#count = kept;
  }

  #narrowToRange(number: number, column: Column, { from, to }: { from: number; to: number }): void {
    const [rows, failed, stays, end] = [this.#rows, this.#failed, staysOf(number), this.#count];
    let kept = 0;
    for (let at = 0; at < end; at++) {
      const row = rows[at]!;
      const before = failed[at]!;
      const value = column[row]!;
      const passes = value >= from && value <= to ? 1 : 0;
      rows[kept] = row;
      failed[kept] = passes === 1 ? before : number;
      kept += passes | stays[before]!;
    }
    this.#count = kept;
  }

  #narrow(number: number, isPassing: (row: number) => boolean): void {
    const [rows, failed, stays, end] = [this.#rows, this.#failed, staysOf(number), this.#count];
    let kept = 0;
    for (let at = 0; at < end; at++) {
      const row = rows[at]!;
      const before = failed[at]!;
      const passes = before !== number && isPassing(row) ? 1 : 0;
      rows[kept] = row;
      failed[kept] = passes === 1 ? before : number;
      kept += passes | stays[before]!;
    }
    this.#count = kept;
  }

  /** The rows by the number of the part that they fail, 0 for none; each in the order that they stand in. */
  #byFailed(): (number: number) => Int32Array {
    const [rows, failed, size] = [this.#rows, this.#failed, this.#count];
    const starts = new Int32Array(257);
    for (let at = 0; at < size; at++) starts[failed[at]! + 1]! += 1;
    for (let number = 0; number < 256; number++) starts[number + 1]! += starts[number]!;
    const next = starts.slice();
    const parted = new Int32Array(size);
    for (let at = 0; at < size; at++) parted[next[failed[at]!]!++] = rows[at]!;
    return (number) => parted.subarray(starts[number], starts[number + 1]);
  }

  passing(): Passing {
    const parts = new Set(this.#asked.map(({ part }) => part));
    if (parts.size === 0) return () => this.#all;
    this.#rows = this.#all.slice();
    this.#failed = new Uint8Array(this.#all.length);
    this.#count = this.#all.length;
    // What fails the only part is everything else: nobody asks for it by itself.
    for (const { part, narrow } of this.#asked) narrow(parts.size === 1 ? numbers.row : numbers[part]);
    const failing = this.#byFailed();
    const all = failing(0);
    const known = new Map<Part, Int32Array>();
    return (except) => {
      if (except === undefined || !parts.has(except)) return all;
      if (parts.size === 1) return this.#all;
      const made = known.get(except) ?? joined(all, failing(numbers[except]));
      known.set(except, made);
      return made;
    };
  }
}

/** 1 for what a row may have failed before and stays a candidate though it fails this part. */
function staysOf(number: number): Uint8Array {
  const stays = new Uint8Array(256);
  if (number !== numbers.row) stays[0] = stays[number] = 1;
  return stays;
}

function joined(first: Int32Array, second: Int32Array): Int32Array {
  if (second.length === 0) return first;
  const both = new Int32Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** Room for every value that a column of codes may have. */
export const noneOf = (column: Codes) => new Uint8Array(2 ** (8 * column.BYTES_PER_ELEMENT));

/** 1 for each of the values between two. */
function wantedBetween(column: Codes, { from, to }: { from: number; to: number }): Uint8Array {
  const isWanted = noneOf(column);
  return isWanted.fill(1, Math.ceil(from), Math.min(isWanted.length, Math.floor(to) + 1));
}

/** 1 for each of the values that are wanted. */
export function wantedOf(column: Codes, values: readonly number[]): Uint8Array {
  const isWanted = noneOf(column);
  for (const value of values) if (value >= 0) isWanted[value] = 1;
  return isWanted;
}
