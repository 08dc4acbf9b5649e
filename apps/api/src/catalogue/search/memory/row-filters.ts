import { type DimensionName, dimensionNames } from '../dimensions.ts';
import type { Columns } from './columns.ts';

export type Part = 'row' | 'place' | DimensionName;

/** A number for each part of the filters; 0 is none. */
const numbers = Object.fromEntries(
  (['row', 'place', ...dimensionNames] as const).map((part, at) => [part, at + 1]),
) as Readonly<Record<Part, number>>;

type Column = Columns[keyof Columns];
export type Codes = Extract<Column, Uint8Array | Uint16Array>;
export const isCodes = (column: Column): column is Codes =>
  column instanceof Uint8Array || column instanceof Uint16Array;

/** The rows that pass every part, or every part but one; in ascending order where no part is left out. */
export type Passing = (except?: Part) => Int32Array;

type Filter = { part: Part } & (
  | { column: Codes | Int32Array; mask: Uint8Array }
  | { column: Column; from: number; to: number }
  | { isPassing: (row: number) => boolean }
);

// Plain loops over columns without branches: these run over every row. V8 does not optimise a loop that it inlines into
// a small caller, nor one that sees more than four types of columns.

/** Writes 1 for each of the rows that passes, 0 for each other. */
function applyFilter(filter: Filter, rows: Int32Array, passes: Uint8Array): void {
  if ('mask' in filter) {
    const { column, mask } = filter;
    for (let at = 0; at < rows.length; at++) passes[at] = mask[column[rows[at]!]!]!;
  } else if ('from' in filter) {
    const { column, from, to } = filter;
    for (let at = 0; at < rows.length; at++) {
      const value = column[rows[at]!]!;
      passes[at] = Number(value >= from) & Number(value <= to);
    }
  } else for (let at = 0; at < rows.length; at++) passes[at] = filter.isPassing(rows[at]!) ? 1 : 0;
}

/** Those of the rows that pass, written to `into`, which may be the rows themselves. */
function passingRows(rows: Int32Array, passes: Uint8Array, into: Int32Array): Int32Array {
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    into[count] = rows[at]!;
    count += passes[at]!;
  }
  return into.subarray(0, count);
}

/** Rows that fail no part so far or one, which is `failed` by its number at the same place; 0 for none. */
interface Candidates {
  rows: Int32Array;
  failed: Uint8Array;
}

function mark(failed: Uint8Array, passes: Uint8Array, number: number): void {
  const marks = Uint8Array.of(number, 0);
  for (let at = 0; at < failed.length; at++) failed[at] = marks[passes[at]!]!;
}

/** Without the rows that failed another part and fail this one too; `into` may be the rows themselves. */
function narrow(
  { rows, failed }: Candidates,
  passes: Uint8Array,
  number: number,
  into: Int32Array,
): Candidates {
  const [next, stays] = [new Uint8Array(512), new Uint8Array(512)];
  for (let before = 0; before < 256; before++) {
    next[before << 1] = number;
    next[(before << 1) | 1] = before;
    stays[before << 1] = before === 0 || before === number ? 1 : 0;
    stays[(before << 1) | 1] = 1;
  }
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const state = (failed[at]! << 1) | passes[at]!;
    into[count] = rows[at]!;
    failed[count] = next[state]!;
    count += stays[state]!;
  }
  return { rows: into.subarray(0, count), failed };
}

/** The rows by the number of the part that they fail, 0 for none; each in the order that they stand in. */
function byFailed({ rows, failed }: Candidates): (number: number) => Int32Array {
  const starts = new Int32Array(257);
  for (let at = 0; at < rows.length; at++) starts[failed[at]! + 1]! += 1;
  for (let number = 0; number < 256; number++) starts[number + 1]! += starts[number]!;
  const next = starts.slice();
  const parted = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at++) parted[next[failed[at]!]!++] = rows[at]!;
  return (number) => parted.subarray(starts[number], starts[number + 1]);
}

/** A sample of this many rows shows roughly which filter lets the fewest pass. */
const sampleSize = 256;

/** Those that let fewer pass come first, so that the others check fewer rows. */
function mostNarrowingFirst(filters: readonly Filter[], rows: Int32Array): Filter[] {
  if (filters.length < 2) return [...filters];
  const sample = Int32Array.from(
    { length: sampleSize },
    (_, at) => rows[Math.floor((at * rows.length) / sampleSize)] ?? 0,
  );
  const passes = new Uint8Array(sampleSize);
  const shareOf = (filter: Filter) => {
    applyFilter(filter, sample, passes);
    return passes.reduce((sum, one) => sum + one, 0);
  };
  return filters
    .map((filter) => ({ filter, share: shareOf(filter) }))
    .toSorted((a, b) => a.share - b.share)
    .map(({ filter }) => filter);
}

/**
 * Gathers filters and finds the rows that pass them, or all but one part of them, which a facet leaves out: rows that
 * fail two, or one that no facet leaves out, are dropped early.
 */
export class RowFilters {
  readonly #all: Int32Array;
  readonly #filters: Filter[] = [];

  constructor(rows: Int32Array) {
    this.#all = rows;
  }

  /** Leaves only the rows whose value has a 1 in `mask`, which has room for every value. */
  requireOneOf(part: Part, column: Codes | Int32Array, mask: Uint8Array): void {
    this.#filters.push({ part, column, mask });
  }

  requireRange(part: Part, column: Column, { from, to }: { from: number; to: number }): void {
    if (isCodes(column)) this.requireOneOf(part, column, maskBetween(column, { from, to }));
    else this.#filters.push({ part, column, from, to });
  }

  /** The same for conditions that no single column decides. */
  require(part: Part, isPassing: (row: number) => boolean): void {
    this.#filters.push({ part, isPassing });
  }

  passing(): Passing {
    const passes = new Uint8Array(this.#filters.length > 0 ? this.#all.length : 0);
    // The shared array of all rows must not be overwritten.
    const roomFor = (rows: Int32Array, given: Int32Array) =>
      rows === given ? new Int32Array(rows.length) : rows;
    const applyFilters = (given: Int32Array, filters: readonly Filter[]) => {
      let rows = given;
      for (const filter of mostNarrowingFirst(filters, given)) {
        applyFilter(filter, rows, passes);
        rows = passingRows(rows, passes, roomFor(rows, given));
      }
      return rows;
    };

    const leftOut = this.#filters.filter(({ part }) => part !== 'row');
    const anywhere = applyFilters(
      this.#all,
      this.#filters.filter(({ part }) => part === 'row'),
    );
    const parts = new Set(leftOut.map(({ part }) => part));
    if (parts.size < 2) {
      const all = applyFilters(anywhere, leftOut);
      return (except) => (except !== undefined && parts.has(except) ? anywhere : all);
    }

    const failed = new Uint8Array(anywhere.length);
    let candidates: Candidates = { rows: anywhere, failed };
    for (const [place, filter] of mostNarrowingFirst(leftOut, anywhere).entries()) {
      applyFilter(filter, candidates.rows, passes);
      if (place === 0) mark(failed, passes, numbers[filter.part]);
      else candidates = narrow(candidates, passes, numbers[filter.part], roomFor(candidates.rows, anywhere));
    }
    const failing = byFailed(candidates);
    const all = failing(0);
    const known = new Map<Part, Int32Array>();
    return (except) => {
      if (except === undefined || !parts.has(except)) return all;
      const made = known.get(except) ?? joined(all, failing(numbers[except]));
      known.set(except, made);
      return made;
    };
  }
}

function joined(first: Int32Array, second: Int32Array): Int32Array {
  if (second.length === 0) return first;
  const both = new Int32Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** Size for every value that a column of codes may have. */
export const noneOf = (column: Codes) => new Uint8Array(2 ** (8 * column.BYTES_PER_ELEMENT));

/** 1 for each of the values between two, either of which may lie beyond what the column can have. */
function maskBetween(column: Codes, { from, to }: { from: number; to: number }): Uint8Array {
  const mask = noneOf(column);
  const within = (place: number) => Math.max(0, Math.min(mask.length, place));
  return mask.fill(1, within(Math.ceil(from)), within(Math.floor(to) + 1));
}

/** 1 for each requested value. */
export function maskOf(column: Codes, values: readonly number[]): Uint8Array {
  const mask = noneOf(column);
  for (const value of values) if (value >= 0) mask[value] = 1;
  return mask;
}
