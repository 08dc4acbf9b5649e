import { fold } from '@martelo/domain/fold';
import { wholeStates } from '@martelo/domain/list-filters';

import { cityPositions } from '../../places/city-positions.ts';
import { isWithin } from '../../auctions/area.ts';
import { statesOf } from '../../auctions/regions.ts';
import type { SearchFilters } from '../../auctions/search-filters.ts';
import { type DimensionName, dimensionNames, dimensionOf, priceRequirement } from '../dimensions.ts';
import { type Codes, isCodes, noneOf, type Passing, RowFilters, maskOf } from './row-filters.ts';
import type { Columns } from './columns.ts';
import type { SearchCopy } from './search-copy.ts';

/**
 * Region, states, cities and neighbourhoods; chosen cities stand for their state, and a state beside cities of others
 * is added to them (LIST-04).
 */
function requirePlace(rowFilters: RowFilters, copy: SearchCopy, filters: SearchFilters): void {
  const { cityIds, region, excludedCityIds, neighborhoods } = filters;
  const states = wholeStates(filters);
  const { columns, cityIndexOf } = copy;
  const indexes = (ids: readonly number[]) => ids.flatMap((id) => cityIndexOf.get(id) ?? []);
  const among = (column: Codes, values: readonly number[]) =>
    rowFilters.requireOneOf('place', column, maskOf(column, values));
  if (cityIds.length > 0 && states.length > 0) {
    const isCity = maskOf(columns.city, indexes(cityIds));
    const isState = maskOf(columns.state_id, states);
    rowFilters.require(
      'place',
      (row) => isCity[columns.city[row]!] === 1 || isState[columns.state_id[row]!] === 1,
    );
  } else if (cityIds.length > 0) among(columns.city, indexes(cityIds));
  else if (states.length > 0) among(columns.state_id, states);
  else if (region) among(columns.state_id, statesOf(region));
  if (excludedCityIds.length > 0) {
    const mask = noneOf(columns.city).fill(1);
    for (const cityIndex of indexes(excludedCityIds)) mask[cityIndex] = 0;
    rowFilters.requireOneOf('place', columns.city, mask);
  }
  if (neighborhoods.length > 0) {
    const mask = new Uint8Array(copy.neighborhoods.names.length);
    for (const number of neighborhoods.flatMap((name) => copy.neighborhoods.find(fold(name)) ?? []))
      mask[number] = 1;
    rowFilters.requireOneOf('place', columns.neighborhood, mask);
  }
}

/** The map's area: by their own coordinates, those without any by their municipality's. */
function requireArea(
  rowFilters: RowFilters,
  copy: SearchCopy,
  area: NonNullable<SearchFilters['area']>,
): void {
  const seats = cityPositions();
  const inArea = copy.cities.map(({ id }) => {
    const seat = seats.get(id);
    return seat !== undefined && isWithin(area, seat);
  });
  rowFilters.require('row', (row) => {
    const own = copy.positions.get(row);
    return own ? isWithin(area, own) : inArea[copy.columns.city[row]!] === true;
  });
}

function requireDimension(
  rowFilters: RowFilters,
  copy: SearchCopy,
  filters: SearchFilters,
  name: DimensionName,
): void {
  const { column, requirement } = dimensionOf(name);
  const required = requirement(filters);
  if (!required) return;
  const by = column(filters);
  const values = copy.columns[by];
  const codes = (ids: readonly number[]) =>
    by === 'auctioneer_id' ? ids.flatMap((id) => copy.auctioneers.find(id) ?? []) : ids;
  const among = (accepted: readonly number[]) => {
    if (!isCodes(values)) throw new TypeError(`${by} has no codes that could be listed`);
    rowFilters.requireOneOf(name, values, maskOf(values, accepted));
  };
  if ('oneOf' in required) among(codes(required.oneOf));
  else if ('texts' in required) among(required.texts.flatMap((text) => copy.kinds.find(text) ?? []));
  else rowFilters.requireRange(name, values, required);
}

function countBits(found: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < found.length; at++)
    for (let word = found[at]!; word !== 0; word &= word - 1) count += 1;
  return count;
}

/** The live rows of these bits, in ascending order. */
function rowsOfBits(found: Uint32Array, { live }: Columns): Int32Array {
  const rows = new Int32Array(countBits(found));
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
  passing: Passing;
}

/** `found` has a bit for each row with the words; null where no words were given. */
export function filterRows(
  copy: SearchCopy,
  filters: SearchFilters,
  found: Uint32Array | null,
): FilteredRows {
  const rowFilters = new RowFilters(found ? rowsOfBits(found, copy.columns) : copy.rows);
  const price = priceRequirement(filters);
  if (price && 'from' in price) rowFilters.requireRange('row', copy.columns.price, price);
  if (filters.status)
    rowFilters.requireOneOf(
      'row',
      copy.columns.ended,
      maskOf(copy.columns.ended, [filters.status === 'ended' ? 1 : 0]),
    );
  if (filters.area) requireArea(rowFilters, copy, filters.area);
  requirePlace(rowFilters, copy, filters);
  for (const name of dimensionNames) requireDimension(rowFilters, copy, filters, name);
  return { passing: rowFilters.passing() };
}
