import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { sql } from 'kysely';

import { listAuctions } from '../src/catalogue/search/list-auctions.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { placeIndexSource } from '../src/catalogue/places/place-index.ts';
import { placeRepository } from '../src/catalogue/places/places.repository.ts';
import { searchSource } from '../src/catalogue/search/engine/search-source.ts';
import { auctionsOf } from '../src/catalogue/search/memory/search-in-memory.ts';
import { type Engine, startEngines } from './engines.ts';
import { benchNow, generateAuctions } from './generate-auctions.ts';
import { openGroonga, type Peer } from './groonga.ts';
import { timeIngestion } from './ingest.ts';
import { measure, usualWarmUp } from './measure.ts';
import { refreshSearch } from '../src/catalogue/search/search-table.ts';
import { type Query, queryShapes } from './query-shapes.ts';
import { machine, formatTable, writeReport } from './report.ts';

/** Past this size nobody would use the embedded database. */
const maxEmbedded = 33_000;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    engines: { type: 'string', default: 'pglite,postgres' },
    /** The same rows, shapes and answers by Groonga, where its program is there. */
    peer: { type: 'boolean', default: false },
    'skip-ingestion': { type: 'boolean', default: false },
    /** Only the shapes whose names contain this. */
    shapes: { type: 'string', default: '' },
  },
});
const sizes = (values.sizes ?? (values.quick ? '5000' : '33000,200000,1000000')).split(',').map(Number);
const runs = values.quick ? 10 : 60;
/** Other engines take seconds for some shapes of a million rows. */
const peerRuns = Math.min(runs, 20);
const peerWarmUp = 3;
/** Lists of each shape that a server has answered before any is timed: V8 compiles hot code. */
const usedRuns = values.quick ? 5 : 40;

/** Every shape by the call that serves the list: page, exact total, statistics and all facets together. */
async function timeSearch({ database, pool }: OpenDatabase) {
  const index = await placeIndexSource(placeRepository(database), () => benchNow)();
  const floor = await measure(() => pool.query('select 1'), runs * 5);
  const before = await heldMegabytes();
  const started = performance.now();
  const source = searchSource(database);
  await source.warm();
  const ready = performance.now() - started;
  const memory = (await heldMegabytes()) - before;
  const list = (query: Query) => listAuctions(database, source.search, query, index);
  const peer = values.peer ? await openGroonga(database, index) : null;
  if (values.peer && !peer) console.warn('Groonga is not installed: nothing is timed on it.');
  const shapes = (await queryShapes(database)).filter(({ name }) => name.includes(values.shapes));
  for (const { next } of shapes) for (let turn = 0; turn < usedRuns; turn++) await list(next());
  const rows = [];
  for (const { name, next } of shapes) {
    const queries = Array.from({ length: usualWarmUp + runs }, next);
    const { p50, p95 } = await measure((turn) => list(queries[turn]!), runs);
    if (peer) await compareAnswers(name, queries, list, peer);
    const times = peer && (await timePeer(database, queries, list, peer));
    rows.push({
      query: name,
      p50,
      p95,
      '× select 1': Math.round(p50 / floor.p50),
      ...times,
      load: machine().load,
    });
  }
  peer?.stop();
  return { floor, ready: Math.round(ready), memory, catchUp: await timeCatchUp(database, source), rows };
}

/**
 * The same answer to the same queries, then as much of it as one request gives: the page by its ids, each count by its
 * own filter too.
 */
async function timePeer(
  database: OpenDatabase['database'],
  queries: readonly Query[],
  list: (query: Query) => Promise<unknown>,
  peer: Peer,
) {
  const ours = await measure((turn) => list(queries[turn]!), peerRuns, peerWarmUp);
  const same = await measure(
    async (turn) => auctionsOf(database, (await peer.list(queries[turn]!)).ids),
    peerRuns,
    peerWarmUp,
  );
  const narrowed = await measure((turn) => peer.narrowed(queries[turn]!), peerRuns, peerWarmUp);
  return {
    'these p50': ours.p50,
    'Groonga p50': same.p50,
    'Groonga p95': same.p95,
    'narrowed p50': narrowed.p50,
    'narrowed p95': narrowed.p95,
  };
}

/** Reports where the other engine finds something else. */
async function compareAnswers(
  name: string,
  queries: readonly Query[],
  list: (query: Query) => ReturnType<typeof listAuctions>,
  peer: Peer,
): Promise<void> {
  for (const query of queries.slice(0, 5)) {
    const [{ pagination, facets }, { total, states }] = [await list(query), await peer.list(query)];
    const differ = facets.states.filter(({ id, auction_count: count }) => count !== (states.get(id) ?? 0));
    if (pagination.total !== total || differ.length > 0)
      console.warn(
        `${name}: ${pagination.total} here, ${total} in Groonga; ${differ.length} states differ: ${JSON.stringify(query)}`,
      );
  }
}

/** Memory in use after a garbage collection, in MB; run with `--expose-gc`. Buffers go a while after a collection. */
async function heldMegabytes(): Promise<number> {
  const { gc } = globalThis as { gc?: () => void };
  for (let turn = 0; turn < 3; turn++) {
    gc?.();
    await delay(200);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return Math.round((heapUsed + arrayBuffers) / 1e6);
}

const maxChanged = 10_000;

/** Milliseconds until the copy answers for a list that changed so many prices, once it is committed. */
async function timeCatchUp(database: OpenDatabase['database'], source: ReturnType<typeof searchSource>) {
  await sql`update auctions set minimum_first = minimum_first - 100 where id <= ${maxChanged} and minimum_first > 1000`.execute(
    database,
  );
  const ids = Array.from({ length: maxChanged }, (_, place) => place + 1);
  await database.transaction().execute((trx) => refreshSearch(trx, ids, [], benchNow));
  const started = performance.now();
  await source.warm();
  return Math.round(performance.now() - started);
}

async function benchSearch(engine: Engine, size: number) {
  const opened = await engine.open();
  try {
    const started = performance.now();
    await generateAuctions(opened.work.database, size);
    const seconds = Math.round((performance.now() - started) / 1000);
    const { floor, ready, memory, catchUp, rows } = await timeSearch(opened);
    formatTable(
      `${engine.name}, ${size} auctions (made in ${seconds} s), ms; select 1: ${floor.p50} / ${floor.p95}; copy ready ` +
        `after ${ready} ms, ${memory} MB; ${maxChanged} changes followed in ${catchUp} ms`,
      rows,
    );
    return { engine: engine.name, size, seconds, floor, ready, memory, catchUp, rows };
  } finally {
    await opened.close();
  }
}

const engines = await startEngines(values.engines.split(','));
try {
  const search = [];
  for (const engine of engines.all)
    for (const size of sizes)
      if (!engine.embedded || size <= maxEmbedded) search.push(await benchSearch(engine, size));
  const ingestion = [];
  if (!values['skip-ingestion'])
    for (const engine of engines.all) ingestion.push(...(await timeIngestion(engine, values.quick)));
  if (ingestion.length > 0) formatTable('Taking lists in, by the command', ingestion);
  writeReport('search', { machine: machine(), search, ingestion });
} finally {
  engines.stop();
}
