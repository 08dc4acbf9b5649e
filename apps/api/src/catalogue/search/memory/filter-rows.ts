import { fold } from '@martelo/domain/fold';

import { cityPositions } from '../../places/city-positions.ts';
import { isWithin } from '../../auctions/area.ts';
import { isInRegion } from '../../auctions/regions.ts';
import type { SearchFilters } from '../../auctions/search-filters.ts';
import { type DimensionName, dimensionNames, dimensionOf, priceRequirement } from '../dimensions.ts';
import type { Columns } from './columns.ts';
import type { SearchCopy } from './search-copy.ts';

export type Part = 'row' | 'place' | DimensionName;

/** A bit for each part of the filters that a row can fail. */
const bits = Object.fromEntries(
  (['row', 'place', ...dimensionNames] as const).map((part, at) => [part, 1 << at]),
) as Readonly<Record<Part, number>>;

type Column = Columns[keyof Columns];

/** Rows that are looked at, and of each which parts of the filters it fails. */
interface Masked {
  rows: Int32Array;
  failed: Uint32Array;
}

/** Marks the rows whose value none of these is; plain loops over columns, since this runs over every row. */
function requireOneOf(
  { rows, failed }: Masked,
  bit: number,
  column: Column,
  values: readonly number[],
): void {
  const isWanted = new Uint8Array(Math.max(-1, ...values) + 1);
  for (const value of values) if (value >= 0) isWanted[value] = 1;
  for (let at = 0; at < rows.length; at++) if (isWanted[column[rows[at]!]!] !== 1) failed[at]! |= bit;
}

function requireRange(
  { rows, failed }: Masked,
  bit: number,
  column: Column,
  { from, to }: { from: number; to: number },
): void {
  for (let at = 0; at < rows.length; at++) {
    const value = column[rows[at]!]!;
    if (value < from || value > to) failed[at]! |= bit;
  }
}

/** Region, state, cities and neighbourhoods; chosen cities stand for their state (LIST-04). */
function requirePlace(masked: Masked, copy: SearchCopy, filters: SearchFilters): void {
  const { cityIds, stateIds, region, excludedCityIds, neighborhoods } = filters;
  const { columns, cityIndexOf } = copy;
  const indexes = (ids: readonly number[]) => ids.flatMap((id) => cityIndexOf.get(id) ?? []);
  if (cityIds.length > 0) requireOneOf(masked, bits.place, columns.city, indexes(cityIds));
  else if (stateIds.length > 0) requireOneOf(masked, bits.place, columns.state_id, stateIds);
  else if (region) {
    const states = Array.from({ length: 100 }, (_, state) => state);
    requireOneOf(
      masked,
      bits.place,
      columns.state_id,
      states.filter((state) => isInRegion(region, state)),
    );
  }
  if (excludedCityIds.length > 0) {
    const excluded = new Set(indexes(excludedCityIds));
    const { rows, failed } = masked;
    for (let at = 0; at < rows.length; at++)
      if (excluded.has(columns.city[rows[at]!]!)) failed[at]! |= bits.place;
  }
  if (neighborhoods.length > 0) {
    const numbers = neighborhoods.flatMap((name) => copy.neighborhoods.find(fold(name)) ?? []);
    requireOneOf(masked, bits.place, columns.neighborhood, numbers);
  }
}

/** The map's part: by their own coordinates, those without any by their municipality's. */
function requireArea(masked: Masked, copy: SearchCopy, area: NonNullable<SearchFilters['area']>): void {
  const seats = cityPositions();
  const inArea = copy.cities.map(({ id }) => {
    const seat = seats.get(id);
    return seat !== undefined && isWithin(area, seat);
  });
  const { rows, failed } = masked;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const own = copy.positions.get(row);
    if (own ? !isWithin(area, own) : inArea[copy.columns.city[row]!] !== true) failed[at]! |= bits.row;
  }
}

function requireDimension(
  masked: Masked,
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
  if ('oneOf' in asked) requireOneOf(masked, bits[name], values, codes(asked.oneOf));
  else if ('texts' in asked)
    requireOneOf(
      masked,
      bits[name],
      values,
      asked.texts.flatMap((text) => copy.kinds.find(text) ?? []),
    );
  else requireRange(masked, bits[name], values, asked);
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
  /** Those that pass every part, or every part but one; in ascending order. */
  passing: (except?: Part) => Int32Array;
}

/** `found` has a bit for each row with the words; null where none are asked for. */
export function filterRows(
  copy: SearchCopy,
  filters: SearchFilters,
  found: Uint32Array | null,
): FilteredRows {
  const rows = found ? rowsOfBits(found, copy.columns, copy.standing) : copy.rows;
  const masked: Masked = { rows, failed: new Uint32Array(rows.length) };
  const price = priceRequirement(filters);
  if (price && 'from' in price) requireRange(masked, bits.row, copy.columns.price, price);
  if (filters.status)
    requireOneOf(masked, bits.row, copy.columns.ended, [filters.status === 'ended' ? 1 : 0]);
  if (filters.area) requireArea(masked, copy, filters.area);
  requirePlace(masked, copy, filters);
  for (const name of dimensionNames) requireDimension(masked, copy, filters, name);

  let occurring = 0;
  for (const failed of masked.failed) occurring |= failed;
  const gathered = new Map<number, Int32Array>();
  const gather = (left: number): Int32Array => {
    if ((occurring & ~left) === 0) return rows;
    const kept = new Int32Array(rows.length);
    let count = 0;
    for (let at = 0; at < rows.length; at++) {
      kept[count] = rows[at]!;
      count += (masked.failed[at]! & ~left) === 0 ? 1 : 0;
    }
    return kept.subarray(0, count);
  };
  return {
    passing(except) {
      const left = (except ? bits[except] : 0) & occurring;
      const known = gathered.get(left);
      if (known) return known;
      const passing = gather(left);
      gathered.set(left, passing);
      return passing;
    },
  };
}
