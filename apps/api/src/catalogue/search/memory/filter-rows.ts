import { fold } from '@martelo/domain/fold';

import { cityPositions } from '../../places/city-positions.ts';
import { isWithin } from '../../auctions/area.ts';
import { statesOf } from '../../auctions/regions.ts';
import type { SearchFilters } from '../../auctions/search-filters.ts';
import { type DimensionName, dimensionNames, dimensionOf, priceRequirement } from '../dimensions.ts';
import type { Columns } from './columns.ts';
import type { SearchCopy } from './search-copy.ts';

export type Part = 'row' | 'place' | DimensionName;

/** A number for each part of the filters; 0 is none. */
const numbers = Object.fromEntries(
  (['row', 'place', ...dimensionNames] as const).map((part, at) => [part, at + 1]),
) as Readonly<Record<Part, number>>;

type Column = Columns[keyof Columns];

/**
 * The rows that fail no part of the filters, or one that a facet leaves out: whatever fails two, or one that no facet
 * leaves out, is of no matter and dropped on the way, so that each further filter looks at fewer.
 */
class Candidates {
  readonly #all: Int32Array;
  #rows: Int32Array | null = null;
  /** The number of the part that each row fails; 0 for none. */
  #failed = new Uint8Array(0);
  #count: number;
  readonly #active = new Set<Part>();

  constructor(rows: Int32Array) {
    this.#all = rows;
    this.#count = rows.length;
  }

  /** Keeps to the rows whose value `isWanted` holds. Plain loops over columns: this runs over every row. */
  requireOneOf(part: Part, column: Column, isWanted: Uint8Array): void {
    const { rows, failed, number, end } = this.#begin(part);
    let kept = 0;
    for (let at = 0; at < end; at++) {
      const row = rows[at]!;
      const before = failed[at]!;
      if (isWanted[column[row]!] === 1) failed[kept] = before;
      else if (number > 1 && (before === 0 || before === number)) failed[kept] = number;
      else continue;
      rows[kept++] = row;
    }
    this.#count = kept;
  }

  requireRange(part: Part, column: Column, { from, to }: { from: number; to: number }): void {
    const { rows, failed, number, end } = this.#begin(part);
    let kept = 0;
    for (let at = 0; at < end; at++) {
      const row = rows[at]!;
      const before = failed[at]!;
      const value = column[row]!;
      if (value >= from && value <= to) failed[kept] = before;
      else if (number > 1 && (before === 0 || before === number)) failed[kept] = number;
      else continue;
      rows[kept++] = row;
    }
    this.#count = kept;
  }

  /** The same for what no column says by itself. */
  require(part: Part, passes: (row: number) => boolean): void {
    const { rows, failed, number, end } = this.#begin(part);
    let kept = 0;
    for (let at = 0; at < end; at++) {
      const row = rows[at]!;
      const before = failed[at]!;
      if (passes(row)) failed[kept] = before;
      else if (number > 1 && (before === 0 || before === number)) failed[kept] = number;
      else continue;
      rows[kept++] = row;
    }
    this.#count = kept;
  }

  #begin(part: Part) {
    this.#active.add(part);
    if (!this.#rows) {
      this.#rows = this.#all.slice();
      this.#failed = new Uint8Array(this.#all.length);
    }
    return { rows: this.#rows, failed: this.#failed, number: numbers[part], end: this.#count };
  }

  /** The rows that fail just this part; those that fail none without one. */
  #failing(part: Part | null): Int32Array {
    const number = part === null ? 0 : numbers[part];
    const found = new Int32Array(this.#count);
    let count = 0;
    for (let at = 0; at < this.#count; at++) {
      found[count] = this.#rows![at]!;
      count += this.#failed[at] === number ? 1 : 0;
    }
    return found.subarray(0, count);
  }

  passing(): FilteredRows['passing'] {
    if (!this.#rows) return () => this.#all;
    const all = this.#failing(null);
    const known = new Map<Part, Int32Array>();
    return (except) => {
      if (except === undefined || !this.#active.has(except)) return all;
      // The only thing asked for, left out: everything.
      if (this.#active.size === 1) return this.#all;
      const made = known.get(except) ?? joined(all, this.#failing(except));
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

/** 1 for each of the values that are wanted. */
function wantedOf(values: readonly number[]): Uint8Array {
  const isWanted = new Uint8Array(Math.max(-1, ...values) + 1);
  for (const value of values) if (value >= 0) isWanted[value] = 1;
  return isWanted;
}

/** Region, state, cities and neighbourhoods; chosen cities stand for their state (LIST-04). */
function requirePlace(candidates: Candidates, copy: SearchCopy, filters: SearchFilters): void {
  const { cityIds, stateIds, region, excludedCityIds, neighborhoods } = filters;
  const { columns, cityIndexOf } = copy;
  const indexes = (ids: readonly number[]) => ids.flatMap((id) => cityIndexOf.get(id) ?? []);
  const among = (column: Column, values: readonly number[]) =>
    candidates.requireOneOf('place', column, wantedOf(values));
  if (cityIds.length > 0) among(columns.city, indexes(cityIds));
  else if (stateIds.length > 0) among(columns.state_id, stateIds);
  else if (region) among(columns.state_id, statesOf(region));
  if (excludedCityIds.length > 0) {
    const isKept = new Uint8Array(copy.cities.length + 1).fill(1);
    for (const cityIndex of indexes(excludedCityIds)) isKept[cityIndex] = 0;
    candidates.requireOneOf('place', columns.city, isKept);
  }
  if (neighborhoods.length > 0)
    among(
      columns.neighborhood,
      neighborhoods.flatMap((name) => copy.neighborhoods.find(fold(name)) ?? []),
    );
}

/** The map's part: by their own coordinates, those without any by their municipality's. */
function requireArea(
  candidates: Candidates,
  copy: SearchCopy,
  area: NonNullable<SearchFilters['area']>,
): void {
  const seats = cityPositions();
  const inArea = copy.cities.map(({ id }) => {
    const seat = seats.get(id);
    return seat !== undefined && isWithin(area, seat);
  });
  candidates.require('row', (row) => {
    const own = copy.positions.get(row);
    return own ? isWithin(area, own) : inArea[copy.columns.city[row]!] === true;
  });
}

function requireDimension(
  candidates: Candidates,
  copy: SearchCopy,
  filters: SearchFilters,
  name: DimensionName,
): void {
  const { column, requirement } = dimensionOf(name);
  const asked = requirement(filters);
  if (!asked) return;
  const by = column(filters);
  const values = copy.columns[by];
  const codes = (ids: readonly number[]) =>
    by === 'auctioneer_id' ? ids.flatMap((id) => copy.auctioneers.find(id) ?? []) : ids;
  if ('oneOf' in asked) candidates.requireOneOf(name, values, wantedOf(codes(asked.oneOf)));
  else if ('texts' in asked)
    candidates.requireOneOf(
      name,
      values,
      wantedOf(asked.texts.flatMap((text) => copy.kinds.find(text) ?? [])),
    );
  else candidates.requireRange(name, values, asked);
}

/** The rows of these bits that stand, in ascending order. */
function rowsOfBits(found: Uint32Array, { live }: Columns, size: number): Int32Array {
  const rows = new Int32Array(size);
  let count = 0;
  for (let at = 0; at < found.length; at++) {
    let word = found[at]!;
    while (word !== 0) {
      const low = word & -word;
      const row = (at << 5) + (31 - Math.clz32(low));
      if (live[row] === 1) rows[count++] = row;
      word ^= low;
    }
  }
  return rows.subarray(0, count);
}

/** The rows that pass the filters. */
export interface FilteredRows {
  /** Those that pass every part, or every part but one; in ascending order where no part is left out. */
  passing: (except?: Part) => Int32Array;
}

/** `found` has a bit for each row with the words; null where none are asked for. */
export function filterRows(
  copy: SearchCopy,
  filters: SearchFilters,
  found: Uint32Array | null,
): FilteredRows {
  const candidates = new Candidates(found ? rowsOfBits(found, copy.columns, copy.standing) : copy.rows);
  const price = priceRequirement(filters);
  if (price && 'from' in price) candidates.requireRange('row', copy.columns.price, price);
  if (filters.status)
    candidates.requireOneOf('row', copy.columns.ended, wantedOf([filters.status === 'ended' ? 1 : 0]));
  if (filters.area) requireArea(candidates, copy, filters.area);
  requirePlace(candidates, copy, filters);
  for (const name of dimensionNames) requireDimension(candidates, copy, filters, name);
  return { passing: candidates.passing() };
}
