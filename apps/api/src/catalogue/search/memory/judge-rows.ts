import { fold } from '@martelo/domain/fold';

import { cityPositions } from '../../places/city-positions.ts';
import { type Area, isWithin } from '../../auctions/area.ts';
import { phaseCodes, type SearchFilters } from '../../auctions/search-filters.ts';
import type { SearchRows } from './search-rows.ts';

/** Which filters a row does not meet, a bit for each; 0 meets all. `row` is what no facet leaves out. */
export const unmet = { row: 1, place: 2, subcategory: 4, type: 8, phase: 16, bedrooms: 32 } as const;

export interface Judgement {
  /** What each row does not meet. */
  judged: Uint8Array;
  /** The rows that meet every filter but the one that is left out. */
  meeting: (left?: number) => Int32Array;
}

/** Marks the rows whose value is none of these; plain loops over columns, since this runs over every row. */
function demand(
  judged: Uint8Array,
  bit: number,
  column: Uint8Array | Int32Array,
  values: readonly number[],
): void {
  const most = Math.max(255, ...values);
  const isWanted = new Uint8Array(most + 1);
  for (const value of values) if (value >= 0) isWanted[value] = 1;
  for (let row = 0; row < judged.length; row++) if (isWanted[column[row]!] !== 1) judged[row]! |= bit;
}

function demandPrices(judged: Uint8Array, prices: Float64Array, least: number, most: number): void {
  for (let row = 0; row < judged.length; row++)
    if (prices[row]! < least || prices[row]! > most) judged[row]! |= unmet.row;
}

/** By their own coordinates, those without any by their municipality's. */
function demandArea(judged: Uint8Array, { positions, towns, cities }: SearchRows, area: Area): void {
  const seats = cityPositions();
  const inArea = cities.map(({ id }) => {
    const seat = seats.get(id);
    return seat !== undefined && isWithin(area, seat);
  });
  for (let row = 0; row < judged.length; row++) {
    const own = positions.get(row);
    if (own ? !isWithin(area, own) : inArea[towns[row]!] !== true) judged[row]! |= unmet.row;
  }
}

/** State, cities and neighbourhoods; chosen cities stand for their state (LIST-04). */
function demandPlace(judged: Uint8Array, rows: SearchRows, filters: SearchFilters): void {
  const { cityIds, stateIds, neighborhoods } = filters;
  if (cityIds.length > 0) {
    const towns = cityIds.flatMap((id) => rows.townOf.get(id) ?? []);
    demand(judged, unmet.place, rows.towns, towns);
  } else if (stateIds.length > 0) {
    demand(judged, unmet.place, rows.states, stateIds);
  }
  if (neighborhoods.length > 0) {
    const numbers = neighborhoods.map((name) => rows.neighborhoodNumbers.get(fold(name)) ?? -1);
    demand(judged, unmet.place, rows.neighborhoods, numbers);
  }
}

let scratch = new Int32Array(0);

/** As many as there are rows, for one gathering at a time: new ones for each facet would have memory cleared all the time. */
function scratchFor(rows: number): Int32Array {
  if (scratch.length < rows) scratch = new Int32Array(rows);
  return scratch;
}

/** Gathers the rows once for all facets whose own filter is not asked for. */
function gather(judged: Uint8Array): Judgement['meeting'] {
  let occurring = 0;
  for (let row = 0; row < judged.length; row++) occurring |= judged[row]!;
  const gathered = new Map<number, Int32Array>();
  return (left = 0) => {
    const known = gathered.get(left & occurring);
    if (known) return known;
    const gathering = scratchFor(judged.length);
    let size = 0;
    for (let row = 0; row < judged.length; row++) {
      gathering[size] = row;
      size += (judged[row]! & ~left) === 0 ? 1 : 0;
    }
    const found = gathering.slice(0, size);
    gathered.set(left & occurring, found);
    return found;
  };
}

/** What of the filters each row does not meet. `matches` has 1 for the rows with the words; null where none are asked for. */
export function judgeRows(rows: SearchRows, filters: SearchFilters, matches: Uint8Array | null): Judgement {
  const { subcategoryIds, typeCodes, phase, bedrooms, priceMin, priceMax, status, area } = filters;
  const judged = new Uint8Array(rows.ids.length);
  if (matches) demand(judged, unmet.row, matches, [1]);
  if (priceMin !== null || priceMax !== null)
    demandPrices(judged, rows.prices, priceMin ?? 0, priceMax ?? Number.POSITIVE_INFINITY);
  if (status) demand(judged, unmet.row, rows.ended, [status === 'ended' ? 1 : 0]);
  if (area) demandArea(judged, rows, area);
  demandPlace(judged, rows, filters);
  if (subcategoryIds.length > 0) demand(judged, unmet.subcategory, rows.subcategories, subcategoryIds);
  if (typeCodes.length > 0) demand(judged, unmet.type, rows.types, typeCodes);
  if (phase) demand(judged, unmet.phase, rows.phases, [phaseCodes[phase]]);
  if (bedrooms) demand(judged, unmet.bedrooms, rows.bedrooms, [bedrooms]);
  return { judged, meeting: gather(judged) };
}
