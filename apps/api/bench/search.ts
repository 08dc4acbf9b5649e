import { parseArgs } from 'node:util';

import { listAuctions } from '../src/catalogue/search/list-auctions.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { placeIndexSource } from '../src/catalogue/places/place-index.ts';
import { placeRepository } from '../src/catalogue/places/places.repository.ts';
import { searchInSql } from '../src/catalogue/search/sql/search-in-sql.ts';
import { searchSource } from '../src/catalogue/search/search-source.ts';
import { type Engine, startEngines } from './engines.ts';
import { benchNow, generateAuctions } from './generate-auctions.ts';
import { timeIngestion } from './ingest.ts';
import { measure } from './measure.ts';
import { queryShapes } from './query-shapes.ts';
import { machine, formatTable, writeReport } from './report.ts';

/** Past this size the embedded database is not what one would use. */
const maxEmbedded = 33_000;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    engines: { type: 'string', default: 'pglite,postgres' },
  },
});
const sizes = (values.sizes ?? (values.quick ? '5000' : '33000,200000,1000000')).split(',').map(Number);
const runs = values.quick ? 10 : 60;

/**
 * Every shape by the call that serves the list, page, total, statistics and facets together: asked of the database, and
 * of a copy.
 */
async function timeSearch({ database, pool }: OpenDatabase) {
  const index = await placeIndexSource(placeRepository(database), () => benchNow)();
  const floor = await measure(() => pool.query('select 1'), runs * 5);
  const source = searchSource(database);
  await source.current();
  await source.settle();
  const ways = { sql: searchInSql(database), memory: await source.current() };
  const rows = [];
  for (const [way, search] of Object.entries(ways))
    for (const { name, next } of await queryShapes(database)) {
      const { p50, p95 } = await measure(() => listAuctions(database, search, next(), index), runs);
      rows.push({
        way,
        query: name,
        p50,
        p95,
        '× select 1': Math.round(p50 / floor.p50),
        load: machine().load,
      });
    }
  return { floor, rows };
}

async function benchSearch(engine: Engine, size: number) {
  const opened = await engine.open();
  try {
    const started = performance.now();
    await generateAuctions(opened.work.database, size);
    const seconds = Math.round((performance.now() - started) / 1000);
    const { floor, rows } = await timeSearch(opened);
    formatTable(
      `${engine.name}, ${size} auctions (made in ${seconds} s), ms; select 1: ${floor.p50} / ${floor.p95}`,
      rows,
    );
    return { engine: engine.name, size, seconds, floor, rows };
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
  for (const engine of engines.all) ingestion.push(...(await timeIngestion(engine, values.quick)));
  formatTable('Taking lists in, by the command', ingestion);
  writeReport('search', { machine: machine(), search, ingestion });
} finally {
  engines.stop();
}
