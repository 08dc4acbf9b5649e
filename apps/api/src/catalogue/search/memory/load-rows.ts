import { sql } from 'kysely';

import type { Database } from '../../../platform/database/connection.ts';
import { publicVersion } from '../../../platform/database/public-version.ts';
import { places } from '../../places/places.ts';
import type { SearchRows } from './search-rows.ts';

/** Columns as bytes: a value of its own for each row would cost ten times as much to read. Null without rows. */
interface Loaded {
  version: string;
  listDate: string | null;
  ids: Buffer | null;
  cells: Buffer | null;
  cityIds: Buffer | null;
  prices: Buffer | null;
  ended: Buffer | null;
  neighborhoods: string[] | null;
  recent: Buffer | null;
  cheapest: Buffer | null;
  ending: Buffer | null;
  positions: [id: number, latitude: number, longitude: number][] | null;
  cityNames: number[] | null;
  labels: [cityId: number, neighborhood: string, label: string][] | null;
}

const idsBy = (order: ReturnType<typeof sql>) => sql`
  (select string_agg(float8send(auction_id), '') from (select auction_id from auction_search order by ${order}) as ordered)`;

/** PostgreSQL sends the highest byte first; every processor that Node runs on here has it last. */
const bytesOf = (sent: Buffer | null, swap: (bytes: Buffer) => Buffer): ArrayBuffer =>
  new Uint8Array(swap(sent ?? Buffer.alloc(0))).buffer;
const wide = (sent: Buffer | null) => new Float64Array(bytesOf(sent, (bytes) => bytes.swap64()));
const narrow = (sent: Buffer | null) => new Int32Array(bytesOf(sent, (bytes) => bytes.swap32()));

/**
 * What migration 0003 packs into a cell. Mapped and copied: `from` with a function took half of the time of a whole
 * copy.
 */
const unpack = (cells: Int32Array) => ({
  states: new Uint8Array(cells.map((cell) => cell >> 17)),
  subcategories: new Uint8Array(cells.map((cell) => (cell >> 13) & 15)),
  types: new Uint8Array(cells.map((cell) => (cell >> 10) & 7)),
  phases: new Uint8Array(cells.map((cell) => (cell >> 7) & 7)),
  bedrooms: new Uint8Array(cells.map((cell) => (cell >> 4) & 7)),
  bands: new Uint8Array(cells.map((cell) => cell & 15)),
});

/** The search table in one statement, so that all of it, and the version, is of one moment. */
export async function loadRows(database: Database): Promise<SearchRows> {
  const { rows } = await sql<Loaded>`
    select ${publicVersion} as version, (select max(list_date) from standing_lists) as "listDate", columns.*,
      ${idsBy(sql`listed desc, auction_id desc`)} as recent,
      ${idsBy(sql`price, auction_id`)} as cheapest,
      ${idsBy(sql`ends_at, auction_id`)} as ending,
      (select json_agg(json_build_array(id, latitude, longitude)) from auctions
        where latitude is not null and longitude is not null) as positions,
      (select json_agg(id) from (select id from cities order by name, id) as named) as "cityNames",
      (select json_agg(json_build_array(city_id, neighborhood, label))
        from (select * from counts_by_neighborhood order by label, city_id, neighborhood) as named) as labels
    from (
      select string_agg(float8send(auction_id), '') as ids, string_agg(int4send(cell), '') as cells,
        string_agg(int4send(city_id), '') as "cityIds", string_agg(float8send(price), '') as prices,
        string_agg(boolsend(ends_at = 'infinity' and next_change < 'infinity' and not pending), '') as ended,
        json_agg(neighborhood) as neighborhoods
      from auction_search
    ) as columns`.execute(database);
  return readRows(rows[0]!);
}

function readRows(loaded: Loaded): SearchRows {
  const ids = wide(loaded.ids);
  const rowOf = new Map<number, number>();
  ids.forEach((id, row) => rowOf.set(id, row));
  const inOrder = (sent: Buffer | null) => new Int32Array(wide(sent).map((id) => rowOf.get(id)!));

  const numbers = new Map<string, number>();
  const neighborhoods = Int32Array.from(loaded.neighborhoods ?? [], (name) => {
    const known = numbers.get(name);
    if (known === undefined) numbers.set(name, numbers.size);
    return known ?? numbers.size - 1;
  });
  const positions = new Map<number, { latitude: number; longitude: number }>();
  for (const [id, latitude, longitude] of loaded.positions ?? []) {
    const row = rowOf.get(id);
    if (row !== undefined) positions.set(row, { latitude, longitude });
  }
  const known = new Map(places().cities.map((city) => [city.id, city]));
  const cities = (loaded.cityNames ?? []).flatMap((id) => known.get(id) ?? []);
  const cityIndexOf = new Map(cities.map(({ id }, cityIndex) => [id, cityIndex]));
  const labels = (loaded.labels ?? []).map(([cityId, name, label], rank) => ({
    rank,
    cityId,
    city: known.get(cityId)?.name ?? '',
    neighborhood: numbers.get(name) ?? -1,
    label,
  }));
  const recent = inOrder(loaded.recent);
  const cheapest = inOrder(loaded.cheapest);
  return {
    version: loaded.version,
    listDate: loaded.listDate,
    ids,
    rowOf,
    ...unpack(narrow(loaded.cells)),
    cityIndexes: narrow(loaded.cityIds).map((id) => cityIndexOf.get(id) ?? cities.length),
    prices: wide(loaded.prices),
    ended: new Uint8Array(loaded.ended ?? []),
    neighborhoods,
    neighborhoodNumbers: numbers,
    orders: { 1: recent, 2: cheapest, 3: cheapest.toReversed(), 4: inOrder(loaded.ending) },
    positions,
    cities,
    cityIndexOf,
    labels: Map.groupBy(labels, ({ cityId }) => cityId),
  };
}
