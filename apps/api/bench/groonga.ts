import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { fold } from '@martelo/domain/fold';
import { sql } from 'kysely';

import { noFilters, sortings } from '../src/catalogue/auctions/search-filters.ts';
import { statesOf } from '../src/catalogue/auctions/regions.ts';
import { dimensionNames, dimensionOf, priceRequirement } from '../src/catalogue/search/dimensions.ts';
import type { Requirement } from '../src/catalogue/search/requirement.ts';
import { readKeyword } from '../src/catalogue/search/keyword.ts';
import { readQuery } from '../src/catalogue/search/list-query.ts';
import { pageSize } from '../src/catalogue/search/search.ts';
import type { PlaceIndex } from '@martelo/domain/sentence';
import type { Database } from '../src/platform/database/database.ts';
import type { Query } from './query-shapes.ts';

/** Groonga's result for a list. */
interface Found {
  total: number;
  /** The page's auctions. */
  ids: number[];
  /** By state, whatever place is chosen. */
  states: Map<number, number>;
}

/** Groonga over the same rows. */
export interface Peer {
  /**
   * Page, exact total and counts by every column, each without its own filter: one request for what all filters leave,
   * one more for each filter left out, all at once.
   */
  list: (query: Query) => Promise<Found>;
  /** The first of these requests alone, its counts narrowed by their own filters. */
  narrowed: (query: Query) => Promise<Found>;
  stop: () => void;
}

const numbers = [
  'state_id',
  'city_id',
  'subcategory_id',
  'type',
  'phase',
  'bedrooms',
  'modality',
  'price',
  'listed',
  'ends_at',
  'discount',
  'area',
  'square_metre',
  'parking',
  'financing',
  'fgts',
  'occupancy',
  'closes_on',
  'source_id',
  'auctioneer_id',
  'next_price',
  'discount_rank',
  'metre_rank',
] as const;
/** Bands are columns of their own: Groonga counts whole values. */
const bands = {
  price_band: 'price',
  area_band: 'area',
  square_metre_band: 'square_metre',
  next_price_band: 'next_price',
} as const;
const bandOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(bands).map(([band, name]) => [name, band])),
  discount: 'discount_band',
  next_price: 'next_price_band',
};
/**
 * Filters that a facet may leave out, with the columns that are counted without them; the price applies to every count.
 */
const facets: Readonly<Record<string, readonly string[]>> = {
  place: ['state_id', 'city_id'],
  ...Object.fromEntries(
    dimensionNames.map((name) => {
      const column = dimensionOf(name).column(noFilters);
      return [name, [bandOf[column] ?? column]];
    }),
  ),
};
const indexed = ['state_id', 'city_id', 'price', 'discount', 'square_metre'] as const;

const chunk = 20_000;
const logarithm = (value: number) => Math.floor(Math.log2(value + 1));

async function fill(database: Database, path: string, file: string): Promise<void> {
  const out = createWriteStream(file);
  for (const name of ['kind', 'neighborhood']) out.write(`table_create T_${name} TABLE_HASH_KEY ShortText\n`);
  out.write('table_create A TABLE_HASH_KEY UInt64\n');
  for (const name of [...numbers, 'discount_band', ...Object.keys(bands)])
    out.write(`column_create A ${name} COLUMN_SCALAR Int64\n`);
  for (const name of ['kind', 'neighborhood']) out.write(`column_create A ${name} COLUMN_SCALAR T_${name}\n`);
  out.write('column_create A words COLUMN_SCALAR Text\n');
  out.write('table_create Words TABLE_PAT_KEY ShortText --default_tokenizer TokenDelimit\n');
  out.write('column_create Words of COLUMN_INDEX|WITH_POSITION A words\n');
  for (const name of indexed) {
    out.write(`table_create By_${name} TABLE_PAT_KEY Int64\n`);
    out.write(`column_create By_${name} of COLUMN_INDEX A ${name}\n`);
  }
  out.write('load --table A\n[\n');
  for (let after = 0; ;) {
    const { rows } = await sql<Record<string, number | string>>`
      select auction_id, array_to_string(tsvector_to_array(words), ' ') as words, kind, neighborhood,
        ${sql.join(numbers.filter((name) => name !== 'listed' && name !== 'ends_at').map((name) => sql.ref(name)))},
        listed - date '1970-01-01' as listed,
        case when ends_at = 'infinity' then 9999999999 else floor(extract(epoch from ends_at))::bigint end as ends_at
      from search_rows where auction_id > ${after} order by auction_id limit ${chunk}`.execute(database);
    for (const { auction_id: id, ...row } of rows) {
      const banded = Object.entries(bands).map(([band, name]) => [band, logarithm(Number(row[name]))]);
      const whole = {
        ...row,
        ...Object.fromEntries(banded),
        discount_band: Math.floor(Number(row['discount']) / 1000),
      };
      out.write(`${JSON.stringify({ _key: id, ...whole })},\n`);
    }
    if (rows.length < chunk) break;
    after = Number(rows.at(-1)!['auction_id']);
  }
  out.write(']\n');
  await new Promise((resolve) => out.end(resolve));
  execFileSync('groonga', ['-n', path, 'status'], { stdio: 'ignore' });
  spawnSync('groonga', [path], { stdio: [openSync(file, 'r'), 'ignore', 'ignore'] });
}

/** How many, the columns' names, and the rows. */
type Answer = [[number], unknown, ...number[][]];

const quoted = (text: string) => JSON.stringify(text);
function condition(column: string, requirement: Requirement | null): string[] {
  if (!requirement) return [];
  if ('oneOf' in requirement) return [`in_values(${[column, ...requirement.oneOf].join(', ')})`];
  if ('texts' in requirement) return [`in_values(${[column, ...requirement.texts.map(quoted)].join(', ')})`];
  const { from, to } = requirement;
  return [
    Number.isFinite(to) ? `between(${column}, ${from}, "include", ${to}, "include")` : `${column} >= ${from}`,
  ];
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

async function untilUp(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await fetch(`${address}/d/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await delay(100);
  }
  throw new Error('Groonga does not answer.');
}

/** Null where its program is not installed. */
export async function openGroonga(database: Database, index: PlaceIndex): Promise<Peer | null> {
  if (spawnSync('groonga', ['--version'], { stdio: 'ignore' }).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'martelo-groonga-'));
  const path = join(folder, 'rows.db');
  await fill(database, path, join(folder, 'rows.grn'));
  const port = await freePort();
  const server: ChildProcess = spawn('groonga', ['-s', '--protocol', 'http', '--port', String(port), path], {
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await untilUp(address);

  /** The condition of each part; every facet applies the parts other than its own. */
  const conditionsOf = async (query: Query): Promise<Record<string, string[]>> => {
    const { filters } = readQuery(query, index);
    const { keyword } = await readKeyword(database, filters.keyword);
    const places =
      filters.stateIds.length > 0 ? filters.stateIds : filters.region ? statesOf(filters.region) : [];
    const terms = (keyword?.terms ?? []).map(
      ({ prefixes, words }) =>
        `(${[...words.map((word) => `words @ ${quoted(word)}`), ...prefixes.map((word) => `words @^ ${quoted(word)}`)].join(' || ')})`,
    );
    return {
      terms,
      price: condition('price', priceRequirement(filters)),
      place: [
        ...condition('city_id', filters.cityIds.length > 0 ? { oneOf: filters.cityIds } : null),
        ...condition(
          'state_id',
          filters.cityIds.length === 0 && places.length > 0 ? { oneOf: places } : null,
        ),
        ...condition(
          'neighborhood',
          filters.neighborhoods.length > 0
            ? { texts: filters.neighborhoods.map((name) => fold(name)) }
            : null,
        ),
      ],
      ...Object.fromEntries(
        dimensionNames.map((name) => {
          const { column, requirement } = dimensionOf(name);
          return [name, condition(column(filters), requirement(filters))];
        }),
      ),
    };
  };

  const select = async (
    conditions: Readonly<Record<string, readonly string[]>>,
    counted: readonly string[],
    rest: Record<string, string>,
  ) => {
    const all = Object.values(conditions).flat();
    const answer = await fetch(
      `${address}/d/select?${new URLSearchParams({
        table: 'A',
        ...(all.length > 0 && { filter: all.join(' && ') }),
        output_columns: '_key',
        drilldown: counted.join(','),
        drilldown_limit: '-1',
        cache: 'no',
        // Otherwise a word that occurs nowhere is searched within others.
        match_escalation: 'no',
        ...rest,
      }).toString()}`,
    );
    const [head, body] = (await answer.json()) as [[number], Answer[]];
    if (head[0] !== 0)
      throw new Error(`Groonga refused ${JSON.stringify(conditions)}: ${JSON.stringify(head)}`);
    const [found, ...counts] = body as [Answer, ...Answer[]];
    const rowsOf = ([, , ...rows]: Answer) => rows;
    return {
      total: found[0][0],
      ids: rowsOf(found).map(([id]) => id!),
      counts: new Map(
        counts.map((one, at) => [counted[at]!, new Map(rowsOf(one).map(([value, n]) => [value!, n!]))]),
      ),
    };
  };
  const pageOf = ({ order = 1, page = 1 }: Query) => {
    const { column, descending } = sortings[order as keyof typeof sortings];
    return {
      sort_keys: `${descending ? '-' : ''}${column}`,
      offset: String((page - 1) * pageSize),
      limit: String(pageSize),
    };
  };
  const neighborhoodsOf = ({ city_id }: Query) => (city_id === undefined ? [] : ['neighborhood']);

  return {
    async narrowed(query) {
      const counted = [...Object.values(facets).flat(), 'price_band', ...neighborhoodsOf(query)];
      const { total, ids, counts } = await select(await conditionsOf(query), counted, pageOf(query));
      return { total, ids, states: counts.get('state_id')! };
    },
    async list(query) {
      const conditions = await conditionsOf(query);
      const filteredParts = Object.keys(facets).filter((part) => conditions[part]!.length > 0);
      const others = Object.entries(facets).flatMap(([part, columns]) =>
        filteredParts.includes(part) ? [] : columns,
      );
      const [whole, ...without] = await Promise.all([
        select(conditions, [...others, 'price_band', ...neighborhoodsOf(query)], pageOf(query)),
        ...filteredParts.map((part) => select({ ...conditions, [part]: [] }, facets[part]!, { limit: '0' })),
      ]);
      const counts = new Map([whole, ...without].flatMap((one) => [...one.counts]));
      return { total: whole.total, ids: whole.ids, states: counts.get('state_id')! };
    },
    stop() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
