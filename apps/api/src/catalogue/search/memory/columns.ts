import { dimensionOf, priceEdges, wholeColumns } from '../dimensions.ts';
import type { FetchedRows } from './fetch-rows.ts';

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/**
 * What is counted together, so many bits for each: a loop over rows costs more than what it does for each of them. All
 * of a pack are of few values.
 */
export const packs = {
  sale: { type: 3, phase: 4, modality: 3, financing: 2, fgts: 2, occupancy: 2 },
  bands: { priceBand: 4, areaBand: 4, squareMetreBand: 4, nextPriceBand: 4 },
} as const;
export type PackName = keyof typeof packs;

/** The search table in the process's memory: of each row the same position in every column. */
const shapes = {
  ids: Float64Array,
  price: Float64Array,
  /** Seconds since 1970; the greatest value where nothing closes. */
  ends_at: Uint32Array,
  listed: Uint16Array,
  state_id: Uint8Array,
  /** The index of the row's municipality; past the end where unknown. */
  city: Uint16Array,
  neighborhood: Int32Array,
  ...wholeColumns,
  kind: Uint16Array,
  /** The index of the row's auctioneer, by first occurrence. */
  auctioneer_id: Uint16Array,
  /** In centavos; capped at the greatest value. */
  next_price: Uint32Array,
  ended: Uint8Array,
  sale: Uint16Array,
  /** Bands of the columns that are counted by them. */
  bands: Uint16Array,
  /** 1 for a live row, 0 for one that was removed or written again further on. */
  live: Uint8Array,
  /** Shows whether a row's words changed. */
  wordsHash: Int32Array,
} as const;
type Name = keyof typeof shapes;
export type Columns = { -readonly [Column in Name]: InstanceType<(typeof shapes)[Column]> };

const names = Object.keys(shapes) as readonly Name[];

/** Columns for this many rows, the first ones copied from others. */
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

/** One number of the values of a pack, the first in its lowest bits. */
export function pack<Name extends string>(
  bitsOf: Readonly<Record<Name, number>>,
  values: Readonly<Record<Name, number>>,
): number {
  let [packed, shift] = [0, 0];
  for (const name in bitsOf) {
    const bits = bitsOf[name];
    packed |= Math.min(values[name], 2 ** bits - 1) << shift;
    shift += bits;
  }
  return packed;
}

/** Column by column: looking up thirty of them for every row would cost more than writing them. */
const write = (column: Numbers, places: Uint32Array, values: ArrayLike<number>) => {
  for (let from = 0; from < places.length; from++) column[places[from]!] = values[from]!;
};

/**
 * Writes fetched rows to their places, which are as many; what needs a number for its name is written by the caller.
 */
export function writeRows(columns: Columns, places: Uint32Array, fetched: FetchedRows): void {
  const { whole, ids, prices, nextPrices, endsAt } = fetched;
  for (const name of copied) write(columns[name], places, whole[name]);
  write(columns.ids, places, ids);
  write(columns.price, places, prices);
  const { ends_at, next_price, sale, bands, live } = columns;
  for (let from = 0; from < places.length; from++) {
    const row = places[from]!;
    ends_at[row] = endsAt[from]! < 0 ? 0xffff_ffff : endsAt[from]!;
    next_price[row] = Math.min(nextPrices[from]!, 0xffff_ffff);
    sale[row] = pack(packs.sale, {
      type: whole.type[from]!,
      phase: whole.phase[from]!,
      modality: whole.modality[from]!,
      financing: whole.financing[from]!,
      fgts: whole.fgts[from]!,
      occupancy: whole.occupancy[from]!,
    });
    bands[row] = pack(packs.bands, {
      priceBand: bandOf(priceEdges, prices[from]!),
      areaBand: bandOf(areaEdges, whole.area[from]!),
      squareMetreBand: bandOf(squareMetreEdges, whole.square_metre[from]!),
      nextPriceBand: bandOf(nextPriceEdges, nextPrices[from]!),
    });
    live[row] = 1;
  }
}
