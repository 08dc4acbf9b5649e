import { fold } from '@martelo/domain/fold';

import { cityPositions } from '../../places/city-positions.ts';
import { type Area, isWithin } from '../../auctions/area.ts';
import { phaseCodes, type SearchFilters } from '../../auctions/search-filters.ts';
import type { SearchRows } from './search-rows.ts';

/** Which filters a row fails, a bit for each; 0 passes all. `row` is what no facet leaves out. */
const failing = { row: 1, place: 2, subcategory: 4, type: 8, phase: 16, bedrooms: 32 } as const;

export interface FilterMask {
  /** The filters that each row fails. */
  failed: Uint8Array;
  /** The rows that pass every filter, or all but one. */
  rowsPassing: (options?: { except?: keyof typeof failing }) => Int32Array;
}

/** Marks the rows whose value is none of these; plain loops over columns, since this runs over every row. */
function requireOneOf(
  failed: Uint8Array,
  bit: number,
  column: Uint8Array | Int32Array,
  values: readonly number[],
): void {
  const most = Math.max(255, ...values);
  const isWanted = new Uint8Array(most + 1);
  for (const value of values) if (value >= 0) isWanted[value] = 1;
  for (let row = 0; row < failed.length; row++) if (isWanted[column[row]!] !== 1) failed[row]! |= bit;
}

function requirePrice(failed: Uint8Array, prices: Float64Array, least: number, most: number): void {
  for (let row = 0; row < failed.length; row++)
    if (prices[row]! < least || prices[row]! > most) failed[row]! |= failing.row;
}

/** By their own coordinates, those without any by their municipality's. */
function requireArea(failed: Uint8Array, { positions, cityIndexes, cities }: SearchRows, area: Area): void {
  const seats = cityPositions();
  const inArea = cities.map(({ id }) => {
    const seat = seats.get(id);
    return seat !== undefined && isWithin(area, seat);
  });
  for (let row = 0; row < failed.length; row++) {
    const own = positions.get(row);
    if (own ? !isWithin(area, own) : inArea[cityIndexes[row]!] !== true) failed[row]! |= failing.row;
  }
}

/** State, cities and neighbourhoods; chosen cities stand for their state (LIST-04). */
function requirePlace(failed: Uint8Array, rows: SearchRows, filters: SearchFilters): void {
  const { cityIds, stateIds, neighborhoods } = filters;
  if (cityIds.length > 0) {
    const cityIndexes = cityIds.flatMap((id) => rows.cityIndexOf.get(id) ?? []);
    requireOneOf(failed, failing.place, rows.cityIndexes, cityIndexes);
  } else if (stateIds.length > 0) {
    requireOneOf(failed, failing.place, rows.states, stateIds);
  }
  if (neighborhoods.length > 0) {
    const numbers = neighborhoods.map((name) => rows.neighborhoodNumbers.get(fold(name)) ?? -1);
    requireOneOf(failed, failing.place, rows.neighborhoods, numbers);
  }
}

let scratch = new Int32Array(0);

/**
 * As many as there are rows, for one gathering at a time: new ones for each facet would have memory cleared all the
 * time.
 */
function scratchFor(rows: number): Int32Array {
  if (scratch.length < rows) scratch = new Int32Array(rows);
  return scratch;
}

/** Gathers the rows once for all facets whose own filter is not asked for. */
function gather(failed: Uint8Array): FilterMask['rowsPassing'] {
  let occurring = 0;
  for (let row = 0; row < failed.length; row++) occurring |= failed[row]!;
  const gathered = new Map<number, Int32Array>();
  return ({ except } = {}) => {
    const left = except ? failing[except] : 0;
    const known = gathered.get(left & occurring);
    if (known) return known;
    const gathering = scratchFor(failed.length);
    let size = 0;
    for (let row = 0; row < failed.length; row++) {
      gathering[size] = row;
      size += (failed[row]! & ~left) === 0 ? 1 : 0;
    }
    const found = gathering.slice(0, size);
    gathered.set(left & occurring, found);
    return found;
  };
}

/** What of the filters each row fails. `matches` has 1 for the rows with the words; null where none are asked for. */
export function maskRows(rows: SearchRows, filters: SearchFilters, matches: Uint8Array | null): FilterMask {
  const { subcategoryIds, typeCodes, phase, bedrooms, priceMin, priceMax, status, area } = filters;
  const failed = new Uint8Array(rows.ids.length);
  if (matches) requireOneOf(failed, failing.row, matches, [1]);
  if (priceMin !== null || priceMax !== null)
    requirePrice(failed, rows.prices, priceMin ?? 0, priceMax ?? Number.POSITIVE_INFINITY);
  if (status) requireOneOf(failed, failing.row, rows.ended, [status === 'ended' ? 1 : 0]);
  if (area) requireArea(failed, rows, area);
  requirePlace(failed, rows, filters);
  if (subcategoryIds.length > 0)
    requireOneOf(failed, failing.subcategory, rows.subcategories, subcategoryIds);
  if (typeCodes.length > 0) requireOneOf(failed, failing.type, rows.types, typeCodes);
  if (phase) requireOneOf(failed, failing.phase, rows.phases, [phaseCodes[phase]]);
  if (bedrooms) requireOneOf(failed, failing.bedrooms, rows.bedrooms, [bedrooms]);
  return { failed, rowsPassing: gather(failed) };
}
