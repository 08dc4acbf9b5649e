import { Agent } from 'node:http';
import { parseArgs } from 'node:util';

import { sql } from 'kysely';

import { quietRounds } from '../../../scripts/bench/quiet-rounds.ts';
import { openPostgres } from '../src/catalogue/open-database.ts';
import type { Database } from '../src/platform/database/database.ts';
import { cacheableOperations } from '../src/platform/http/response-cache.ts';
import { refreshNeighborhoods, refreshSearch } from '../src/catalogue/search/search-table.ts';
import { hashPassword } from '../src/identity/passwords.ts';
import { aCaller } from '../test/callers.ts';
import { startServerProcess } from '../test/server-process.ts';
import { type CallKind, callKinds, listPath, type Owned, type Stock } from './calls.ts';
import { startEngines } from './engines.ts';
import { benchNow, generateAuctions } from './generate-auctions.ts';
import { type Answered, type Call, loadWith, send } from './load.ts';
import { measure } from './measure.ts';
import { queryShapes } from './query-shapes.ts';
import { machine, formatTable, writeReport } from './report.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    auctions: { type: 'string', default: '33000' },
    connections: { type: 'string', default: '50' },
    'per-second': { type: 'string', default: '50' },
    requests: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const load = { connections: Number(values.connections), perSecond: Number(values['per-second']) };
const customers = 50;
/** Ids up to here are auctions. */
const fewest = Math.min(30_000, Number(values.auctions));

/** Moves the generated rounds to around `now`, the server's clock. */
async function moveTo(database: Database, now: Date): Promise<void> {
  const days = Math.round((now.getTime() - benchNow.getTime()) / 86_400_000);
  await sql`update auctions set date_first = date_first + ${days} * interval '1 day',
    date_second = date_second + ${days} * interval '1 day', date_third = date_third + ${days} * interval '1 day'`.execute(
    database,
  );
  const { rows } = await sql<{ id: number }>`select id from auctions`.execute(database);
  const ids = rows.map(({ id }) => id);
  await database.transaction().execute((trx) => refreshSearch(trx, ids, [], now));
  await refreshNeighborhoods(database, ids);
  await sql`vacuum analyze`.execute(database);
}

/** People of every role; each customer has 20 favourites, 3 alerts and 60 opportunities. */
async function people(database: Database, now: Date): Promise<Pick<Stock, 'headersOf' | 'customers'>> {
  const several = (role: 'customer' | 'auctioneer' | 'admin', count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) => aCaller(database, now, `${role}-${at}@exemplo.com.br`, role)),
    );
  const buyers = await several('customer', customers);
  const ids = buyers.map(({ id }) => id);
  await sql`insert into favorites (person_id, auction_id, created_at)
    select p, 1 + (p * 97 + n * 13) % ${fewest}::integer, ${now} from unnest(${ids}::bigint[]) as p, generate_series(1, 20) as n
    on conflict do nothing`.execute(database);
  await sql`insert into alerts (person_id, property_type, price_min, price_max, created_at, updated_at)
    select p, n, 0, 50000000, ${now}, ${now} from unnest(${ids}::bigint[]) as p, generate_series(1, 3) as n`.execute(
    database,
  );
  await sql`insert into alert_cities select id, 3550308 from alerts`.execute(database);
  await sql`insert into opportunities (person_id, auction_id, matched_at)
    select p, 1 + (p * 31 + n * 101) % ${fewest}::integer, ${now} from unnest(${ids}::bigint[]) as p, generate_series(1, 60) as n
    on conflict do nothing`.execute(database);
  await sql`vacuum analyze favorites, alerts, alert_cities, opportunities, people, sessions`.execute(
    database,
  );
  const headers = (callers: { headers: { authorization: string } }[]) =>
    callers.map(({ headers: own }) => ({ ...own }));
  const { rows: owned } = await sql<Owned>`
    select email, array(select id from alerts where person_id = p.id) as alerts,
      array(select auction_id from opportunities where person_id = p.id) as opportunities
    from people p where id = any (${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`.execute(
    database,
  );
  return {
    headersOf: {
      customer: headers(buyers),
      auctioneer: headers(await several('auctioneer', 5)),
      admin: headers(await several('admin', 5)),
    },
    // An array of bigint comes as texts.
    customers: owned.map(({ email, alerts, opportunities }) => ({
      email,
      alerts: alerts.map(Number),
      opportunities: opportunities.map(Number),
    })),
  };
}

async function stockOf(database: Database, now: Date): Promise<Stock> {
  const { rows } = await sql<{ uuid_key: string }>`
    select a.uuid_key from auctions a join auction_search s on s.auction_id = a.id order by a.id limit 2000`.execute(
    database,
  );
  return {
    auctions: rows.map(({ uuid_key }) => uuid_key),
    city: 3_550_308,
    state: 35,
    ...(await people(database, now)),
  };
}

/** Answered 200 to one request, or the status why it is left out. */
async function probe(origin: URL, { next }: CallKind): Promise<number> {
  const agent = new Agent();
  const status = await send(origin, agent, next());
  agent.destroy();
  return status;
}

const tries = 8;

interface Timed extends Answered {
  /** The greatest share of CPU time withheld (steal) in a round that counts: 0 to 1. */
  stolen: number;
}

/**
 * The middle of several rounds after one that does not count: other load on the machine for a second spoils only one of
 * them. Of the tries, those count in which the machine's host withheld the least.
 */
async function timeRounds(origin: URL, next: () => Call): Promise<Timed> {
  const count = Number(values.requests);
  const roundCount = Number(values.rounds);
  await loadWith(origin, next, count / 2, load);
  const { results: rounds, stolen } = await quietRounds(
    () => loadWith(origin, next, count, load),
    roundCount,
    tries,
  );
  const middle = (of: (round: Answered) => number) =>
    rounds.map(of).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  const statuses = new Map<number, number>();
  for (const round of rounds)
    for (const [status, times] of round.statuses) statuses.set(status, (statuses.get(status) ?? 0) + times);
  return {
    p50: middle(({ p50 }) => p50),
    p95: middle(({ p95 }) => p95),
    stolen,
    statuses,
  };
}

async function timeCalls(origin: URL, kinds: readonly CallKind[]) {
  const floor = await timeRounds(origin, () => ({
    method: 'GET',
    path: '/healthz',
    headers: {},
    body: null,
  }));
  const row = (call: string, { p50, p95, stolen }: Timed) => ({
    call,
    p50,
    p95,
    '× healthz': Math.round((p50 / floor.p50) * 10) / 10,
    load: Math.round(machine().load * 10) / 10,
    'withheld, %': Math.round(stolen * 100),
  });
  const rows = [row('GET /healthz', floor)];
  const skipped: string[] = [];
  for (const kind of kinds) {
    const status = await probe(origin, kind);
    if (status !== 200) {
      skipped.push(`${kind.name} (${status})`);
      continue;
    }
    const timed = await timeRounds(origin, kind.next);
    const failed = [...timed.statuses].filter(([code]) => code !== 200);
    rows.push(row([kind.name, ...failed.map((pair) => pair.join(' × '))].join(' '), timed));
  }
  return { rows, skipped };
}

/** The calls of a server of its own, with this much memory for its response cache. */
async function timeServer(databaseUrl: string, cacheMb: number, kinds: readonly CallKind[]) {
  const env = { REQUESTS_PER_MINUTE: '1000000', RESPONSE_CACHE_MB: String(cacheMb) };
  const server = await startServerProcess(databaseUrl, env);
  try {
    return await timeCalls(new URL(server.url), kinds);
  } finally {
    await server.end('SIGTERM');
  }
}

const engines = await startEngines(['postgres']);
try {
  const [engine] = engines.all;
  if (engine) {
    const { DATABASE_URL = '' } = await engine.environment();
    const opened = await openPostgres(DATABASE_URL);
    const { database } = opened.work;
    const now = new Date();
    await generateAuctions(database, Number(values.auctions));
    await moveTo(database, now);
    const stock = await stockOf(database, now);
    const lists = (await queryShapes(database)).map(({ name, next }) => ({
      name: `listAuctions, ${name}`,
      next: () => ({ method: 'GET', path: listPath(next()), headers: {}, body: null }),
    }));
    const only = values.only.split(',');
    const kinds = [...lists, ...callKinds(stock)].filter(({ name }) =>
      only.some((part) => name.includes(part)),
    );
    const hashing = await measure(() => hashPassword('praia-do-futuro-91'), 30);
    const isCacheable = ({ name }: CallKind) => cacheableOperations.has(name.split(',')[0]!);
    const made = await timeServer(DATABASE_URL, 0, kinds.filter(isCacheable));
    const { rows, skipped } = await timeServer(DATABASE_URL, 16, kinds);
    await opened.close();
    const how = `${load.connections} connections, ${load.perSecond} requests a second, ${values.auctions} auctions, one process, ms`;
    formatTable(`Cacheable calls, without a cache: ${how}`, made.rows);
    formatTable(`As a site is called, with the response cache: ${how}`, rows);
    console.log(`\nHashing a password: ${hashing.p50} / ${hashing.p95} ms`);
    if (skipped.length > 0) console.log(`Not timed, since the examples do not fit: ${skipped.join(', ')}`);
    writeReport('api', { machine: machine(), load, made: made.rows, rows, skipped, hashing });
  }
} finally {
  engines.stop();
}
