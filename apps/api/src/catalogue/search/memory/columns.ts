import { dimensionOf, priceEdges, wholeColumns } from '../dimensions.ts';
import type { FetchedRows } from './fetch-rows.ts';

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** The search table in the process's memory: of each row the same place in every column. */
const shapes = {
  ids: Float64Array,
  price: Float64Array,
  /** Seconds since 1970; the greatest where nothing closes. */
  ends_at: Uint32Array,
  listed: Uint16Array,
  state_id: Uint8Array,
  /** Where the row's municipality stands among all; past their end where it is not known. */
  city: Uint16Array,
  neighborhood: Uint32Array,
  ...wholeColumns,
  kind: Uint16Array,
  /** Where the row's auctioneer stands among those that were met. */
  auctioneer_id: Uint16Array,
  /** In centavos; the greatest for whatever is above it. */
  next_price: Uint32Array,
  ended: Uint8Array,
  /** Bands of the columns that are counted by them. */
  priceBand: Uint8Array,
  areaBand: Uint8Array,
  squareMetreBand: Uint8Array,
  nextPriceBand: Uint8Array,
  /** 1 for a row that stands, 0 for one that went or was written anew further on. */
  live: Uint8Array,
  /** Tells whether a row's words changed. */
  wordsHash: Int32Array,
} as const;
type Name = keyof typeof shapes;
export type Columns = { -readonly [Column in Name]: InstanceType<(typeof shapes)[Column]> };

const names = Object.keys(shapes) as readonly Name[];

/** Columns with room for so many rows, the first ones taken over from others. */
export function makeColumns(capacity: number, from?: Columns): Columns {
  return Object.fromEntries(
    names.map((name) => {
      const column: Numbers = new shapes[name](capacity);
      if (from) column.set(from[name]);
      return [name, column];
    }),
  ) as Columns;
}

/** In which band a value lies: 0 before the first edge. */
export function bandOf(edges: readonly number[], value: number): number {
  let band = 0;
  while (band < edges.length && value >= edges[band]!) band += 1;
  return band;
}

/** Columns that are copied as they are. */
const copied = [
  'state_id',
  'listed',
  'ended',
  ...(Object.keys(wholeColumns) as readonly (keyof typeof wholeColumns)[]),
] as const;

const areaEdges = dimensionOf('area').edges ?? [];
const squareMetreEdges = dimensionOf('squareMetre').edges ?? [];
const nextPriceEdges = dimensionOf('nextPrice').edges ?? [];

/** Writes a fetched row to its place; what needs a number for its name is written by the caller. */
export function writeRow(columns: Columns, row: number, fetched: FetchedRows, from: number): void {
  const { whole, ids, prices, nextPrices, endsAt } = fetched;
  for (const name of copied) columns[name][row] = whole[name][from]!;
  columns.ids[row] = ids[from]!;
  columns.price[row] = prices[from]!;
  columns.ends_at[row] = endsAt[from]! < 0 ? 0xffff_ffff : endsAt[from]!;
  columns.priceBand[row] = bandOf(priceEdges, prices[from]!);
  columns.areaBand[row] = bandOf(areaEdges, whole.area[from]!);
  columns.squareMetreBand[row] = bandOf(squareMetreEdges, whole.square_metre[from]!);
  columns.next_price[row] = Math.min(nextPrices[from]!, 0xffff_ffff);
  columns.nextPriceBand[row] = bandOf(nextPriceEdges, nextPrices[from]!);
  columns.live[row] = 1;
}
