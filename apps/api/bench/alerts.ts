import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { alertAuctionTypes, alertPropertyTypes, propertyTypeOf, typeOfCode } from '@martelo/domain/codes';
import { sql } from 'kysely';

import { matchAlerts } from '../src/members/alerts/match-alerts.ts';
import type { Database } from '../src/platform/database/database.ts';
import { type Engine, startEngines } from './engines.ts';
import { generateAlerts } from './generate-alerts.ts';
import { benchNow, generateAuctions } from './generate-auctions.ts';
import { machine, formatTable, writeReport } from './report.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    alerts: { type: 'string', default: '1000000' },
    news: { type: 'string', default: '10000' },
    engines: { type: 'string', default: 'postgres' },
  },
});
const alerts = Number(values.alerts);
const news = Number(values.news);
/** The state before the list. */
const older = 33_000;
/** How many customers are matched again, by the rules and not by SQL. */
const checked = 300;

const seconds = async (work: () => Promise<unknown>) => {
  const started = performance.now();
  await work();
  return Math.round(performance.now() - started) / 1000;
};

/** The minimum work of any matching: each alert's row joined with its cities and counted. */
const floorJoin = (database: Database) =>
  sql`select count(*), sum(l.price_max) from alerts l join alert_cities c on c.alert_id = l.id
    join people p on p.id = l.person_id`.execute(database);

/**
 * CPU seconds that a process has used, which on a busy machine is more reliable than a clock; 0 where the system does
 * not report it.
 */
function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

interface ActiveAlert {
  id: number;
  person_id: number;
  property_type: number;
  auction_type: number;
  price_min: number;
  price_max: number;
  cities: number[];
}
interface Offered {
  id: number;
  city_id: number;
  subcategory_id: number;
  type: number;
  price: number;
}

function suits(alert: ActiveAlert, auction: Offered): boolean {
  const kind = alertPropertyTypes.find(({ code }) => code === alert.property_type)?.type;
  const type = alertAuctionTypes.find(({ code }) => code === alert.auction_type)!.type;
  return (
    alert.cities.includes(auction.city_id) &&
    propertyTypeOf(auction.subcategory_id) === kind &&
    (type === null || typeOfCode(auction.type) === type) &&
    auction.price >= alert.price_min &&
    auction.price <= alert.price_max
  );
}

/**
 * Pairs of customer and auction by going through all of them one by one; throws where the statement's result differs.
 */
async function checkSample(database: Database): Promise<number> {
  const { rows: active } = await sql<ActiveAlert>`
    select l.*, array_agg(c.city_id) as cities from alerts l join alert_cities c on c.alert_id = l.id
    where l.person_id <= ${checked} and l.paused_at is null group by l.id`.execute(database);
  const { rows: offered } = await sql<Offered>`
    select s.auction_id as id, s.city_id, s.subcategory_id, s.type, s.price from auction_search s
    where s.auction_id > ${older} and (s.ends_at < 'infinity' or s.next_change = 'infinity')`.execute(
    database,
  );
  const { rows: found } = await sql<{ pair: string }>`
    select person_id || ' ' || auction_id as pair from opportunities where person_id <= ${checked}`.execute(
    database,
  );
  const expected = new Set(
    active.flatMap((alert) =>
      offered.filter((auction) => suits(alert, auction)).map(({ id }) => `${alert.person_id} ${id}`),
    ),
  );
  const same = expected.size === found.length && found.every(({ pair }) => expected.has(pair));
  if (!same)
    throw new Error(
      `Of ${checked} customers the statement found ${found.length} pairs, the rules ${expected.size}.`,
    );
  return expected.size;
}

async function benchAlerts(engine: Engine) {
  const opened = await engine.open();
  const { database } = opened.work;
  try {
    const made = await seconds(async () => {
      await generateAuctions(database, older + news);
      await generateAlerts(database, alerts);
      await sql`insert into auction_events (auction_id, kind, list_date)
        select id, 'listed', list_date from auctions where id > ${older} order by id`.execute(database);
      await sql`vacuum analyze auction_events`.execute(database);
    });
    await floorJoin(database);
    const floor = await seconds(() => floorJoin(database));
    const before = machine().load;
    let people = 0;
    let processor = 0;
    const matching = await seconds(async () => {
      await database.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        const pid = engine.embedded ? 0 : rows[0]!.pid;
        const had = processorSeconds(pid);
        people = (await matchAlerts(trx, { listId: 1, sourceId: 1, after: 0, last: news }, benchNow)).length;
        processor = processorSeconds(pid) - had;
      });
    });
    const { rows } = await sql<{ n: number }>`select count(*) as n from opportunities`.execute(database);
    const pairs = await checkSample(database);
    const row = {
      engine: engine.name,
      alerts,
      auctions: news,
      'made in, s': made,
      opportunities: rows[0]!.n,
      customers: people,
      'checked pairs': pairs,
      'plain join, s': floor,
      'matching, s': matching,
      'processor, s': Math.round(processor * 10) / 10,
      '× plain join': Math.round((matching / floor) * 10) / 10,
      load: Math.round(before * 10) / 10,
    };
    return row;
  } finally {
    await opened.close();
  }
}

const engines = await startEngines(values.engines.split(','));
try {
  const rows = [];
  for (const engine of engines.all) rows.push(await benchAlerts(engine));
  if (rows.length > 0) formatTable('A list against every alert', rows);
  writeReport('alerts', { machine: machine(), rows });
} finally {
  engines.stop();
}
