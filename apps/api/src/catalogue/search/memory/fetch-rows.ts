import { type RawBuilder, sql } from 'kysely';

import { ended } from '../../auctions/conditions.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { wholeColumns } from '../dimensions.ts';
import { RowWords } from './row-words.ts';

const dimensional = Object.keys(wholeColumns) as readonly (keyof typeof wholeColumns)[];
/** Columns of whole numbers that fit 32 bits, by their SQL. */
const whole = {
  ...(Object.fromEntries(dimensional.map((name) => [name, sql.ref(name)])) as Record<
    (typeof dimensional)[number],
    RawBuilder<unknown>
  >),
  state_id: sql`state_id`,
  city_id: sql`city_id`,
  auctioneer_id: sql`auctioneer_id`,
  listed: sql`listed - date '1970-01-01'`,
  ended: sql`(${ended})`,
} as const;
type WholeColumn = keyof typeof whole;
const wholeNames = Object.keys(whole) as readonly WholeColumn[];

/** Rows of search_rows, column by column: row by row the same auction in each. */
export interface FetchedRows {
  ids: Float64Array;
  prices: Float64Array;
  /** 0 where not stated. */
  nextPrices: Float64Array;
  /** Seconds since 1970; -1 where nothing closes. */
  endsAt: Float64Array;
  whole: Readonly<Record<WholeColumn, Int32Array>>;
  kinds: readonly string[];
  neighborhoods: readonly string[];
  words: RowWords;
  positions: readonly (readonly [id: number, latitude: number, longitude: number])[];
}

/** Columns as bytes: a value of its own for each row would cost ten times as much to read. Null without rows. */
type Sent = Record<`whole_${WholeColumn}` | 'ids' | 'prices' | 'next_prices' | 'ends', Buffer | null> & {
  kinds: string | null;
  neighborhoods: string | null;
  words: string | null;
  positions: [number, number, number][] | null;
};

/** PostgreSQL sends the highest byte first; every processor that Node runs on here has it last. */
const bytesOf = (sent: Buffer | null, swap: (bytes: Buffer) => Buffer): ArrayBuffer =>
  new Uint8Array(swap(Buffer.from(sent ?? Buffer.alloc(0)))).buffer;
const wide = (sent: Buffer | null) => new Float64Array(bytesOf(sent, (bytes) => bytes.swap64()));
const narrow = (sent: Buffer | null) => new Int32Array(bytesOf(sent, (bytes) => bytes.swap32()));
const lines = (sent: string | null) => (sent === null ? [] : sent.split('\n'));

/** The rows that `which` picks of search_rows (`where …`), by their numbers. */
export async function fetchRows(database: Database, which: RawBuilder<unknown>): Promise<FetchedRows> {
  const columns = wholeNames.map(
    (name) => sql`string_agg(int4send((${whole[name]})::integer), '') as ${sql.ref(`whole_${name}`)}`,
  );
  const { rows } = await sql<Sent>`
    select string_agg(float8send(auction_id), '') as ids, string_agg(float8send(price), '') as prices,
      string_agg(float8send(next_price), '') as next_prices,
      string_agg(float8send(case when ends_at = 'infinity' then -1 else floor(extract(epoch from ends_at)) end), '') as ends,
      string_agg(translate(kind, E'\\n', ' '), E'\\n') as kinds,
      string_agg(translate(neighborhood, E'\\n', ' '), E'\\n') as neighborhoods,
      string_agg(strip(words)::text, E'\\n') as words,
      json_agg(json_build_array(auction_id, latitude, longitude)) filter (where latitude is not null) as positions,
      ${sql.join(columns)}
    from (select * from search_rows ${which}) as picked`.execute(database);
  const sent = rows[0]!;
  const ids = wide(sent.ids);
  return {
    ids,
    prices: wide(sent.prices),
    nextPrices: wide(sent.next_prices),
    endsAt: wide(sent.ends),
    whole: Object.fromEntries(
      wholeNames.map((name) => [name, narrow(sent[`whole_${name}`])]),
    ) as FetchedRows['whole'],
    kinds: lines(sent.kinds),
    neighborhoods: lines(sent.neighborhoods),
    words: new RowWords(sent.words ?? '', ids.length),
    positions: sent.positions ?? [],
  };
}
