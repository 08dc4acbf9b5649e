import { setImmediate } from 'node:timers/promises';

import type { Position } from '../../places/city-positions.ts';
import { places } from '../../places/places.ts';
import type { CityRow } from '../../places/places.ts';
import { type Columns, makeColumns, writeRows } from './columns.ts';
import type { FetchedRows } from './fetch-rows.ts';
import { orderRows, reorderRows, type SortColumn, sortColumns } from './row-order.ts';
import { WordIndex } from './word-index.ts';

/** Spare capacity for rows, as a share of the present ones. */
const spare = 0.1;
const minSpare = 1000;

/** Names, or ids, by small numbers, in the order of their first occurrence. */
class Dictionary<Name> {
  readonly names: Name[] = [];
  readonly #numbers = new Map<Name, number>();

  /** The number of a name, a new one for a new name. */
  add(name: Name): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.names.length);
    return this.names.push(name) - 1;
  }

  find(name: Name): number | undefined {
    return this.#numbers.get(name);
  }
}

/**
 * A copy of the search table in the process's memory that follows its changes row by row. A row whose words changed is
 * written again at the end and its old slot is dead, so that the rows of every word only ascend.
 */
export class SearchCopy {
  columns: Columns;
  words: WordIndex;
  readonly kinds = new Dictionary<string>();
  readonly neighborhoods = new Dictionary<string>();
  readonly auctioneers = new Dictionary<number>();
  /** Of the rows that have their own coordinates. */
  readonly positions = new Map<number, Position>();
  readonly cities: readonly CityRow[] = places().cities;
  readonly cityIndexOf: ReadonlyMap<number, number> = new Map(
    this.cities.map(({ id }, cityIndex) => [id, cityIndex]),
  );
  /** Rows by what lists are ordered by; dead ones are in none. */
  orders: Readonly<Record<SortColumn, Int32Array>> = {
    listed: new Int32Array(),
    price: new Int32Array(),
    ends_at: new Int32Array(),
    discount: new Int32Array(),
    square_metre: new Int32Array(),
    next_price: new Int32Array(),
  };
  /** How many slots are used, dead ones included, and how many rows are live. */
  size = 0;
  standing = 0;
  #capacity: number;
  #all: Int32Array | null = null;
  /** The first rows are in the order of their numbers; later ones are found here. */
  #sorted = 0;
  readonly #later = new Map<number, number>();

  /** Capacity for about this many rows; which words are frequent is decided by the first of them. */
  constructor(expected: number, sample: FetchedRows) {
    this.#capacity = Math.ceil(expected * (1 + spare)) + minSpare;
    this.columns = makeColumns(this.#capacity);
    this.words = new WordIndex(sample.words, this.#capacity);
  }

  /** All live rows, ascending: the same array until something changes. */
  get rows(): Int32Array {
    if (this.#all) return this.#all;
    const { live } = this.columns;
    const rows = new Int32Array(this.standing);
    let count = 0;
    for (let row = 0; row < this.size; row++) if (live[row] === 1) rows[count++] = row;
    this.#all = rows;
    return rows;
  }

  /** The row of an auction's number; -1 where it has none. */
  rowOf(id: number): number {
    const later = this.#later.get(id);
    if (later !== undefined) return later;
    const { ids, live } = this.columns;
    let [low, high] = [0, this.#sorted - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      if (ids[middle] === id) return live[middle] === 1 ? middle : -1;
      if (ids[middle]! < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  /** Writes fetched rows to their slots. */
  #write(places: Uint32Array, rows: FetchedRows): void {
    writeRows(this.columns, places, rows);
    const { kind, auctioneer_id, neighborhood, city } = this.columns;
    for (let from = 0; from < places.length; from++) {
      const row = places[from]!;
      kind[row] = this.kinds.add(rows.kinds[from]!);
      auctioneer_id[row] = this.auctioneers.add(rows.whole.auctioneer_id[from]!);
      neighborhood[row] = this.neighborhoods.add(rows.neighborhoods[from]!);
      city[row] = this.cityIndexOf.get(rows.whole.city_id[from]!) ?? this.cities.length;
    }
    this.#place(rows);
  }

  /** A slot at the end for a fetched row, which is still to be written there. */
  #append({ words }: FetchedRows, from: number, hash: number): number {
    if (this.size === this.#capacity) {
      this.#capacity = Math.ceil(this.#capacity * 1.25);
      this.columns = makeColumns(this.#capacity, this.columns);
      this.words.grow(this.#capacity);
    }
    const row = this.size++;
    this.columns.wordsHash[row] = hash;
    this.words.add(row, words, from);
    this.standing += 1;
    return row;
  }

  #kill(row: number): void {
    this.columns.live[row] = 0;
    this.#later.delete(this.columns.ids[row]!);
    this.positions.delete(row);
    this.standing -= 1;
  }

  /** Further rows of the first filling, by ascending numbers. */
  fill(rows: FetchedRows): void {
    const places = new Uint32Array(rows.ids.length);
    for (let from = 0; from < places.length; from++)
      places[from] = this.#append(rows, from, rows.words.hashOf(from));
    this.#sorted = this.size;
    this.#write(places, rows);
  }

  /** After the last rows of the first filling; yields to the event loop between the orders. */
  async finish(): Promise<void> {
    this.words.trim();
    const orders = { ...this.orders };
    for (const column of sortColumns) {
      orders[column] = orderRows(column, this.columns, this.size);
      await setImmediate();
    }
    this.orders = orders;
  }

  /** Brings the rows of `ids` to what was fetched of them; those that were not fetched are removed. */
  update(ids: readonly number[], rows: FetchedRows): void {
    this.#all = null;
    const changed: number[] = [];
    const fetched = new Set(rows.ids);
    for (const id of ids) {
      const row = fetched.has(id) ? -1 : this.rowOf(id);
      if (row < 0) continue;
      changed.push(row);
      this.#kill(row);
    }
    const places = new Uint32Array(rows.ids.length);
    for (let from = 0; from < places.length; from++) {
      const { before, row } = this.#upsert(rows, from);
      if (before >= 0) changed.push(before);
      if (row !== before) changed.push(row);
      places[from] = row;
    }
    this.#write(places, rows);
    const isChanged = new Uint8Array(this.size);
    for (const row of changed) isChanged[row] = 1;
    this.orders = Object.fromEntries(
      sortColumns.map((column) => [
        column,
        reorderRows(column, this.columns, this.orders[column], { changed, isChanged }),
      ]),
    ) as typeof this.orders;
  }

  /** The slot for a fetched row, and its former slot; -1 where it had none. */
  #upsert(rows: FetchedRows, from: number): { before: number; row: number } {
    const id = rows.ids[from]!;
    const hash = rows.words.hashOf(from);
    const before = this.rowOf(id);
    if (before >= 0 && this.columns.wordsHash[before] === hash) {
      this.positions.delete(before);
      return { before, row: before };
    }
    if (before >= 0) this.#kill(before);
    const row = this.#append(rows, from, hash);
    this.#later.set(id, row);
    return { before, row };
  }

  #place({ positions }: FetchedRows): void {
    for (const [id, latitude, longitude] of positions) {
      const row = this.rowOf(id);
      if (row >= 0) this.positions.set(row, { latitude, longitude });
    }
  }
}
